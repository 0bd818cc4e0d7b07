/** What every answer says besides its content: what a page may do, and how long it may be kept. */

/** Scripts, styles, pictures and requests of our own only; `styles` lets one known style sheet stand inside a page. */
function contentPolicy(styles: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${styles}`,
    // data: for small drawings inside style sheets
    "img-src 'self' data:",
    "worker-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The page needs none of these, so nothing that slips into it gets them. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** For every answer. */
export function safetyHeaders(styles = "'self'"): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(styles),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

/** A name with a hash in it never means anything else; all others are asked for again, and mostly answered with 304. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
