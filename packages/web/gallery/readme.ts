/** The page that shows the pictures. */

import { type SizeName, sizeNames, sizes } from '../test/support/sizes';
import type { Picture } from './camera';
import type { GalleryScreen, Theme } from './gallery-screen';

/** How wide a picture stands on the page: in proportion, and none too wide for it. */
const widths: Readonly<Record<SizeName, number>> = { phone: 130, landscape: 260, tablet: 200, desktop: 360 };

/** The text of `gallery/README.md`. */
export function galleryPage(shown: readonly (readonly [GalleryScreen, readonly Picture[]])[]): string {
  const columns = sizeNames.map((size) => `${size}, ${sizes[size].width}x${sizes[size].height}`);
  const intro = `Every screen on ${columns.join('; ')}; light and dark. Made by \`npm run gallery\`.`;
  return [`# Gallery\n\n${intro}`, ...shown.map(([screen, pictures]) => section(screen, pictures))]
    .join('\n\n')
    .concat('\n');
}

function section({ title }: GalleryScreen, pictures: readonly Picture[]): string {
  const themes = [...new Set(pictures.map(({ theme }) => theme))];
  return [`## ${title}`, ...themes.map((theme) => row(title, theme, pictures))].join('\n\n');
}

function row(title: string, theme: Theme, pictures: readonly Picture[]): string {
  const images = pictures.filter((picture) => picture.theme === theme);
  return images
    .map(({ file, size }) => `<img src="${file}" width="${widths[size]}" alt="${title}, ${size}, ${theme}">`)
    .join('\n');
}
