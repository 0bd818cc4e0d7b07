/** The set-up in small: which boxes have lost their stone, and how many are left. */

import { hasOpened, type KakuzuView } from '@riverstone/rules/kakuzu';
import { words } from '../../messages/words';
import './box-map.css';
import { boxes, boxesLeft } from '../table/units';

export function BoxMap({ view }: { readonly view: KakuzuView }) {
  return (
    <div class="kakuzu-box-map">
      <div class="kakuzu-box-map-boxes" aria-hidden="true">
        {boxes.map((box) => (
          <span key={box} class={hasOpened(view.uncovered, box) ? 'kakuzu-box kakuzu-box-opened' : 'kakuzu-box'} />
        ))}
      </div>
      <p>{words().kakuzu.tray.boxesLeft({ left: boxesLeft(view.uncovered) })}</p>
    </div>
  );
}
