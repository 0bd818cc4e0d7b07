/** Who begins: drawn fairly, or the youngest. */

import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../ui/controls/button';
import { Segmented } from '../../ui/controls/segmented';
import { Stepper } from '../../ui/controls/stepper';
import { announce } from '../../ui/feedback/announcer';
import { motionAllowed } from '../../ui/motion/motion';
import { SeatMark } from '../../ui/pictures/seat-mark';
import { useCompanionWords } from '../companion-words';
import { MAX_PLAYERS, seated } from '../score/score-game';
import { storedScore } from '../score/score-store';
import { cryptoWord, pickFirst } from './pick-first';
import './first-player.css';

/** How often the light jumps before it stays, and how long it rests at first, in milliseconds. */
const JUMPS = 14;
const REST = 60;

/** Where the light is, and how often it will still jump. */
interface Light {
  readonly at: number;
  readonly jumps: number;
}

export function FirstPlayer() {
  const { first: text, player: numbered } = useCompanionWords();
  const known = storedScore()?.players ?? [];
  const [how, setHow] = useState<'lot' | 'youngest'>('lot');
  const [count, setCount] = useState(Math.max(2, known.length));
  const [light, setLight] = useState<Light | null>(null);
  const players = seated(known, count, (player) => numbered({ number: player + 1 }));
  const isDrawn = light !== null && light.jumps === 0;

  useEffect(() => {
    if (light === null) return;
    if (light.jumps === 0) {
      announce(text.begins({ name: players[light.at]?.name ?? '' }));
      return;
    }
    const timer = setTimeout(
      () => setLight({ at: (light.at + 1) % count, jumps: light.jumps - 1 }),
      REST + (JUMPS - light.jumps) * 12,
    );
    return () => clearTimeout(timer);
  }, [light]);

  // What is drawn is settled first: the light only leads there.
  const draw = (): void => {
    const chosen = pickFirst(count, cryptoWord);
    const jumps = motionAllowed() ? JUMPS : 0;
    setLight({ at: (chosen + count * JUMPS - jumps) % count, jumps });
  };
  return (
    <div class="first-player">
      <Segmented
        label={text.how}
        value={how}
        choices={(['lot', 'youngest'] as const).map((value) => ({ value, label: text[value] }))}
        onChange={(value) => setHow(value)}
      />
      {how === 'youngest' ? (
        <p class="first-player-result">{text.youngestBegins}</p>
      ) : (
        <>
          <Stepper
            label={text.count}
            value={count}
            min={2}
            max={MAX_PLAYERS}
            onChange={(next) => {
              setCount(next);
              setLight(null);
            }}
          />
          <ul class="first-player-all">
            {players.map(({ name, mark }, index) => (
              <li
                key={`${index + 1}`}
                class={light?.at === index ? 'first-player-one first-player-lit' : 'first-player-one'}
              >
                <SeatMark seat={mark} size="2.5rem" />
                <span>{name}</span>
              </li>
            ))}
          </ul>
          <Button kind="primary" size="large" icon="people" disabled={light !== null && !isDrawn} onClick={draw}>
            {isDrawn ? text.again : text.draw}
          </Button>
          <p class="first-player-result">
            {isDrawn ? text.begins({ name: players[light.at]?.name ?? '' }) : text.fair}
          </p>
        </>
      )}
    </div>
  );
}
