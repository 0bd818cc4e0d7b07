/** The options of Kakuro Challenge in words. */

import { type ChallengeOptions, challengeOptions } from '@riverstone/rules/kakuro-challenge';
import { optionSummary, seatWords } from '../../table/option-summary';
import { layoutOf } from './stone-layout';

export const summary = optionSummary<ChallengeOptions>(challengeOptions, 'scoring', {
  scoring: (scoring, { text }) => text['kakuro-challenge'].options.scorings[scoring],
  falseChallenge: (points, { text }) =>
    text.online.labelled({ label: text['kakuro-challenge'].options.falseChallenge, value: String(points) }),
  expert: (_, { text }) => text['kakuro-challenge'].options.expert,
  moveSeconds: (seconds, { text }) => {
    const { time, times } = text['kakuro-challenge'].options;
    return text.online.labelled({
      label: time,
      value: seconds === 'off' ? times.off : text.online.seconds({ number: seconds }),
    });
  },
  timeUp: (what, { text }) => {
    const { timeUp, timeUps } = text['kakuro-challenge'].options;
    return text.online.labelled({ label: timeUp, value: timeUps[what] });
  },
  stones: (squares, { text }) => {
    const { stones, layouts } = text['kakuro-challenge'].options;
    const layout = layoutOf(squares);
    return text.online.labelled({ label: stones, value: layout === null ? squares.join(' ') : layouts[layout] });
  },
  first: (first, context) => {
    const { first: label, lot } = context.text['kakuro-challenge'].options;
    return context.text.online.labelled({ label, value: first === 'lot' ? lot : seatWords(first, context) });
  },
});
