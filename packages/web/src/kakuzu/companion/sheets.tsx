/** Sheets to print: chosen by number or drawn fresh. The page never shows their digits, only the paper does. */

import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { KakuzuCompanionMessages } from '../../messages/generated/kakuzu/companion';
import { Button } from '../../ui/controls/button';
import { Segmented } from '../../ui/controls/segmented';
import { Stepper } from '../../ui/controls/stepper';
import { allNumbers, countOf, freshRng, MAX_FRESH, sheetsFor } from './printed-sheets';
import { type Paper, papers, SheetPages } from './sheet-pages';
import './sheets.css';

type Words = KakuzuCompanionMessages['sheets'];

/** The tool with the words of a language. */
export function sheetsWith(text: Words) {
  return () => <Sheets text={text} />;
}

function Sheets({ text }: { readonly text: Words }) {
  const [numbers, setNumbers] = useState<readonly number[]>([1]);
  const [fresh, setFresh] = useState(0);
  const [paper, setPaper] = useState<Paper>('a4');
  useEffect(() => clearPages, []);
  const order = { numbers, fresh };
  const toggle = (number: number): void =>
    setNumbers(numbers.includes(number) ? numbers.filter((each) => each !== number) : [...numbers, number]);
  const print = (): void => {
    render(<SheetPages text={text} paper={paper} sheets={sheetsFor(order, text, freshRng())} />, pagesRoot());
    globalThis.print();
  };
  return (
    <div class="sheets">
      <fieldset class="sheets-numbers">
        <legend>{text.numbered}</legend>
        {allNumbers.map((number) => (
          <Button
            key={number}
            size="small"
            kind={numbers.includes(number) ? 'primary' : 'plain'}
            label={text.sheet({ number })}
            pressed={numbers.includes(number)}
            onClick={() => toggle(number)}
          >
            {number}
          </Button>
        ))}
      </fieldset>
      <div class="sheets-some">
        <Button size="small" onClick={() => setNumbers(allNumbers)}>
          {text.all}
        </Button>
        <Button size="small" onClick={() => setNumbers([])}>
          {text.no}
        </Button>
      </div>
      <Stepper label={text.fresh} value={fresh} min={0} max={MAX_FRESH} onChange={setFresh} />
      <Segmented
        label={text.paper}
        value={paper}
        choices={papers.map((value) => ({ value, label: text.papers[value] }))}
        onChange={(value) => setPaper(value)}
      />
      <p>{text.look}</p>
      <Button kind="primary" size="large" icon="print" disabled={countOf(order) === 0} onClick={print}>
        {text.print({ number: countOf(order) })}
      </Button>
    </div>
  );
}

const ROOT = 'printed';

/** Beside the page, which is not printed: what is in here is nothing but paper. */
function pagesRoot(): HTMLElement {
  const there = document.getElementById(ROOT);
  if (there !== null) return there;
  const root = document.createElement('div');
  root.id = ROOT;
  document.body.append(root);
  return root;
}

function clearPages(): void {
  const root = document.getElementById(ROOT);
  if (root === null) return;
  render(null, root);
  root.remove();
}
