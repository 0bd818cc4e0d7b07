/** The tray for laying out a claim: Action tiles and their uses, the check list, and the button to confirm. */

import type { RoundView } from '@riverstone/rules/kakuro-race';
import type { ComponentChildren } from 'preact';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import type { RaceController } from '../draft/controller';
import { CheckMarks } from './check-marks';
import './lay-out-tray.css';
import { MarkerStand, MarkersLeft, Sand } from './marker-stand';
import { TileRack } from './tile-rack';
import { TileUses } from './tile-uses';

interface LayOutTrayProps {
  readonly controller: RaceController;
  readonly round: RoundView;
  /** The button that confirms. */
  readonly confirm: string;
  /** A way to cancel, in the corner. */
  readonly corner?: ComponentChildren;
  /** Other buttons beside the one that confirms. */
  readonly children?: ComponentChildren;
}

export function LayOutTray({ controller, round, confirm, corner, children }: LayOutTrayProps) {
  const { buttons } = words()['kakuro-race'];
  const tool = controller.pending.tool.value;
  const phase = controller.phase.value.kind;
  // A player alone has no other tray.
  const isAlone = phase === 'alone';
  return (
    <div class={isAlone ? 'race-lay-out-tray race-lay-out-tray-alone' : 'race-lay-out-tray'}>
      <div class="race-lay-out-tray-row">
        <MarkerStand table={controller.table} round={round} />
        {/* an open call holds the sand, and has a clock of its own */}
        {phase !== 'lay-out' && <Sand table={controller.table} />}
        <div class="race-lay-out-tray-state">
          {tool?.kind === 'tile' ? (
            <TileUses controller={controller} tile={tool.tile} />
          ) : (
            <CheckMarks controller={controller} />
          )}
          {isAlone && tool?.kind !== 'tile' && controller.checks.value === null && (
            <MarkersLeft number={controller.table.view.value.markersLeft.length} />
          )}
        </div>
        {corner}
      </div>
      <div class="race-lay-out-tray-row">
        <TileRack controller={controller} />
        <div class="race-lay-out-tray-buttons">
          <Button
            icon="undo"
            label={buttons.stepBack}
            disabled={controller.drafts.history.value.past.length === 0 && tool === null}
            onClick={() => controller.stepBack()}
          />
          {children}
          <Button
            kind="primary"
            icon="check"
            disabled={!controller.canConfirm.value}
            onClick={() => controller.confirm()}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </div>
  );
}
