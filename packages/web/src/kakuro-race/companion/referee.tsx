/** The referee of the race: the field and marker in, is there a line? And is the one that was called valid? */

import { formatClaim } from '@riverstone/rules/kakuro-race';
import { useState } from 'preact/hooks';
import { useCompanionWords } from '../../companion/companion-words';
import { NotationField } from '../../companion/position/notation-field';
import type { KeptPosition } from '../../companion/position/position-history';
import { positionTool } from '../../companion/position/position-tool';
import { PositionTools } from '../../companion/position/position-tools';
import { Segmented } from '../../ui/controls/segmented';
import { Stepper } from '../../ui/controls/stepper';
import { announce } from '../../ui/feedback/announcer';
import { FieldEditor, type FieldMode } from './field-editor';
import { judgeRace } from './judge';
import {
  emptyRace,
  HIGHEST_MARKER,
  LOWEST_MARKER,
  type RaceQuestion,
  raceClaimFrom,
  raceText,
  readRace,
} from './position';
import type { RaceRefereeWords } from './referee-words';
import { RulingBox } from './ruling-box';
import { TileCounter } from './tile-counter';

/** The tool with the words of a language. */
export function refereeWith(own: RaceRefereeWords) {
  return positionTool({
    tool: 'referee',
    game: 'kakuro-race',
    first: raceText(emptyRace),
    check: readRace,
    Editor: ({ kept }) => <Referee kept={kept} own={own} />,
  });
}

/** A claim with one of each. */
const EXAMPLE = 'a2-e2 x:d2,f6 #f2(d) n7:c2 d';

function Referee({ kept, own }: { readonly kept: KeptPosition; readonly own: RaceRefereeWords }) {
  const { text } = own;
  const { position: shared, numbers } = useCompanionWords();
  const [mode, setMode] = useState<FieldMode>('field');
  const read = readRace(kept.text);
  const position = read.ok ? read.value : emptyRace;
  const set = (next: RaceQuestion): void => kept.set(raceText(next));
  return (
    <div class="position">
      <div class="position-main">
        <Segmented
          label={text.mode}
          value={mode}
          choices={(['field', 'scored', 'claim'] as const).map((value) => ({ value, label: text.modes[value] }))}
          onChange={(value) => setMode(value)}
        />
        <FieldEditor key={mode} own={own} mode={mode} position={position} set={set} />
      </div>
      <div class="position-side">
        <Stepper
          label={text.marker}
          value={position.marker}
          min={LOWEST_MARKER}
          max={HIGHEST_MARKER}
          onChange={(marker) => set({ ...position, marker })}
        />
        <TileCounter text={text} position={position} set={set} />
        <RulingBox
          text={text}
          position={position}
          ruling={judgeRace(position)}
          onShow={(claim) => {
            set({ ...position, claim });
            setMode('claim');
          }}
          onPlay={(next) => {
            set(next);
            announce(text.played);
          }}
        />
        <NotationField
          label={text.claim}
          hint={text.claimHint({ example: EXAMPLE })}
          value={position.claim === null ? '' : formatClaim(position.claim)}
          onRead={(said) => {
            const claim = raceClaimFrom(said, numbers);
            if (claim === null && said.trim() !== '') return false;
            set({ ...position, claim });
            return true;
          }}
        />
        <PositionTools
          tool="referee"
          game="kakuro-race"
          kept={kept}
          starts={[{ label: shared.empty, text: raceText(emptyRace) }]}
          check={readRace}
        />
      </div>
    </div>
  );
}
