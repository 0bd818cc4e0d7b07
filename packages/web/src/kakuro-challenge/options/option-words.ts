/** The options of Kakuro Challenge in words. */

import { type ChallengeOptions, challengeOptions } from '@riverstone/rules/kakuro-challenge';
import { optionSummary, seatWords } from '../../table/option-summary';
import { layoutOf } from './stone-layout';

export const summary = optionSummary<ChallengeOptions>(challengeOptions, 'scoring', {
  scoring: (scoring, { text }) => text['kakuro-challenge'].options.scorings[scoring],
  falseChallenge: (points, { text }) =>
    text.online.labelled(text['kakuro-challenge'].options.falseChallenge, String(points)),
  expert: (_, { text }) => text['kakuro-challenge'].options.expert,
  moveSeconds: (seconds, { text }) => {
    const { time, times } = text['kakuro-challenge'].options;
    return text.online.labelled(time, seconds === 'off' ? times.off : text.online.seconds(seconds));
  },
  timeUp: (what, { text }) => {
    const { timeUp, timeUps } = text['kakuro-challenge'].options;
    return text.online.labelled(timeUp, timeUps[what]);
  },
  stones: (squares, { text }) => {
    const { stones, layouts } = text['kakuro-challenge'].options;
    const layout = layoutOf(squares);
    return text.online.labelled(stones, layout === null ? squares.join(' ') : layouts[layout]);
  },
  first: (first, context) => {
    const { first: label, lot } = context.text['kakuro-challenge'].options;
    return context.text.online.labelled(label, first === 'lot' ? lot : seatWords(first, context));
  },
});
