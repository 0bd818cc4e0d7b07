/**
 * Loaded into a node before anything else: its time of day is off by CLOCK_OFFSET milliseconds, and jumps to the other
 * side at SIGUSR2. Its monotonic clock stays as it is, as on a machine whose clock is set.
 */

let offset = Number(process.env.CLOCK_OFFSET ?? 0);
process.on('SIGUSR2', () => {
  offset = -offset;
});

const RealDate = Date;

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + offset] : given));
  }

  static now() {
    return RealDate.now() + offset;
  }
};
