/** The container files. No container engine runs here, so the test checks that everything they name exists. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../packages/cli/src/serving/settings.ts';
import { root } from '../install.mjs';
import { bundledCommand } from '../testing/bundle.mjs';

const compose = (file) => parse(readFileSync(`${root}${file}`, 'utf8'), { merge: true });
const dockerfile = readFileSync(`${root}Dockerfile`, 'utf8');
/** The default of a variable that is not set. */
const withDefaults = (text) => text.replace(/\$\{\w+:-(.*?)\}/g, '$1');
/** What `riverstone serve` gets in a container: the image's variables and the service's. */
const environmentOf = ({ environment }) => {
  const ofImage = [...dockerfile.matchAll(/^(?:ENV)?\s+(\w+)=(\S+)/gm)].map(([, name, value]) => [name, value]);
  const own = Object.entries(environment).map(([name, value]) => [name, withDefaults(value)]);
  return Object.fromEntries([...ofImage, ...own]);
};

const one = compose('compose.yaml').services;
const cluster = compose('compose.cluster.yaml');
const { services } = cluster;
const nodes = Object.entries(services).filter(([, { build }]) => build !== undefined);

describe('the files for containers', () => {
  it('set only what `serve` knows, to something that it takes', () => {
    const { stdout } = spawnSync(process.execPath, [bundledCommand, 'serve', '--help'], { encoding: 'utf8' });
    const known = new Set(stdout.match(/RIVERSTONE_\w+/g));
    for (const service of [one.riverstone, ...nodes.map(([, node]) => node)]) {
      const environment = environmentOf(service);
      for (const name of Object.keys(environment).filter((each) => !each.startsWith('NODE_')))
        expect(known).toContain(name);
      expect(readSettings({}, environment).ok).toBe(true);
    }
  });

  it('name, like the unit and the docs, only variables that `serve` knows', () => {
    const { stdout } = spawnSync(process.execPath, [bundledCommand, 'serve', '--help'], { encoding: 'utf8' });
    const known = new Set(stdout.match(/RIVERSTONE_\w+/g));
    const files = ['deploy/systemd/riverstone.service', 'deploy/systemd/riverstone.env'];
    for (const file of [...files, 'docs/operating.md', 'docs/serving.md'])
      for (const name of readFileSync(`${root}${file}`, 'utf8').match(/RIVERSTONE_\w+/g))
        expect([...known], file).toContain(name);
  });

  it('start several nodes that find each other, the database and the bus', () => {
    expect(nodes.map(([name]) => name)).toEqual(['node1', 'node2', 'node3']);
    for (const [name, node] of nodes) {
      const { value } = readSettings({}, environmentOf(node));
      expect(value).toMatchObject({
        host: '0.0.0.0',
        ports: [4180],
        data: 'postgres://riverstone:riverstone@postgres/riverstone',
        bus: 'redis://redis',
        cluster: { advertise: `http://${name}:4180/` },
        proxies: 1,
      });
      expect(Number.parseInt(node.stop_grace_period, 10) * 1000).toBeGreaterThan(value.grace + 2000);
    }
    const { POSTGRES_USER: user, POSTGRES_PASSWORD: password } = services.postgres.environment;
    expect([user, withDefaults(password)]).toEqual(['riverstone', 'riverstone']);
  });

  it('balance exactly these nodes', () => {
    const { volumes, ports } = services.balancer;
    const [file, place] = volumes[0].split(':');
    expect(place).toBe('/usr/local/etc/haproxy/haproxy.cfg');
    const config = readFileSync(`${root}${file}`, 'utf8');
    const servers = [...config.matchAll(/^ {2}server (\w+) (\S+)$/gm)].map(([, name, address]) => [name, address]);
    expect(servers).toEqual(nodes.map(([name]) => [name, `${name}:4180`]));
    const bound = /^ {2}bind \S*:(\d+)$/m.exec(config)?.[1];
    expect(ports).toEqual([`4180:${bound}`]);
  });

  it('look after the health of everything, and name nothing that is not there', () => {
    expect(dockerfile).toContain('HEALTHCHECK');
    for (const [name, service] of Object.entries(services)) {
      expect(service.healthcheck !== undefined || service.build !== undefined).toBe(true);
      expect(service.restart).toBe('unless-stopped');
      const needed = service.depends_on ?? [];
      for (const other of Array.isArray(needed) ? needed : Object.keys(needed)) {
        expect(Object.keys(services)).toContain(other);
        if (!Array.isArray(needed)) expect(services[other].healthcheck, `${name} waits for ${other}`).toBeDefined();
      }
      for (const volume of service.volumes ?? []) {
        const [source] = volume.split(':');
        const isThere = source.startsWith('.') ? existsSync(`${root}${source}`) : source in cluster.volumes;
        expect(isThere, volume).toBe(true);
      }
    }
  });
});
