/** Records, loaded only when somebody wants one: writing them needs every game's rules. */

export { writeRecord } from '@riverstone/rules';
