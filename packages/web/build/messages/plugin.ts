/**
 * Bundles the catalogues. `virtual:messages` has a loader for each language of the first screen,
 * `virtual:lazy-messages` one for each other area and language: a list that the first screen need not load. What they
 * load is compiled from the JSON files, so that nothing of MessageFormat is parsed in the browser.
 */

import { basename, dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { catalogueFile, findAreas, findLanguages, type MessageArea, readMessages } from './areas.ts';
import { problemsOfCatalogues } from './check.ts';
import { compileTrees, runtimeNames } from './compile.ts';
import { writeTypeFiles } from './types.ts';

const REGISTRY = 'virtual:messages';
const LAZY_REGISTRY = 'virtual:lazy-messages';
/** What all areas of the first screen are loaded as. */
const FIRST = 'first';
const isOurs = (id: string): boolean => id === REGISTRY || id === LAZY_REGISTRY || id.startsWith(`${REGISTRY}/`);

/** @param source the folder of the page's sources, where areas are looked for */
export function messagesPlugin(source: string): Plugin {
  let isServing = false;
  return {
    name: 'messages',
    configResolved(config) {
      isServing = config.command === 'serve' && config.mode !== 'test';
    },
    buildStart() {
      const problems = problemsOfCatalogues(source);
      if (problems.length > 0) this.error(`Messages that can't be used:\n${problems.join('\n')}`);
    },
    resolveId: (id) => (isOurs(id) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0') || !isOurs(id.slice(1))) return null;
      const [registry, ...path] = id.slice(1).split('/');
      if (path.length === 0) return registryCode(source, registry === LAZY_REGISTRY, isServing);
      const language = path.pop() ?? '';
      const areas = areasOf(source, path.join('/'));
      for (const area of areas) {
        this.addWatchFile(catalogueFile(area, language));
        this.addWatchFile(catalogueFile(area, 'en'));
      }
      return catalogueCode(source, areas, path.join('/'), language) + (isServing ? hotCode : '');
    },
    hotUpdate({ file }) {
      const area = findAreas(source).find(({ folder }) => dirname(file) === folder);
      if (!isServing || area === undefined || extname(file) !== '.json') return undefined;
      const language = basename(file, '.json');
      if (language === 'en' || language === 'notes') writeTypeFiles(source);
      const name = area.isFirst ? FIRST : area.name;
      // English decides what the placeholders of every language take.
      const changed = language === 'en' ? findLanguages(source) : [language];
      const { moduleGraph } = this.environment;
      return changed.flatMap((each) => moduleGraph.getModuleById(`\0${REGISTRY}/${name}/${each}`) ?? []);
    },
  };
}

const areasOf = (source: string, name: string): readonly MessageArea[] =>
  findAreas(source).filter((area) => (name === FIRST ? area.isFirst : area.name === name));

/**
 * The loaders of an area or of every area, by language. In development the server does not see that they lead to
 * catalogues: it would take `words.ts` for changed whenever one is, and give later screens a second one.
 */
function registryCode(source: string, isLazy: boolean, isServing: boolean): string {
  const languages = findLanguages(source);
  const importOf = (path: string): string =>
    isServing ? `import(/* @vite-ignore */at+"${path}")` : `import("${REGISTRY}/${path}")`;
  const loaders = (name: string): string =>
    `{${languages.map((each) => `${each}:()=>${importOf(`${name}/${each}`)}`).join(',')}}`;
  const lazy = findAreas(source).filter(({ isFirst }) => !isFirst);
  const exported = isLazy
    ? `lazyMessages={${lazy.map(({ name }) => `"${name}":${loaders(name)}`).join(',')}}`
    : `firstMessages=${loaders(FIRST)}`;
  return `${isServing ? `const at="/@id/__x00__${REGISTRY}/";\n` : ''}export const ${exported};`;
}

/** The messages of some areas in a language: of one alone, or of several by their names. */
function catalogueCode(source: string, areas: readonly MessageArea[], name: string, language: string): string {
  const { statements, expressions } = compileTrees(
    areas.map((area) => ({ tree: readMessages(area, language), english: readMessages(area, 'en') })),
  );
  const named = areas.map((area, index) => `"${area.name}":${expressions[index]}`);
  const messages = name === FIRST ? `{${named.join(',')}}` : expressions.join('');
  const used = runtimeNames.filter((each) => `${statements}${messages}`.includes(`${each}(`));
  return `import{grammarOf}from${JSON.stringify(join(source, 'messages/grammar.ts'))};
const{${used.join(',')}}=grammarOf("${language}");
${statements}export const messages=${messages};`;
}

/**
 * While somebody edits a catalogue, the messages that are in use change in place; `words.ts` hears of it and renders
 * again.
 */
const hotCode = `
if(import.meta.hot){
  const {data}=import.meta.hot;
  import.meta.hot.accept();
  if(data.inUse){
    Object.assign(data.inUse,messages);
    dispatchEvent(new Event("messages"));
  }else data.inUse=messages;
}`;
