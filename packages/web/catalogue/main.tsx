/** `npm run catalogue`: every piece of `ui/` and each game's tables. `?table=kakuzu/draft` shows one table alone. */

import { effect } from '@preact/signals';
import { render } from 'preact';
import '../src/design/design.css';
import { isLanguage, switchLanguage, words } from '../src/messages/words';
import { uiWords } from '../src/ui/words';
import { Catalogue } from './catalogue';
import { ExampleScreen } from './example-screen';
import { setTheme } from './theme';

const root = document.getElementById('app');
if (root === null) throw new Error('the catalogue has no place for its parts');

const asked = new URLSearchParams(location.search);
const language = asked.get('language');
setTheme(asked.get('theme') ?? 'light');
await switchLanguage(isLanguage(language) ? language : 'en');
effect(() => {
  uiWords.value = words().app.kit;
});
const show = (): void => {
  const table = new URLSearchParams(location.search).get('table');
  render(table === null ? <Catalogue /> : <ExampleScreen key={table} table={table} />, root);
};
addEventListener('popstate', show);
show();
