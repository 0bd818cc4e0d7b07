/** Runs in a page before its own scripts: notes what the page gives a screen reader to say, in its order. */

(() => {
  const announced = [];
  window.riverstoneAnnounced = announced;
  const isHeard = (region) => {
    const dialog = document.querySelector('dialog[open]');
    const isLive = region instanceof Element && region.matches('[aria-live=polite], [aria-live=assertive]');
    return isLive && (dialog === null || dialog.contains(region));
  };
  const note = (records) => {
    for (const { addedNodes, target } of records) {
      for (const node of addedNodes) if (node instanceof Element && isHeard(target)) announced.push(node.textContent);
    }
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
})();
