#!/usr/bin/python3
"""The smallest browser on WebKitGTK that WebKitWebDriver can drive: a window and nothing else, of any size.

Arguments: the folder to keep everything in, and a script that runs in each page before its own.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder, script = sys.argv[1:3]
data = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(["en"])


def open_view(_session):
    scripts = WebKit2.UserContentManager()
    with open(script, encoding="utf-8") as file:
        source = file.read()
    frames = WebKit2.UserContentInjectedFrames.ALL_FRAMES
    start = WebKit2.UserScriptInjectionTime.START
    scripts.add_script(WebKit2.UserScript.new(source, frames, start, None, None))
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=scripts)
    window = Gtk.Window()
    window.set_default_size(360, 640)
    window.add(view)
    window.show_all()
    return view


context.connect("automation-started", lambda _context, session: session.connect("create-web-view", open_view))
Gtk.main()
