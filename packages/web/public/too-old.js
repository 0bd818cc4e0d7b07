/**
 * Runs before the page's own scripts, in any browser, and so in the oldest JavaScript: says that a newer browser is
 * needed, where the page would stay blank or break. The versions stand in docs/page.md, too.
 */

(() => {
  var browsers = 'Chrome 114, Edge 114, Firefox 125, Safari 17';
  var sentences = {
    en: 'Riverstone needs a newer browser: ' + browsers + ' or later.',
    fr: 'Riverstone demande un navigateur plus récent\u00a0: ' + browsers + ' ou plus récent.',
    it: 'Riverstone ha bisogno di un browser più recente: ' + browsers + ' o successivi.',
    nl: 'Riverstone heeft een nieuwere browser nodig: ' + browsers + ' of later.',
    de: 'Riverstone braucht einen neueren Browser: ' + browsers + ' oder neuer.',
  };

  /** What is used without a way round it. Popovers are the newest of it. */
  function isNewEnough() {
    return (
      'popover' in HTMLElement.prototype &&
      'showModal' in (window.HTMLDialogElement || {}).prototype &&
      'toSorted' in Array.prototype &&
      CSS.supports('color', 'color-mix(in srgb, red, red)') &&
      CSS.supports('width', '1cqw') &&
      CSS.supports('selector(:has(a))')
    );
  }

  var isFine = false;
  try {
    isFine = isNewEnough();
  } catch (_error) {
    // Even to ask is too new for it.
  }
  if (isFine) return;
  var wanted = navigator.languages || [navigator.language || 'en'];
  var language = 'en';
  for (var index = 0; index < wanted.length; index++) {
    var name = String(wanted[index]).slice(0, 2).toLowerCase();
    if (sentences[name]) {
      language = name;
      break;
    }
  }
  var note = document.getElementById('note');
  document.documentElement.setAttribute('data-too-old', '');
  document.documentElement.setAttribute('lang', language);
  note.hidden = false;
  note.appendChild(document.createTextNode(sentences[language]));
})();
