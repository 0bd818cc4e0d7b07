/** The referee of Kakuro Challenge: lay out the board and the move, and read the ruling. */

import { columnName, rowName, type Square } from '@riverstone/rules';
import { formatPlacement, SIZE } from '@riverstone/rules/kakuro-challenge';
import { useState } from 'preact/hooks';
import { useCompanionWords } from '../../companion/companion-words';
import { NotationField } from '../../companion/position/notation-field';
import { PiecePad } from '../../companion/position/piece-pad';
import type { KeptPosition } from '../../companion/position/position-history';
import { positionTool } from '../../companion/position/position-tool';
import { PositionTools } from '../../companion/position/position-tools';
import { SmallBoard } from '../../figures/small-board';
import { words } from '../../messages/words';
import { Segmented } from '../../ui/controls/segmented';
import { Switch } from '../../ui/controls/switch';
import { TextField } from '../../ui/controls/text-field';
import { announce } from '../../ui/feedback/announcer';
import { Icon } from '../../ui/pictures/icon';
import { ChallengeTile } from '../pieces/challenge-tile';
import { nameOf, tileWords } from '../words/kakuro-words';
import { boardWithMove, framesOf, markOn, pieceOn, spokenOn } from './board-parts';
import { type Edit, type EditMode, edited, editOfKey } from './editor';
import { judgeChallenge } from './judge';
import {
  type ChallengeQuestion,
  challengeMoveFrom,
  challengeText,
  emptyChallenge,
  readChallenge,
  standardChallenge,
} from './position';
import type { ChallengeRefereeWords } from './referee-words';
import { RulingBox } from './ruling-box';

/** The tool with the words of a language. */
export function refereeWith(own: ChallengeRefereeWords) {
  return positionTool({
    tool: 'referee',
    game: 'kakuro-challenge',
    first: challengeText(standardChallenge),
    check: readChallenge,
    Editor: ({ kept }) => <Referee kept={kept} own={own} />,
  });
}

interface RefereeProps {
  readonly kept: KeptPosition;
  readonly own: ChallengeRefereeWords;
}

function Referee({ kept, own }: RefereeProps) {
  const { text } = own;
  const { position: shared } = useCompanionWords();
  const [mode, setMode] = useState<EditMode>('board');
  const read = readChallenge(kept.text);
  const position = read.ok ? read.value : emptyChallenge;
  const set = (next: ChallengeQuestion): void => kept.set(challengeText(next));
  const ruling = judgeChallenge(position);
  return (
    <div class="position">
      <div class="position-main">
        <Segmented
          label={text.mode}
          value={mode}
          choices={(['board', 'move'] as const).map((value) => ({ value, label: text.modes[value] }))}
          onChange={(value) => setMode(value)}
        />
        <BoardEditor own={own} mode={mode} position={position} set={set} />
      </div>
      <div class="position-side">
        <MoveField own={own} position={position} set={set} />
        <RulingBox
          own={own}
          position={position}
          ruling={ruling}
          onShow={(move) => {
            set({ ...position, move });
            setMode('move');
          }}
          onPlay={(board) => {
            set({ ...position, board, move: null });
            announce(text.played);
          }}
        />
        <HandAndGame text={text} position={position} set={set} />
        <PositionTools
          tool="referee"
          game="kakuro-challenge"
          kept={kept}
          starts={[
            { label: shared.empty, text: challengeText(emptyChallenge) },
            { label: shared.standard, text: challengeText(standardChallenge) },
          ]}
          check={readChallenge}
        />
      </div>
    </div>
  );
}

interface EditorProps {
  readonly own: ChallengeRefereeWords;
  readonly position: ChallengeQuestion;
  set(position: ChallengeQuestion): void;
}

function BoardEditor({ own, mode, position, set }: EditorProps & { readonly mode: EditMode }) {
  const { text } = own;
  const [chosen, setChosen] = useState<Square | null>(null);
  const shown = boardWithMove(position);
  const edit = (square: Square, how: Edit): void => set(edited(position, mode, square, how));
  return (
    <>
      <p class="position-note">
        {mode === 'board' ? text.tapSquare : text.tapMove} {text.tapAgain}
      </p>
      <div class="position-board">
        <SmallBoard
          rows={SIZE}
          columns={SIZE}
          piece={(square) => pieceOn(shown, square)}
          lit={framesOf(judgeChallenge(position))}
          live={{
            label: text.board,
            coordinates: { row: rowName, column: columnName },
            spoken: (square) => `${nameOf(square)}, ${spokenOn(own, position, square)}`,
            mark: (square) => markOn(position, square),
            marks: (square) => (square === chosen ? ['chosen'] : []),
            onPress: (square) => {
              if (square === chosen) edit(square, { type: 'flip' });
              setChosen(square);
            },
            onKey: (square, event) => {
              const how = editOfKey(event);
              if (how === null) return false;
              setChosen(square);
              edit(square, how);
              return true;
            },
          }}
        />
      </div>
      <Pad text={text} chosen={chosen} edit={edit} />
    </>
  );
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface PadProps {
  readonly text: ChallengeRefereeWords['text'];
  readonly chosen: Square | null;
  edit(square: Square, how: Edit): void;
}

/** Without a square there is nowhere to lay a tile. */
function Pad({ text, chosen, edit }: PadProps) {
  const { position: shared } = useCompanionWords();
  const key = (how: Edit) => ({
    isDisabled: chosen === null,
    press: () => {
      if (chosen !== null) edit(chosen, how);
    },
  });
  const game = words()['kakuro-challenge'];
  return (
    <PiecePad
      label={text.pad}
      keys={[
        ...digits.map((digit) => ({
          name: tileWords(game, digit, 'yellow'),
          face: <ChallengeTile digit={digit} face="yellow" />,
          ...key({ type: 'digit', digit }),
        })),
        { name: text.flip, face: <Icon name="flip" />, ...key({ type: 'flip' }) },
        { name: shared.erase, face: <Icon name="trash" />, ...key({ type: 'erase' }) },
      ]}
    />
  );
}

function MoveField({ own: { text }, position, set }: EditorProps) {
  const { numbers } = useCompanionWords();
  const sides = { yellow: text.yellowWords, red: text.redWords, numbers };
  return (
    <NotationField
      label={text.move}
      hint={text.moveHint}
      value={position.move === null ? '' : formatPlacement(position.move)}
      onRead={(said) => {
        const move = challengeMoveFrom(said, sides);
        if (move === null && said.trim() !== '') return false;
        set({ ...position, move });
        return true;
      }}
    />
  );
}

function HandAndGame({ text, position, set }: Omit<EditorProps, 'own'> & Pick<ChallengeRefereeWords, 'text'>) {
  return (
    <>
      <TextField
        label={text.hand}
        hint={text.handHint}
        value={position.hand.join(' ')}
        onInput={(typed) => set({ ...position, hand: [...typed.replace(/[^1-9]/g, '')].slice(0, 2).map(Number) })}
      />
      <Switch label={text.expert} checked={position.expert} onChange={(expert) => set({ ...position, expert })} />
    </>
  );
}
