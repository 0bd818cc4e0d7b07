/** The messages of lesson. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface LessonMessages {
  /** How far the lesson is. */
  readonly step: (args: { step: Text; steps: Text }) => string;
  readonly skip: string;
  /** While the opponent acts. */
  readonly watch: (args: { name: Text }) => string;
  readonly watchBag: string;
  /** At the end of a lesson: a real game against a gentle bot. */
  readonly play: string;
  /** At the end of a lesson, to somebody who waits at an online table. */
  readonly back: string;
}
