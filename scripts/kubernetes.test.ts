import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseAllDocuments } from 'yaml';

const root = path.join(import.meta.dirname, '..');
const models = path.join(root, 'node_modules', 'kubernetes-models');

interface Manifest extends Record<string, unknown> {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

const documents = ['kubernetes.yaml', 'kubernetes-workers.yaml'].flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(root, 'deploy', file), 'utf8'), { strict: true }),
);
const manifests = documents.map((document) => document.toJS() as Manifest);
const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;
const find = (kind: string, name: string) => {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
};

const moduleOf = ({ apiVersion, kind }: Manifest) => `${apiVersion}/${kind}`;

/** Returns the mistakes by the JSON schema of Kubernetes for this kind. It accepts unknown fields. */
async function listSchemaMistakes(manifest: Manifest): Promise<string[]> {
  const file = path.join(models, `${moduleOf(manifest)}.js`);
  if (!existsSync(file)) return [`${moduleOf(manifest)} is not a kind of Kubernetes`];
  const module = (await import(file)) as Record<string, new (data: Manifest) => { validate(): void }>;
  const Model = module[manifest.kind];
  if (!Model) return [`${manifest.kind} has no schema`];
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Returns the errors of the compiler for manifests as literals of their types, which also finds unknown fields. */
function listTypeMistakes(all: readonly Manifest[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yunyou-kubernetes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const lines = all.map((manifest, index) => {
    const from = JSON.stringify(path.join(models, `${moduleOf(manifest)}.js`));
    return `import type { I${manifest.kind} as Kind${index} } from ${from};\nexport const manifest${index}: Kind${index} = ${JSON.stringify(manifest, undefined, 2)};`;
  });
  const file = path.join(folder, 'manifests.ts');
  writeFileSync(file, lines.join('\n'));
  const flags = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    '',
  ];
  try {
    execFileSync(path.join(root, 'node_modules', '.bin', 'tsc'), [...flags, file], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

describe('the manifests for Kubernetes', () => {
  it('are valid YAML without duplicate keys', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it.each(manifests.map((manifest) => [nameOf(manifest), manifest] as const))(
    '%s keeps the schema of its kind',
    async (_, manifest) => {
      expect(await listSchemaMistakes(manifest)).toEqual([]);
    },
  );

  it('have no unknown field', () => {
    expect(listTypeMistakes(manifests)).toBe('');
  });

  it('would be refused with a wrong type, a missing or an unknown field', async () => {
    const { spec, ...rest } = find('Deployment', 'yunyou') as Manifest & { spec: Record<string, unknown> };
    const { selector: _, ...withoutSelector } = spec;
    expect(await listSchemaMistakes({ ...rest, spec: { ...spec, replicas: 'two' } })).toHaveLength(1);
    expect(await listSchemaMistakes({ ...rest, spec: withoutSelector })).toHaveLength(1);
    expect(listTypeMistakes([{ ...rest, spec: { ...spec, replicaz: 2 } }])).toContain('"replicaz"');
  });
});

interface PodSpec {
  automountServiceAccountToken: boolean;
  securityContext: { runAsNonRoot: boolean };
  containers: {
    image: string;
    command?: string[];
    securityContext: Record<string, unknown>;
    resources: { limits?: { memory?: string } };
    volumeMounts: { name: string; mountPath: string }[];
  }[];
  volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
}
interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: PodSpec;
}

/** Returns the pod templates of deployments and jobs by the name of their manifest. */
const templates = manifests.flatMap((manifest): [string, PodTemplate][] => {
  const spec = manifest['spec'] as {
    template?: PodTemplate;
    jobTemplate?: { spec: { template: PodTemplate } };
  };
  const template = spec?.template ?? spec?.jobTemplate?.spec.template;
  return template ? [[nameOf(manifest), template]] : [];
});

describe('the pods', () => {
  it.each(templates)(
    'of %s run as another user than root, with a read-only root file system',
    (_, { spec }) => {
      expect(spec.securityContext.runAsNonRoot).toBe(true);
      expect(spec.automountServiceAccountToken).toBe(false);
      for (const { securityContext, resources, volumeMounts } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(resources.limits?.memory).toMatch(/^\d+Mi$/);
        for (const { name } of volumeMounts)
          expect(spec.volumes.map((volume) => volume.name)).toContain(name);
      }
    },
  );

  it.each(templates)('of %s are selected by a network policy', (_, { metadata }) => {
    const selected = manifests
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map(
        ({ spec }) => (spec as { podSelector: { matchLabels: { app: string } } }).podSelector.matchLabels.app,
      );
    expect(selected).toContain(metadata.labels['app']);
  });

  it.each(templates)('of %s run commands that exist and mount claims that exist', (_, { spec }) => {
    for (const { command = [] } of spec.containers)
      for (const [file] of command.join(' ').matchAll(/apps\/\S+\.ts/g))
        expect(existsSync(path.join(root, file)), file).toBe(true);
    for (const { persistentVolumeClaim } of spec.volumes)
      if (persistentVolumeClaim) find('PersistentVolumeClaim', persistentVolumeClaim.claimName);
  });
});

describe('the policies', () => {
  it.each(['yunyou', 'yunyou-worker'])(
    'keep a pod of %s running during an update of the nodes, and scale it',
    (name) => {
      expect(find('PodDisruptionBudget', name)['spec']).toEqual({
        minAvailable: 1,
        selector: { matchLabels: { app: name } },
      });
      const scaler = find('HorizontalPodAutoscaler', name)['spec'] as {
        minReplicas: number;
        scaleTargetRef: object;
      };
      expect(scaler.minReplicas).toBeGreaterThan(1);
      expect(scaler.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name });
    },
  );

  it('let the pods reach names, PostgreSQL and HTTPS only, and accept calls to the port of the app', () => {
    const portsOf = (rules: { ports: { port: unknown }[] }[] = []) =>
      rules.flatMap(({ ports }) => ports.map(({ port }) => port));
    const policies = manifests
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map(({ metadata, spec }) => {
        const { ingress, egress } = spec as { ingress?: []; egress?: [] };
        return [metadata.name, portsOf(ingress), portsOf(egress)];
      });
    expect(policies).toEqual([
      ['yunyou', ['http'], [53, 53, 5432, 443, 465, 587]],
      ['yunyou-backup', [], [53, 53, 5432]],
      ['yunyou-worker', [], [53, 53, 5432, 443]],
    ]);
  });
});
