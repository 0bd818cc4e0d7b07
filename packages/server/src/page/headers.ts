/** Security and cache headers. */

/** Everything must come from this server. `styles` may allow one inline style sheet by its hash. */
function contentPolicy(styles: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${styles}`,
    // data: is for small images in style sheets.
    "img-src 'self' data:",
    "worker-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The page needs none of these, so injected code does not get them either. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** For every response. */
export function securityHeaders(styles = "'self'"): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(styles),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

/** Assets have a hash in their names and never change. All else is revalidated, mostly with a 304. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
