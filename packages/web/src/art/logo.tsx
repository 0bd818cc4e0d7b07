/** The logo: a river stone whose vein is a sum sign. */

import './logo.css';

/** The sign alone. */
function Logo() {
  return (
    <svg class="logo" viewBox="0 0 64 64" aria-hidden="true">
      <path class="logo-stone" d="M29 5C46 3 58 13 61 28c2.8 15-5 27-20 30-16 3-33-.5-37-15C.5 28 9 7.5 29 5z" />
      <path class="logo-light" d="M11 27C13 17.5 20 11.5 29.5 10.5" />
      <path class="logo-vein" d="M44 24.5V18H21l13 14.5L21 47h23v-6.5" />
    </svg>
  );
}

/** The sign and the name, which is the same in every language. */
export function Wordmark() {
  return (
    <span class="wordmark">
      <Logo />
      <span class="wordmark-name">Riverstone</span>
    </span>
  );
}
