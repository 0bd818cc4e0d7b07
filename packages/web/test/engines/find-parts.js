/** Runs in a page before its own scripts: finds parts by role and name, as people and screen readers know them. */

(() => {
  const native = {
    button: 'button, summary',
    link: 'a[href]',
    textbox: 'input:not([type]), input[type=text]',
    heading: 'h1, h2, h3',
    dialog: 'dialog[open]',
    list: 'ol, ul',
    listitem: 'li',
    main: 'main',
  };
  const isShown = (element) =>
    element.getClientRects().length > 0 && element.closest('[aria-hidden=true], [inert]') === null;
  const textOf = (element) => {
    const hidden = new Set(element.querySelectorAll('[aria-hidden=true]'));
    const words = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      hidden.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) words.push(node.data);
    }
    return words.join(' ');
  };
  const nameOf = (element) => {
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    const labels = [...by, ...(element.labels ?? [])].filter((label) => label !== null);
    const name = element.getAttribute('aria-label') ?? labels.map(textOf).join(' ');
    return (name.trim() || textOf(element)).replaceAll(/\s+/g, ' ').trim();
  };
  /** All parts with a role, in the order of the page; only those whose name matches, if a pattern is given. */
  window.riverstoneParts = (role, pattern) => {
    const own = native[role] === undefined ? [] : [...document.querySelectorAll(native[role])];
    const wanted = [
      ...document.querySelectorAll(`[role=${role}]`),
      ...own.filter((each) => !each.hasAttribute('role')),
    ];
    const inOrder = wanted.toSorted((one, other) => (one.compareDocumentPosition(other) & 2 ? 1 : -1));
    const name = pattern === undefined ? null : new RegExp(pattern);
    return inOrder.filter((each) => isShown(each) && (name === null || name.test(nameOf(each))));
  };
  const noteClick = ({ target }) => {
    if (window.riverstoneClicks?.contains(target)) delete window.riverstoneClicks;
  };
  addEventListener('click', noteClick, { capture: true });
})();
