/** The bag: which digits can still be drawn, which are out for this turn, and which have left the game. */

import { isComplete, type KakuzuView } from '@riverstone/rules/kakuzu';
import { words } from '../../messages/words';
import './bag.css';
import { digits } from '../table/units';

const all = [0, ...digits];

export function KakuzuBag({ view }: { readonly view: KakuzuView }) {
  const text = words().kakuzu.tray;
  const complete = digits.filter((digit) => isComplete(view.uncovered, digit));
  const classOf = (digit: number): string => {
    if (view.bag.includes(digit)) return 'kakuzu-bag-digit';
    return digits.some((each) => each === digit && complete.includes(each))
      ? 'kakuzu-bag-digit kakuzu-bag-complete'
      : 'kakuzu-bag-digit kakuzu-bag-drawn';
  };
  return (
    <div class="kakuzu-bag">
      <p class="visually-hidden">
        {text.bagHas({ digits: view.bag })} {view.drawn.length > 0 && text.drawnHas({ digits: view.drawn })}{' '}
        {complete.length > 0 && text.completeAre({ digits: complete })}
      </p>
      <span class="kakuzu-bag-name" aria-hidden="true">
        {text.bag}
      </span>
      <div class="kakuzu-bag-digits" aria-hidden="true">
        {all.map((digit) => (
          <span key={digit} class={classOf(digit)} data-bag={digit}>
            {digit}
          </span>
        ))}
      </div>
    </div>
  );
}
