/** Finds dead links, and names of missing files and npm scripts, in the Markdown pages of the repository. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A path in backticks counts as a file of the repository if it starts or ends like this. */
const roots = ['packages/', 'docs/', 'scripts/', 'examples/', '.github/'];
const isFile = /\.(ts|tsx|mjs|json|md|yml)$/;
/** Generated paths, which are not in the repository. */
const made = /(^|\/)(dist|node_modules|\.cache)(\/|$)/;

/** The dead references in the Markdown files of a repository, one per line. */
export function deadReferences(root) {
  const files = filesOf(root);
  const scripts = scriptsOf(root);
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((page) => {
      const whole = readFileSync(join(root, page), 'utf8');
      const text = withoutFences(whole);
      return [
        ...deadLinks(root, page, text),
        ...missingFiles(page, text, files),
        ...missingScripts(page, whole, scripts),
      ];
    });
}

/** Every file that git knows or would add. */
function filesOf(root) {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

function scriptsOf(root) {
  const file = join(root, 'package.json');
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts) : [];
}

/** Code fences count, too: commands stand there. */
function missingScripts(page, text, scripts) {
  const named = new Set([...text.matchAll(/npm run ([\w:-]*\w)/g)].map(([, name]) => name));
  return [...named].filter((name) => !scripts.includes(name)).map((name) => `${page}: there is no script ${name}`);
}

function deadLinks(root, page, text) {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .flatMap((target) => {
      const [path, anchor] = target.split('#');
      const file = path === '' ? page : normalize(join(dirname(page), path));
      if (!existsSync(join(root, file))) return [`${page}: ${target} does not exist`];
      if (anchor === undefined || !file.endsWith('.md')) return [];
      return anchorsOf(readFileSync(join(root, file), 'utf8')).has(anchor)
        ? []
        : [`${page}: ${target} has no such heading`];
    });
}

/** A path in code marks is a file of the repository, or the end of the path of one. */
function missingFiles(page, text, files) {
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path]) => path);
  const exists = (path) =>
    files.some((file) => `/${file}`.endsWith(`/${path}`) || `/${file}`.includes(`/${path.replace(/\/$/, '')}/`));
  return named
    .filter((path) => (roots.some((start) => path.startsWith(start)) || isFile.test(path)) && !made.test(path))
    .filter((path) => !exists(path))
    .map((path) => `${page}: there is no ${path}`);
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(text) {
  const headings = [...withoutFences(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => slug(heading));
  const ids = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id]) => id);
  const seen = new Map();
  const unique = headings.map((heading) => {
    const times = seen.get(heading) ?? 0;
    seen.set(heading, times + 1);
    return times === 0 ? heading : `${heading}-${times}`;
  });
  return new Set([...unique, ...ids]);
}

function slug(heading) {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

function withoutFences(text) {
  return text.replace(/^ *```[\s\S]*?^ *```$/gm, '');
}
