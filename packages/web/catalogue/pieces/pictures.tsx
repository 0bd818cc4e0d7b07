/** Icons and small drawings. */

import { Hourglass } from '../../src/ui/pictures/hourglass';
import { Icon, iconNames } from '../../src/ui/pictures/icon';
import { Pawn } from '../../src/ui/pictures/pawn';
import { Qr } from '../../src/ui/pictures/qr';
import { SeatMark } from '../../src/ui/pictures/seat-mark';

const seats = [0, 1, 2, 3, 4] as const;

const Icons = () => (
  <p class="catalogue-row">
    {iconNames.map((name) => (
      <span key={name} title={name}>
        <Icon name={name} />
      </span>
    ))}
  </p>
);

const Hourglasses = () => (
  <p class="catalogue-row">
    {[1, 0.5, 0].map((share) => (
      <Hourglass key={share} share={share} label={`${share * 30} seconds`} running={false} />
    ))}
  </p>
);

const Pawns = () => (
  <p class="catalogue-row">
    {seats.map((seat) => (
      <span key={seat} class="catalogue-small">
        <Pawn seat={seat} />
      </span>
    ))}
  </p>
);

const SeatMarks = () => (
  <p class="catalogue-row">
    {seats.map((seat) => (
      <SeatMark key={seat} seat={seat} />
    ))}
  </p>
);

const QrCode = () => (
  <div class="catalogue-board">
    <Qr text="http://192.168.1.20:4190/t/abcdef" label="The link as a code" />
  </div>
);

export const pictures = {
  'pictures/hourglass': Hourglasses,
  'pictures/icon': Icons,
  'pictures/pawn': Pawns,
  'pictures/qr': QrCode,
  'pictures/seat-mark': SeatMarks,
};
