/** An open replay: the game's own screen, read only, with the bar, the keys and the address of the moment. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { showTitle } from '../navigation/title';
import { focusContent } from '../page/focus-content';
import { type TableShell, TableShellContext } from '../table/table-shell';
import { Button } from '../ui/controls/button';
import { copyLink } from './copy-link';
import { LookSheet } from './look-sheet';
import { linkTo, useMomentInAddress } from './moment-link';
import { ReplayPlayer } from './player';
import type { Replay } from './replay';
import { ReplayBar } from './replay-bar';
import { replayWords } from './replay-words';
import { UnveilButton } from './unveil-button';
import { useReplayKeys } from './use-replay-keys';

interface ReplayingProps {
  readonly replay: Replay;
  readonly moment: number | null;
  readonly isReviewed: boolean;
}

type Sheet = 'look' | null;

export function Replaying({ replay, moment, isReviewed }: ReplayingProps) {
  const { game, open } = replay;
  const text = replayWords();
  const player = useMemo(() => new ReplayPlayer(open.moment, open.length), [open]);
  const [sheet, setSheet] = useState<Sheet>(null);
  useEffect(() => () => player.close(), [player]);
  // Another link to the same game was followed.
  useEffect(() => player.jump(moment ?? 0), [player, moment]);
  useReplayKeys(player);
  useMomentInAddress(replay, player.at, isReviewed);
  const { name, unit, points } = words()[game];
  const title = `${name} · ${text.title}`;
  useEffect(() => showTitle(title), [title]);
  useEffect(focusContent, []);
  const shell: TableShell = {
    game,
    title: name,
    unit,
    score: (number) => points({ number }),
    log: open.log,
    moment: open.moment,
    scorePoints: open.scorePoints,
    soloBest: null,
    rematch: null,
    newTableHref: hrefOf({ screen: 'new', game }),
    replay: {
      header: (
        <>
          <UnveilButton open={open} />
          <Button kind="quiet" icon="settings" label={text.options} onClick={() => setSheet('look')} />
        </>
      ),
      bar: <ReplayBar player={player} />,
      overBoard: null,
      panel: null,
      menu: [{ label: text.copyLink, icon: 'link', onSelect: () => void copyLink(() => linkTo(replay, player.at)) }],
      seatNote: (seat) => open.unveiledSeat(seat),
    },
  };
  return (
    <TableShellContext.Provider value={shell}>
      {open.play()}
      <LookSheet open={sheet === 'look'} replay={open} player={player} onClose={() => setSheet(null)} />
    </TableShellContext.Provider>
  );
}
