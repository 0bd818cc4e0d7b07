/** The audit with the real npm, against a registry on this machine that answers as a test wants it to. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { askRegistry, readAudit, shippedPackages } from './audit.mjs';

const hole = { id: 1, url: 'https://example.org/1', title: 'A hole', severity: 'high', vulnerable_versions: '<2.0.0' };
const versions = { '1.0.0': { name: 'leaky', version: '1.0.0' } };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riverstone-audit-'));
  const about = { name: 'audited', version: '1.0.0', dependencies: { leaky: '1.0.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about));
  const packages = { '': about, 'node_modules/leaky': { version: '1.0.0' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...about, lockfileVersion: 3, packages }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A registry that answers questions about holes like this. Gives its address. */
async function registry(status, holes) {
  const server = createServer((request, response) => {
    const isAboutHoles = request.method === 'POST';
    response.writeHead(isAboutHoles ? status : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAboutHoles ? holes : { name: 'leaky', 'dist-tags': { latest: '1.0.0' }, versions }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${server.address().port}/`;
}

/** What is found where nothing or this package is shipped. */
async function audit(address, ...shipped) {
  const environment = { ...process.env, npm_config_registry: address, npm_config_cache: join(folder, 'cache') };
  return readAudit(await askRegistry(folder, environment), new Set(shipped));
}

it('a hole in what is shipped is found, and told apart from one in a tool', async () => {
  const address = await registry(200, { leaky: [hole] });
  const told = ['leaky *: high: A hole https://example.org/1'];
  expect(await audit(address, 'leaky')).toEqual({ inShipped: told, inTools: [] });
  expect(await audit(address, 'another')).toEqual({ inShipped: [], inTools: told });
});

it('what is not grave is no hole', async () => {
  const address = await registry(200, { leaky: [{ ...hole, id: 2, severity: 'moderate' }] });
  expect(await audit(address, 'leaky')).toEqual({ inShipped: [], inTools: [] });
});

it('a registry that knows of nothing makes it clean', async () => {
  expect(await audit(await registry(200, {}), 'leaky')).toEqual({ inShipped: [], inTools: [] });
});

it('a registry that does not know the question has no answer', async () => {
  expect(await audit(await registry(405, {}), 'leaky')).toBeNull();
});

it('nor has one that can not be reached', async () => {
  expect(await audit('http://127.0.0.1:9/', 'leaky')).toBeNull();
});

it('what the bundles are made of is shipped', () => {
  const shipped = shippedPackages();
  for (const name of [
    'fastify',
    'ws',
    'commander',
    'preact',
    'workbox-core',
    '@noble/hashes',
    '@photostructure/sqlite',
  ])
    expect(shipped, name).toContain(name);
  for (const name of ['vitest', 'lighthouse', 'vite']) expect(shipped, name).not.toContain(name);
});
