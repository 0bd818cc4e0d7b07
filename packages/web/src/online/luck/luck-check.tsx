/** Checks the luck of a finished game: the record's proof, and what this device saw and gave. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import type { BaseTable } from '../../table/game-table';
import { Button } from '../../ui/controls/button';
import { Icon } from '../../ui/pictures/icon';
import { storedLuck } from '../client/stored-luck';
import type { TableClient } from '../client/table-client';
import './luck-check.css';
import { compareWithStored, type OwnPart } from './own-luck';

type Found =
  | { readonly is: 'good'; readonly draws: number; readonly own: OwnPart }
  | { readonly is: 'wrong' | 'noProof' | 'failed' };

export interface LuckCheckProps {
  readonly online: TableClient;
  readonly table: BaseTable;
}

export function LuckCheck({ online, table }: LuckCheckProps) {
  const [found, setFound] = useState<Found | 'checking' | null>(null);
  const verdict = useRef<HTMLDivElement>(null);
  // The dialog may be too small for it.
  useEffect(() => {
    if (found !== null) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  const text = words().online.luck;
  const check = (): void => {
    setFound('checking');
    checkLuck(online, table).then(setFound, () => setFound({ is: 'failed' }));
  };
  return (
    <div class="luck-check">
      <Button kind="quiet" icon="check" disabled={found === 'checking'} onClick={check}>
        {found === 'checking' ? text.checking : text.check}
      </Button>
      <div ref={verdict} role="status">
        {found !== null && found !== 'checking' && <Verdict found={found} />}
      </div>
    </div>
  );
}

/** Loads the verifier on demand. */
async function checkLuck(online: TableClient, table: BaseTable): Promise<Found> {
  const [{ verifyLuck }, record] = await Promise.all([import('@riverstone/protocol/luck'), table.record()]);
  const verified = verifyLuck(record);
  if (!verified.ok) return { is: verified.error.code === 'no-proof' ? 'noProof' : 'wrong' };
  const own = compareWithStored(record.luck ?? null, storedLuck(online.table), online.mySeat.value);
  return { is: 'good', draws: verified.value.draws, own };
}

function Verdict({ found }: { readonly found: Found }) {
  const text = words().online.luck;
  if (found.is !== 'good') return <Finding kind="bad" text={text[found.is]} />;
  // Where this device gave nothing, there is nothing to praise.
  const kinds = { mine: 'good', notMine: 'neutral', otherPromise: 'bad', otherShare: 'bad' } as const;
  const own = kinds[found.own];
  return (
    <>
      <Finding kind={own === 'bad' ? 'bad' : 'good'} text={text.good({ number: found.draws })} />
      <Finding kind={own} text={text[found.own]} />
    </>
  );
}

const findingIcons = { good: 'check', neutral: 'info', bad: 'warning' } as const;

function Finding({ kind, text }: { readonly kind: keyof typeof findingIcons; readonly text: string }) {
  return (
    <p class={`luck-check-finding luck-check-${kind}`}>
      <Icon name={findingIcons[kind]} /> <span>{text}</span>
    </p>
  );
}
