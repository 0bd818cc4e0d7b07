/** Runs in a page before its own scripts: notes errors, words in the console, and what the content policy forbids. */

(() => {
  const faults = [];
  window.riverstoneFaults = faults;
  const about = (target) => (target instanceof Element ? ` ${target.outerHTML.slice(0, 150)}` : '');
  addEventListener('error', (event) => faults.push(`error: ${event.message ?? ''}${about(event.target)}`), true);
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
