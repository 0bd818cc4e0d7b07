/** Runs in a page before its own scripts: notes errors, words in the console, and what the content policy forbids. */

(() => {
  const faults = [];
  window.riverstoneFaults = faults;
  const about = (target) => target?.outerHTML?.slice(0, 150) ?? String(target);
  const noteError = ({ message = '', target }) => {
    // Firefox tells when it drops what was only loaded ahead, as when a service worker takes over meanwhile. What the
    // page needs is then loaded by its import, and that fails loudly.
    if (target?.rel !== 'modulepreload') faults.push(`error: ${message} ${about(target)}`);
  };
  addEventListener('error', noteError, true);
  addEventListener('unhandledrejection', (event) => faults.push(`rejection: ${event.reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    faults.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    faults.push(`console: ${words.join(' ')}`);
    error.apply(console, words);
  };
})();
