/** Small pictures for buttons and lists: our own drawings, strokes on a grid of 24. */

import './icon.css';

/** Each drawing as path data; a leading dot of a stroke is a line of no length with round ends. */
const drawings = {
  back: 'M19 12H5.5M11.5 5.5 5 12l6.5 6.5',
  forward: 'M5 12h13.5M12.5 5.5 19 12l-6.5 6.5',
  first: 'M6 5.5v13M18.5 12H11M14.5 7.5 10 12l4.5 4.5',
  last: 'M18 5.5v13M5.5 12H13M9.5 7.5 14 12l-4.5 4.5',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  settings:
    'M4 8h8.5M17.5 8H20M4 16h2.5M11.5 16H20M15 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11.5v5M12 7.8v.01',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11h-4',
  'step-back': 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 8.8M4.5 4.3v4.5H9M12 8.2V12l2.8 1.8',
  restart: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4l2.3 2.2M19.5 4.3v4.5H15',
  check: 'M4.5 12.8 9.6 18 19.5 6.5',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M7.5 5v14l11.5-7z',
  hint: 'M9 17.5h6M10 20.5h4M8.7 14.6A6 6 0 1 1 15.3 14.6c-.6.5-.8 1.2-.8 2.9h-5c0-1.7-.2-2.4-.8-2.9z',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  'sound-off': 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  flip: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5',
  people:
    'M9 4.8a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6zM3 19.5c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M15.5 5.2a3.2 3.2 0 0 1 0 6M17.5 14.4c2.2.7 3.5 2.5 3.5 5.1',
  person: 'M12 4a3.8 3.8 0 1 1 0 7.6A3.8 3.8 0 0 1 12 4zM5 20c0-3.7 2.9-5.7 7-5.7s7 2 7 5.7',
  bot: 'M5 9.5h14v9.5H5zM12 9.5V5.5M12 5v.01M9.3 13.5v1M14.7 13.5v1M2.5 13v3M21.5 13v3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  download: 'M12 4v11M7.5 10.7 12 15.2l4.5-4.5M4.5 19.5h15',
  help: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9.5 9.7a2.5 2.5 0 1 1 3.7 2.2c-.8.45-1.2.9-1.2 1.8M12 16.7v.01',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3.2 2',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  note: 'M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM13.5 7.5l3 3',
  eye: 'M2.5 12c4.7-7.3 14.3-7.3 19 0-4.7 7.3-14.3 7.3-19 0zM12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z',
  'eye-off':
    'M4 4l16 16M9 6.9c4.5-1.3 9.5.4 12.5 5.1a14 14 0 0 1-2.7 3.2M15 17.1c-4.5 1.3-9.5-.4-12.5-5.1a14 14 0 0 1 2.7-3.2M10 10.2a2.7 2.7 0 0 0 3.8 3.8',
  star: 'M12 3.8l2.5 5.3 5.7.8-4.2 4 1 5.8-5-2.8-5 2.8 1-5.8-4.2-4 5.7-.8z',
  more: 'M5.5 12v.01M12 12v.01M18.5 12v.01',
  home: 'M3.5 11.5 12 4.5l8.5 7M6 9.8V19.5h12V9.8M10 19.5v-5h4v5',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  share: 'M12 15V4M7.8 7.8 12 3.6l4.2 4.2M6.5 11.5h-2v8.5h15v-8.5h-2',
  talk: 'M4 5h16v11h-9l-4.5 4v-4H4z',
  send: 'M4.5 12 20 4.5 15.5 20l-3.6-6.2zM11.9 13.8 20 4.5',
  globe: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c4.6 5 4.6 12 0 17M12 3.5c-4.6 5-4.6 12 0 17',
  screen: 'M3.5 5h17v11.5h-17zM8.5 20h7M12 16.5V20',
  flag: 'M6 21V4M6 4.5h12l-2.5 4 2.5 4H6',
  bell: 'M6 17c1.2-1.5 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 .3 4.5 1.5 6zM10.5 20h3',
  book: 'M12 6.8C9.8 5.2 7 4.7 3.5 5v13.5c3.5-.3 6.3.2 8.5 1.8 2.2-1.6 5-2.1 8.5-1.8V5c-3.5-.3-6.3.2-8.5 1.8zM12 6.8v13.5',
  box: 'M3.5 8.5h17v11h-17zM3.5 8.5l2.5-4h12l2.5 4M9.5 12.5h5',
  print: 'M7 9V4.5h10V9M7 17H4V9h16v8h-3M7 14h10v6H7z',
  microphone:
    'M12 3.5a2.7 2.7 0 0 1 2.7 2.7v5.1a2.7 2.7 0 0 1-5.4 0V6.2A2.7 2.7 0 0 1 12 3.5zM6 11a6 6 0 0 0 12 0M12 17v3.5M9 20.5h6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  folder: 'M3.5 6h6l2 2.5h9V19h-17z',
  search: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5',
  calendar: 'M4.5 6h15v13.5h-15zM4.5 10h15M8.5 3.8v4M15.5 3.8v4',
  chart: 'M4.5 4v15.5h15M8.5 16v-4M12.5 16V8M16.5 16v-6',
  warning: 'M12 4.5 21 19.5H3zM12 10v4.5M12 17v.01',
} as const;

/** The names of the drawings. */
export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as readonly IconName[];

/** One drawing, as large as the text beside it; it says nothing to a screen reader. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
