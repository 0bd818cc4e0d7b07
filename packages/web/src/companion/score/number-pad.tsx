/** A number pad with large keys: digits, then add or take off. A keyboard's own digits work too. */

import { useState } from 'preact/hooks';
import { grammar } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { useCompanionWords } from '../companion-words';

interface NumberPadProps {
  readonly label: string;
  onEnter(points: number): void;
}

const MAX_DIGITS = 3;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export function NumberPad({ label, onEnter }: NumberPadProps) {
  const { score: text } = useCompanionWords();
  const [typed, setTyped] = useState('');
  const points = Number(typed);
  const type = (digit: number): void => {
    setTyped((before) => (before.length < MAX_DIGITS ? String(Number(`${before}${digit}`)) : before));
  };
  const enter = (sign: 1 | -1): void => {
    if (typed === '') return;
    onEnter(sign * points || 0);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^\d$/.test(event.key)) type(Number(event.key));
    else if (event.key === 'Backspace') setTyped(typed.slice(0, -1));
    else if (event.key === '-') enter(-1);
    else if (event.key === '+') enter(1);
    else return;
    event.preventDefault();
  };
  return (
    <fieldset class="number-pad" onKeyDown={onKeyDown}>
      <legend class="number-pad-label">
        {label}: <output class="number-pad-typed">{typed === '' ? '…' : grammar().number(points)}</output>
      </legend>
      <div class="number-pad-keys">
        {digits.map((digit) => (
          <Button key={digit} size="large" onClick={() => type(digit)}>
            {text.digit({ digit })}
          </Button>
        ))}
        <Button size="large" icon="close" label={text.clear} disabled={typed === ''} onClick={() => setTyped('')} />
        <Button size="large" onClick={() => type(0)}>
          {text.digit({ digit: 0 })}
        </Button>
        <Button
          size="large"
          icon="minus"
          label={text.subtract({ points })}
          disabled={typed === ''}
          onClick={() => enter(-1)}
        />
      </div>
      <Button kind="primary" size="large" icon="plus" disabled={typed === ''} onClick={() => enter(1)}>
        {text.add({ points })}
      </Button>
    </fieldset>
  );
}
