#!/bin/sh
# Inside a bus of its own: the window manager, the voice, the accessibility bus and the screen reader. Ends with its
# standard input.
set -eu

openbox --sm-disable >"$EAR_ROOM/openbox.log" 2>&1 &
speech-dispatcher -s -C "$EAR_ROOM/config/speech-dispatcher" -L "$EAR_ROOM" -P "$EAR_ROOM/voice.pid" -t 0 \
  -c unix_socket -S "$EAR_ROOM/run/voice.sock" >"$EAR_ROOM/voice.log" 2>&1 &

# The first call starts the accessibility bus; then it is told that a screen reader is about.
call() { gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method "$@" >/dev/null; }
call org.a11y.Bus.GetAddress
call org.freedesktop.DBus.Properties.Set org.a11y.Status IsEnabled '<true>'
call org.freedesktop.DBus.Properties.Set org.a11y.Status ScreenReaderEnabled '<true>'

until [ -S "$EAR_ROOM/run/voice.sock" ]; do sleep 0.05; done
orca >"$EAR_ROOM/orca.log" 2>&1 &
echo "$DBUS_SESSION_BUS_ADDRESS" >"$EAR_ROOM/bus.part"
mv "$EAR_ROOM/bus.part" "$EAR_ROOM/bus"
cat >/dev/null
kill 0
