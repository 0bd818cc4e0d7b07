/** Checks that imports keep to the layers and make no cycle, and that the check has really read the sources. */

import { cruise } from 'dependency-cruiser';
import { layerRules } from './layer-rules.mjs';

/** Fewer modules than this means that the reader is broken, not that the project is small. */
const FEWEST_MODULES = 60;

/** An import that there is: when this rule finds nothing, the check itself does not work. */
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
const sources = modules.filter(({ source }) => source.startsWith('packages/') && source.endsWith('.ts'));
console.log(`${sources.length} modules, ${summary.totalDependenciesCruised} imports, ${violations.length} violations`);
if (sources.length < FEWEST_MODULES || violations.length === summary.violations.length) {
  console.error('Too few modules were read, or no rule is applied: the check itself does not work.');
  process.exitCode = 1;
}
if (violations.length > 0) process.exitCode = 1;
