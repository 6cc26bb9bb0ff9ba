import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingsSchema } from '../apps/api/src/settings.ts';
import { servingEnvironment, servingFlags } from './serving-process.mjs';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '..', 'deploy', name), 'utf8');
const known = new Set([...Object.keys(settingsSchema.shape), 'NODE_ENV', 'MALLOC_ARENA_MAX']);

describe('deployment files', () => {
  it('set only settings that exist', () => {
    const inCompose = Object.keys(parse(read('compose.yaml')).services.app.environment);
    const documents = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS());
    const inCluster = Object.keys(documents.find(({ kind }) => kind === 'ConfigMap').data);
    const workers = parseAllDocuments(read('kubernetes-workers.yaml')).map((document) => document.toJS());
    const inWorkers = workers
      .find(({ kind }) => kind === 'Deployment')
      .spec.template.spec.containers[0].env.map(({ name }: { name: string }) => name);
    const inImage = [...(/^ENV (.*)$/m.exec(read('Containerfile'))?.[1] ?? '').matchAll(/(\w+)=/g)].map(
      ([, name]) => name,
    );
    expect(inImage.length).toBeGreaterThan(2);
    for (const name of [...inCompose, ...inCluster, ...inWorkers, ...inImage])
      expect(known, name).toContain(name);
  });

  it('size the serving process as npm start does with the memory limit of the container', () => {
    const limitMb = Number(/limits: \{ memory: (\d+)Mi \}/.exec(read('kubernetes.yaml'))?.[1]);
    const command: string[] = JSON.parse(/^CMD (.*)$/m.exec(read('Containerfile'))?.[1] ?? '[]');
    expect(command.filter((word) => word.startsWith('--'))).toEqual(servingFlags(limitMb * 1024 * 1024));
    const arenas = /MALLOC_ARENA_MAX=(\d+)/.exec(read('Containerfile'))?.[1];
    expect(servingEnvironment('/app')['MALLOC_ARENA_MAX']).toBe(arenas);
  });

  it('size a worker in the same way', () => {
    const text = read('kubernetes-workers.yaml');
    const limitMb = Number(/limits: \{ memory: (\d+)Mi \}/.exec(text)?.[1]);
    const flags = [...(/command: \[(.*)\]/.exec(text)?.[1] ?? '').matchAll(/--[\w-]+=\d+/g)].map(
      ([flag]) => flag,
    );
    expect(flags).toEqual(servingFlags(limitMb * 1024 * 1024));
  });

  it('probe paths that the server answers', () => {
    const health = readFileSync(path.join(import.meta.dirname, '../apps/api/src/http/health.ts'), 'utf8');
    for (const [, probe] of read('kubernetes.yaml').matchAll(/path: (\/\w+)/g))
      expect(health).toContain(`'${probe}'`);
  });

  it('allow requests in flight to finish before the process is killed', () => {
    const deployment = parseAllDocuments(read('kubernetes.yaml'))
      .map((document) => document.toJS())
      .find(({ kind }) => kind === 'Deployment');
    const { terminationGracePeriodSeconds, containers } = deployment.spec.template.spec;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(containers[0].lifecycle.preStop.sleep.seconds + 15);
  });
});
