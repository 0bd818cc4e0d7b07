/** Shares what a day brought: as text and as a picture. Neither tells anything about the deal. */

import type { Day } from '@riverstone/protocol/daily';
import { useState } from 'preact/hooks';
import { grammar, region, words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { Button } from '../ui/controls/button';
import { announce } from '../ui/feedback/announcer';
import { copyText } from '../ui/feedback/copy-text';
import { dailyWords } from './daily-words';
import { againstPar } from './day-card';
import type { DayResult } from './day-result';
import type { PictureLines } from './share-picture';
import { barsOf, shareText } from './share-text';
import { dayInWords } from './today';

interface ShareDayProps {
  readonly day: Day;
  readonly finished: readonly DayResult[];
  readonly streak: number;
}

export function ShareDay(props: ShareDayProps) {
  const text = dailyWords.words();
  const [said, setSaid] = useState<string | null>(null);
  const say = (result: string): void => {
    setSaid(result);
    announce(result);
  };
  const share = async (): Promise<void> => {
    const shared = textOf(props);
    if (navigator.share !== undefined) {
      // Closing the sheet is no error, and copies nothing.
      await navigator.share({ text: shared }).catch(() => undefined);
      return;
    }
    say((await copyText(shared)) ? text.copied : text.copyFailed);
  };
  const savePicture = async (): Promise<void> => {
    try {
      const { pictureOf } = await import('./share-picture');
      save(await pictureOf(pictureLines(props)), `riverstone-${props.day}.png`);
    } catch {
      say(text.pictureFailed);
    }
  };
  return (
    <div class="daily-share">
      <Button icon="share" onClick={() => void share()}>
        {text.share}
      </Button>
      <Button icon="download" onClick={() => void savePicture()}>
        {text.picture}
      </Button>
      {said !== null && <small role="status">{said}</small>}
    </div>
  );
}

function pictureLines({ day, finished, streak }: ShareDayProps): PictureLines {
  const text = dailyWords.words();
  return {
    title: words().app.name,
    day: dayInWords(day, region(), { dateStyle: 'long' }),
    streak: streak > 1 ? text.streak({ number: streak }) : null,
    games: finished.map((each) => ({
      title: scoreLine(each),
      note: each.par === null ? '' : againstPar(each.own?.score ?? 0, each.par.score),
      gains: each.own?.gains ?? [],
    })),
  };
}

function textOf({ day, finished, streak }: ShareDayProps): string {
  const date = dayInWords(day, region(), { dateStyle: 'long' });
  return shareText([
    `${words().app.name} · ${date}`,
    ...finished.flatMap((each) => [scoreLine(each), barsOf(each.own?.gains ?? [])]),
    streak > 1 ? dailyWords.words().streak({ number: streak }) : null,
    new URL(hrefOf({ screen: 'daily', day }), location.href).href,
  ]);
}

function scoreLine({ game, own, par }: DayResult): string {
  const { shared, sharedPar } = dailyWords.words();
  const line = { game: words()[game].name, score: grammar().number(own?.score ?? 0) };
  return par === null ? shared(line) : sharedPar({ ...line, par: grammar().number(par.score) });
}

function save(picture: Blob, name: string): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
