/**
 * Checks that imports keep to the layers, make no cycle between files or folders, and that the check has read the
 * sources.
 */

import swc from '@swc/core';
import { cruise } from 'dependency-cruiser';
import { folderCycles } from './folder-cycles.mjs';
import { layerRules } from './layer-rules.mjs';

// dependency-cruiser asks for TypeScript without JSX for every file. Here it gets what the file is written in.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

/** Fewer modules than this means that the reader is broken, not that the project is small. */
const MIN_MODULES = 60;
const MIN_COMPONENTS = 5;

/** An import that exists. When this rule finds nothing, the check itself does not work. */
const canary = {
  name: 'canary',
  severity: 'info',
  from: { path: '^packages/bots/src/' },
  to: { path: '^packages/rules/' },
};

const { output } = await cruise(['packages'], {
  validate: true,
  ruleSet: { forbidden: [...layerRules, canary] },
  doNotFollow: { path: ['node_modules', '(^|/)dist/'] },
  tsPreCompilationDeps: true,
  parser: 'swc',
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
});
const { summary, modules } = output;
const violations = summary.violations.filter(({ rule }) => rule.name !== canary.name);
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
const sources = modules.filter(({ source }) => source.startsWith('packages/') && /\.tsx?$/.test(source));
const components = sources.filter(({ source, dependencies }) => source.endsWith('.tsx') && dependencies.length > 0);
const cycles = cyclesOfFolders();
for (const { folders, imports } of cycles) {
  console.error(`folders import each other: ${folders.join(', ')}\n${imports.map((line) => `  ${line}`).join('\n')}`);
}
console.log(
  `${sources.length} modules, ${summary.totalDependenciesCruised} imports, ${violations.length} violations, ${cycles.length} cycles of folders`,
);
const tooFew = sources.length < MIN_MODULES || components.length < MIN_COMPONENTS;
if (tooFew || violations.length === summary.violations.length) {
  console.error('Too few modules were read, or no rule is applied: the check itself does not work.');
  process.exitCode = 1;
}
if (violations.length + cycles.length > 0) process.exitCode = 1;

/** Cycles of folders in each package's sources, with the imports that make them. */
function cyclesOfFolders() {
  const inSources = /^packages\/[^/]+\/src\/(?!.*\.test\.tsx?$)/;
  const edges = sources
    .filter(({ source }) => inSources.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.filter(({ resolved }) => inSources.test(resolved)).map(({ resolved }) => [source, resolved]),
    );
  return folderCycles(edges).map((folders) => {
    const home = (path) => folders.find((folder) => path.startsWith(`${folder}/`));
    const makesIt = ([from, to]) => home(from) && home(to) && home(from) !== home(to);
    return { folders, imports: edges.filter(makesIt).map(([from, to]) => `${from} -> ${to}`) };
  });
}
