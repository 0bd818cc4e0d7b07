/** Saves the moment that is shown as a picture, or the moves up to it as a short film. */

import type { ReplayPlayer } from '../../replay/player';
import { replayWords } from '../../replay/replay-words';
import type { Replay } from '../../review/replay';
import { announce } from '../../ui/feedback/announcer';
import { toast } from '../../ui/feedback/toast';
import { saveFile } from '../../ui/save-file';
import { captionOf, namedReplay } from './caption';

const PICTURE = 1080;
const FILM = 480;
/** How many moves a film shows, and how long each is shown, in milliseconds. */
const MOVES = 8;
const BEAT = 900;
const LAST_BEAT = 2500;

export function savePicture(replay: Replay): void {
  void saving(async () => {
    const { asPng, momentPicture } = await import('../../picture/moment-picture');
    const canvas = await momentPicture(shownBoard(), captionOf(await namedReplay(replay)), PICTURE);
    saveFile(await asPng(canvas), `${nameOf(replay)}.png`);
  });
}

export function saveFilm(replay: Replay, player: ReplayPlayer): void {
  void saving(async () => {
    const [{ momentPicture }, { Film }] = await Promise.all([
      import('../../picture/moment-picture'),
      import('../../picture/film'),
    ]);
    const last = player.at;
    const name = nameOf(replay);
    const named = await namedReplay(replay);
    const film = new Film();
    for (let moment = Math.max(0, last - MOVES); moment <= last; moment++) {
      player.jump(moment);
      await rendered();
      const canvas = await momentPicture(shownBoard(), captionOf(named), FILM);
      film.add(canvas, moment === last ? LAST_BEAT : BEAT);
    }
    saveFile(film.finish(), `${name}.gif`);
  });
}

async function saving(make: () => Promise<void>): Promise<void> {
  const text = replayWords().picture;
  const dismiss = toast(text.making);
  announce(text.making);
  try {
    await make();
  } catch {
    toast(text.failed);
  }
  dismiss();
}

function shownBoard(): Element {
  const board = document.querySelector('.play-layout-square > *');
  if (board === null) throw new Error('there is no board');
  return board;
}

/** Two frames: one in which the board changes, one in which that can be seen. */
function rendered(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

function nameOf({ game, open }: Replay): string {
  return `${game}-${open.table.version.value}`;
}
