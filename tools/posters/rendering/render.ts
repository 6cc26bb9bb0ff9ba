import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { focusOf, type MasterEntry, type MasterManifest, masterFormats, sealOf } from '../src/masters.ts';
import { sceneFor } from '../src/scene-for.ts';
import { sceneHash } from '../src/scene-hash.ts';
import { type Subject, subjectKey } from '../src/subject.ts';
import { createProgress } from './progress.ts';
import type { RenderJob, RenderResult } from './render-worker.ts';
import { readSubjects } from './subject-list.ts';

/**
 * Renders the master pictures that are missing or out of date.
 * `--content` renders every subject of the guide, `--subjects FILE` those of a JSON array, `--only TEXT,TEXT` those whose key
 * contains one of the texts. `--jobs N` sets the worker threads. `--prune` removes pictures of subjects that are not in the list.
 */
const { values: flags } = parseArgs({
  options: {
    subjects: { type: 'string' },
    content: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '1' },
    only: { type: 'string' },
    prune: { type: 'boolean', default: false },
  },
});

const folder = join(import.meta.dirname, '../../../content/poster');
const manifestFile = join(folder, 'manifest.json');
const manifest = readManifest();
const subjects = await listSubjects();
if (flags.prune) prune(subjects);
const wanted = flags.only?.split(',');
const waiting = subjects
  .filter((subject) => wanted?.some((text) => subjectKey(subject).includes(text)) ?? true)
  .filter(isStale);
process.once('SIGTERM', stop).once('SIGINT', stop);
await renderAll(waiting, Math.max(1, Number(flags.jobs)));

/** Lists the subjects: composed scenes, with `--content` also those of the guide; a file replaces both. */
async function listSubjects(): Promise<Subject[]> {
  const listed = readSubjects(flags.subjects);
  if (flags.subjects || !flags.content) return listed;
  const { listContentSubjects } = await import('./content-subjects.ts');
  const byKey = new Map(
    [...listed, ...(await listContentSubjects())].map((subject) => [subjectKey(subject), subject]),
  );
  return [...byKey.values()];
}

function readManifest(): MasterManifest {
  return existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
}

/** Writes the manifest atomically with sorted keys. */
function writeManifest(): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${manifestFile}.new`, `${JSON.stringify(sorted, null, 1)}\n`);
  renameSync(`${manifestFile}.new`, manifestFile);
}

/** Saves finished work when the run is interrupted. */
function stop(): never {
  writeManifest();
  process.exit(130);
}

function isStale(subject: Subject): boolean {
  const entry = manifest[subjectKey(subject)];
  if (!entry) return true;
  const scene = sceneFor(subject);
  const formats = masterFormats(subject.kind, scene);
  if (formats.some((format) => !existsSync(join(folder, entry.files[format] ?? 'missing')))) return true;
  return (
    entry.focus !== focusOf(scene).focus ||
    entry.seal !== sealOf(scene).seal ||
    entry.hash !== sceneHash(scene, formats)
  );
}

/** Returns the entry of a subject when its pictures show the scene as it is now. */
function unchangedEntry(subject: Subject): MasterEntry | undefined {
  const entry = manifest[subjectKey(subject)];
  if (!entry || Object.values(entry.files).some((file) => !existsSync(join(folder, file)))) return undefined;
  const scene = sceneFor(subject);
  const formats = masterFormats(subject.kind, scene).filter((format) => entry.files[format]);
  return entry.hash === sceneHash(scene, formats) ? entry : undefined;
}

function prune(kept: readonly Subject[]): void {
  const keys = new Set(kept.map(subjectKey));
  for (const [key, entry] of Object.entries(manifest)) {
    if (keys.has(key)) continue;
    for (const file of Object.values(entry.files)) rmSync(join(folder, file), { force: true });
    delete manifest[key];
  }
  writeManifest();
}

async function renderAll(queue: Subject[], jobs: number): Promise<void> {
  const progress = createProgress(queue.length);
  let written = 0;
  await Promise.all(
    Array.from({ length: Math.min(jobs, queue.length) }, async () => {
      const worker = new Worker(new URL('./render-worker.ts', import.meta.url));
      for (let subject = queue.shift(); subject; subject = queue.shift()) {
        const before = unchangedEntry(subject);
        const result = await ask(worker, { subject, folder, ...(before && { before }) });
        manifest[result.key] = result.entry;
        written++;
        progress.step(result.key, result.bytes);
        if (written % 10 === 0) writeManifest();
      }
      await worker.terminate();
    }),
  );
  if (written > 0) writeManifest();
  progress.end();
}

function ask(worker: Worker, job: RenderJob): Promise<RenderResult> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: RenderResult) => {
      worker.off('error', reject);
      resolve(result);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
    worker.postMessage(job);
  });
}
