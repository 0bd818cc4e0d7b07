/**
 * A tool of the companion that works on a position. It opens the one that its address names, lays it out and keeps it;
 * a broken one is explained and changes nothing.
 */

import type { GameId, Refusal, Result } from '@riverstone/rules';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { hrefOf } from '../../navigation/address';
import { replaceRoute } from '../../navigation/route';
import { Button } from '../../ui/controls/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useCompanionWords } from '../companion-words';
import type { CompanionToolProps } from './game-companion';
import { type KeptPosition, useKeptPosition } from './position-history';
import { problemWords } from './problem-words';

interface PositionTool {
  readonly tool: string;
  readonly game: GameId;
  /** The position at the first visit. */
  readonly first: string;
  check(text: string): Result<unknown, Refusal<'bad-notation'>>;
  readonly Editor: ComponentType<{ readonly kept: KeptPosition }>;
}

/** What the address says; '' for the position that was here last. */
type OpenedPositionProps = PositionTool & Pick<CompanionToolProps, 'opened'>;

export function positionTool(tool: PositionTool): ComponentType<CompanionToolProps> {
  return ({ opened }) => <OpenedPosition {...tool} opened={opened} />;
}

function OpenedPosition(props: OpenedPositionProps) {
  const { tool, game, opened, check } = props;
  const words = useCompanionWords();
  const { position: text } = words;
  const read = opened === '' ? null : check(opened);
  if (read === null || read.ok) return <KeptPositionEditor {...props} />;
  return (
    <EmptyState title={text.broken} text={text.brokenText({ problem: problemWords(words, read.error) })}>
      <Button kind="primary" href={hrefOf({ screen: 'companion', tool: `${tool}/${game}` })}>
        {text.own}
      </Button>
    </EmptyState>
  );
}

function KeptPositionEditor({ tool, game, opened, first, check, Editor }: OpenedPositionProps) {
  const kept = useKeptPosition(`${tool}/${game}`, first, opened);
  // The device remembers it, after the one before: Undo leads back to that, and a reload loses nothing.
  useEffect(() => {
    if (opened === '') return;
    kept.set(opened);
    replaceRoute({ screen: 'companion', tool: `${tool}/${game}` });
  }, [opened]);
  // An earlier build may have stored what this one can't read.
  return check(kept.text).ok ? <Editor kept={kept} /> : <Editor kept={{ ...kept, text: first }} />;
}
