/** The page for 404: its style is inline, so it needs no other file. */

import { createHash } from 'node:crypto';

const style = `
:root { color-scheme: light dark; --paper: #f4efe4; --ink: #22303a; --stone: #8b9aa0; }
@media (prefers-color-scheme: dark) { :root { --paper: #171b1d; --ink: #ece6d8; --stone: #6d7f88; } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 1rem; padding: 1rem;
  box-sizing: border-box; text-align: center; background: var(--paper); color: var(--ink); font: 1.1rem/1.5 system-ui, sans-serif; }
svg { width: 9rem; fill: var(--stone); }
h1 { margin: 0; font: 2rem/1.2 Georgia, serif; }
p { margin: 0; max-width: 32ch; }
a { color: inherit; padding: 0.6rem 1.2rem; border: 2px solid currentcolor; border-radius: 999px; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--stone); outline-offset: 3px; }
`;

const text = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nothing here · Riverstone</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<svg viewBox="0 0 90 30" aria-hidden="true"><ellipse cx="16" cy="20" rx="13" ry="8"/><ellipse cx="45" cy="16" rx="12" ry="8"/><ellipse cx="74" cy="21" rx="12" ry="7"/></svg>
<h1>No stone to step on</h1>
<p>There is no page at this address.</p>
<a href="/">To the games</a>
</body>
</html>
`;

export const notFoundPage = {
  type: 'text/html; charset=utf-8',
  content: Buffer.from(text),
  /** Allows the style sheet above in the content security policy, by its hash. */
  styles: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
};
