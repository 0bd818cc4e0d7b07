/** Asked once, after the first game against bots with help with counting: keep the help? */

import { useEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { settings } from '../../settings/settings';
import { useTableShell } from '../../table/table-shell';
import { Button } from '../../ui/controls/button';
import { announce } from '../../ui/feedback/announcer';
import { isAgainstComputer } from '../options/help-with-counting';
import './keep-help.css';
import type { RaceTable } from '../table/race-table';

/** Whether this table asks. A player who leaves without an answer keeps the help. */
export function useKeepHelp(table: RaceTable): boolean {
  const isOnline = useTableShell().online !== undefined;
  const { over } = table.status.value;
  const isHelped = table.view.value.options.counting === 'shown' && isAgainstComputer(table.seats);
  const [isAsking, setAsking] = useState(false);
  const asks = over && isHelped && !isOnline && settings.counting.value === 'unasked';
  useEffect(() => {
    if (asks) setAsking(true);
  }, [asks]);
  useEffect(() => {
    if (!isAsking) return;
    return () => {
      if (settings.counting.peek() === 'unasked') settings.counting.value = 'shown';
    };
  }, [isAsking]);
  return isAsking;
}

export function KeepHelp() {
  const text = words()['kakuro-race'].keepHelp;
  const { counting } = settings;
  const answer = (chosen: 'shown' | 'own'): void => {
    counting.value = chosen;
    announce(chosen === 'own' ? text.dropped : text.kept);
  };
  if (counting.value !== 'unasked') {
    return (
      <p class="race-keep-help">
        {counting.value === 'own' ? text.dropped : text.kept} {text.later}
      </p>
    );
  }
  return (
    <fieldset class="race-keep-help">
      <legend class="race-keep-help-question">{text.question}</legend>
      <p class="race-keep-help-why">{text.why}</p>
      <span class="race-keep-help-answers">
        <Button onClick={() => answer('shown')}>{text.keep}</Button>
        <Button onClick={() => answer('own')}>{text.own}</Button>
      </span>
    </fieldset>
  );
}
