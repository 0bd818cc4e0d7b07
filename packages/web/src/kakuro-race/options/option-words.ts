/** The options of the race in words. */

import { type RaceOptions, raceOptions } from '@riverstone/rules/kakuro-race';
import { optionSummary } from '../../table/option-summary';

export const summary = optionSummary<RaceOptions>(raceOptions, 'sealed', {
  sealed: (isSealed, { text }) => text['kakuro-race'].options[isSealed ? 'sealed' : 'open'],
  counting: (_, { text }) => text['kakuro-race'].options.counting,
  untimed: (_, { text }) => text['kakuro-race'].options.untimed,
  hourglassSeconds: (seconds, { text }) =>
    text.online.labelled({
      label: text['kakuro-race'].options.hourglass,
      value: text.online.seconds({ number: seconds }),
    }),
  claimSeconds: (seconds, { text }) =>
    text.online.labelled({ label: text['kakuro-race'].options.claim, value: text.online.seconds({ number: seconds }) }),
  markers: ({ length }, { text }) =>
    text.online.labelled({ label: text['kakuro-race'].options.markers, value: String(length) }),
  actions: ({ length }, { text }) =>
    text.online.labelled({ label: text['kakuro-race'].options.actions, value: String(length) }),
});
