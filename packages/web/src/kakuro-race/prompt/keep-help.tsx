/** The question whether to keep the help with counting, loaded when it is asked. */

import { words } from '../../messages/words';
import { settings } from '../../settings/settings';
import { Button } from '../../ui/controls/button';
import { announce } from '../../ui/feedback/announcer';
import './keep-help.css';

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
