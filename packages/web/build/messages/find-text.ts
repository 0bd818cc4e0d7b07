/** Single messages as they stand in the catalogues, for what is built beside the page. */

import { findAreas, type MessageArea, readMessages } from './areas.ts';
import { textsOf } from './tree.ts';

/** The areas of the games: their names are the games' ids. */
export function gameAreas(source: string): readonly MessageArea[] {
  return findAreas(source).filter(({ name, isFirst }) => isFirst && name !== 'app');
}

/** Finds a message of a language by its area and path. Throws if there is none. */
export function textFinder(source: string, language: string): (area: string, path: string) => string {
  const areas = new Map(findAreas(source).map((area) => [area.name, area]));
  return (name, path) => {
    const area = areas.get(name);
    const found = area && textsOf(readMessages(area, language)).get(path);
    if (found === undefined) throw new Error(`there is no message ${path} of ${name} in ${language}`);
    return found;
  };
}
