/** An open replay: the game's own screen, read only, with the bar, the keys and the address of the moment. */

import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { showTitle } from '../../navigation/title';
import { focusContent } from '../../page/focus-content';
import { ReplayPlayer } from '../../replay/player';
import { ReplayBar } from '../../replay/replay-bar';
import { replayWords } from '../../replay/replay-words';
import { useReplayKeys } from '../../replay/use-replay-keys';
import { Learning } from '../../review/learn/learning';
import { mistakesOf } from '../../review/learn/mistakes';
import type { Replay } from '../../review/replay';
import { ReviewPanel } from '../../review/review-panel';
import { ReviewSheet } from '../../review/review-sheet';
import { SliderMarks } from '../../review/slider-marks';
import { useReview } from '../../review/use-review';
import { VerdictButton } from '../../review/verdict-button';
import { type TableShell, TableShellContext } from '../../table/table-shell';
import { BoardHeatContext } from '../../ui/board/board-heat';
import { Button } from '../../ui/controls/button';
import { useMedia } from '../../ui/use-media';
import { copyLink } from './copy-link';
import { linkTo, useMomentInAddress } from './moment-link';
import { PlayOnDialog } from './play-on-dialog';
import { ReplayViewSheet } from './replay-view-sheet';
import { saveFilm, savePicture } from './save-picture';
import { UnveilButton } from './unveil-button';

/** A replay has no end to tell. */
const noHighlight = signal(null);

interface ReplayingProps {
  readonly replay: Replay;
  readonly moment: number | null;
  readonly isReviewed: boolean;
}

/** Where there is no room beside the board. */
const NARROW = '(orientation: portrait), (max-height: 619px)';

type Sheet = 'look' | 'review' | 'play-on' | null;

export function Replaying({ replay, moment, isReviewed }: ReplayingProps) {
  const { game, open } = replay;
  const text = replayWords();
  const player = useMemo(() => new ReplayPlayer(open.moment, open.length), [open]);
  const isNarrow = useMedia(NARROW);
  const [sheet, setSheet] = useState<Sheet>(isReviewed && isNarrow ? 'review' : null);
  const [isLearning, setLearning] = useState(false);
  const review = useReview(replay, player, isReviewed);
  useEffect(() => () => player.close(), [player]);
  // Another link to the same game was followed.
  useEffect(() => player.jump(moment ?? 0), [player, moment]);
  useReplayKeys(player, !isLearning);
  useMomentInAddress(replay, player.at, review.isOn);
  const { name, unit, points } = words()[game];
  const title = `${name} · ${text.title}`;
  useEffect(() => showTitle(title), [title]);
  useEffect(focusContent, []);
  const mistakes = review.run.state.value === 'done' ? mistakesOf(replay, review.run.turns.value) : [];
  const learn = (): void => {
    setSheet(null);
    player.stop();
    setLearning(true);
  };
  // A phone's review lies over the board: whoever has jumped to a moment comes back to it.
  const toggleReview = (): void => {
    if (!(review.isOn && isNarrow)) review.toggle();
    if (isNarrow) setSheet('review');
  };
  const backToReview = (): void => {
    setLearning(false);
    if (isNarrow) setSheet('review');
  };
  if (isLearning) return <Learning replay={replay} worker={review.worker} mistakes={mistakes} onEnd={backToReview} />;
  const panelWith = (onShow?: () => void) =>
    review.isOn && (
      <ReviewPanel {...review} replay={replay} player={player} onShow={onShow}>
        {mistakes.length > 0 && (
          <Button icon="star" onClick={learn}>
            {text.learn.open({ number: mistakes.length })}
          </Button>
        )}
      </ReviewPanel>
    );
  const shell: TableShell = {
    game,
    title: name,
    unit,
    score: (number) => points({ number }),
    log: open.log,
    moment: open.moment,
    scorePoints: open.scorePoints,
    highlight: noHighlight,
    solo: null,
    rematch: null,
    newTableHref: hrefOf({ screen: 'new', game }),
    replay: {
      header: (
        <>
          <Button kind="quiet" icon="star" label={text.review.open} pressed={review.isOn} onClick={toggleReview} />
          <UnveilButton open={open} />
          <Button
            kind="quiet"
            icon="settings"
            label={open.hasSecrets ? text.options : text.speed}
            onClick={() => setSheet('look')}
          />
        </>
      ),
      bar: (
        <ReplayBar
          player={player}
          verdict={
            review.isOn && (
              <VerdictButton
                replay={replay}
                run={review.run}
                at={player.at}
                onOpen={isNarrow ? () => setSheet('review') : undefined}
              />
            )
          }
          caption={review.odds.value?.caption}
          legend={review.isOn && !isNarrow ? text.review.marks : undefined}
          marks={review.isOn && <SliderMarks replay={replay} run={review.run} />}
        />
      ),
      panel: isNarrow ? null : panelWith(),
      menu: [
        { label: text.copyLink, icon: 'link', onSelect: () => void copyLink(() => linkTo(replay, player.at)) },
        { label: text.playOn.open, icon: 'play', onSelect: () => setSheet('play-on') },
        { label: text.picture.picture, icon: 'download', onSelect: () => savePicture(replay) },
        { label: text.picture.film, icon: 'download', onSelect: () => saveFilm(replay, player) },
      ],
      keys: [
        { keys: ['←', '→'], does: text.keys.step },
        { keys: [',', '.'], does: text.keys.always },
        { keys: ['Home', 'End'], does: text.keys.ends },
        { keys: ['Space'], does: text.keys.play },
      ],
      jump: (version) => player.jump(version),
      seatNote: (seat) => open.unveiledSeat(seat),
    },
  };
  return (
    <TableShellContext.Provider value={shell}>
      <BoardHeatContext.Provider value={review.odds.value?.heat ?? null}>{open.play()}</BoardHeatContext.Provider>
      <ReplayViewSheet open={sheet === 'look'} replay={open} player={player} onClose={() => setSheet(null)} />
      <PlayOnDialog open={sheet === 'play-on'} replay={replay} moment={player.at} onClose={() => setSheet(null)} />
      <ReviewSheet open={sheet === 'review'} onClose={() => setSheet(null)}>
        {sheet === 'review' && panelWith(() => setSheet(null))}
      </ReviewSheet>
    </TableShellContext.Provider>
  );
}
