/** Writes records. Loaded on demand, because it needs the rules of every game. */

export { writeRecord } from '@riverstone/rules';
