import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { cpuSecondsOf } from '../bench-cost/process-cost.ts';
import { createReport } from '../harness/report.ts';
import { waitUntil } from '../harness/waiting.ts';
import { buildImage, createVolume, type Image, sizeOf } from './build-image.ts';
import { type Container, listProcesses, startContainer } from './namespaces.ts';
import { findDebianSource, listMissing } from './requirements.ts';

/**
 * `npm run test:container [-- --base FOLDER --keep --built FOLDER --write]` builds the image of `deploy/Containerfile` in a chroot and runs it as a hardened container.
 * Needs Debian, root, debootstrap and namespaces; gets packages from the sources of apt and npm that the machine uses.
 */
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    /** A minimal Debian that debootstrap has made, for repeated runs. */
    base: { type: 'string' },
    /** Leaves the folder with the stages of the build. */
    keep: { type: 'boolean', default: false },
    /** Such a folder: the image in it is not built again. */
    built: { type: 'string' },
  },
});
const missing = listMissing();
if (missing.length > 0) {
  console.error(
    `This machine cannot build the image. It needs:\n${missing.map((each) => `- ${each}`).join('\n')}`,
  );
  process.exit(2);
}

const project = path.join(import.meta.dirname, '..', '..');
/** The grace period of `deploy/compose.yaml`. */
const graceMs = 30_000;
const healthyAtLatestMs = 1_200_000;
const maxImageMb = 900;

const report = createReport({
  title: 'Container',
  command: 'npm run test:container',
  introduction: `The steps of \`deploy/Containerfile\` run in chroots: the base image is a minimal Debian (debootstrap of ${findDebianSource().codename}) with the project's own Node, npm and the user \`node\`; an instruction that the proof does not know ends it. The image then runs with processes, mounts and network of its own, as its user, with a read-only root, no capabilities and no new privileges; only its volumes, \`/tmp\` and \`/dev/shm\` can be written to. No container engine is used.`,
  file: values.write ? 'container.md' : undefined,
});

const urlOf = ({ ports }: Image) => `http://127.0.0.1:${ports[0]}`;
const visitResult = z.object({
  home: z.object({ status: z.number(), title: z.string() }),
  list: z.object({ status: z.number(), rows: z.number() }),
  picture: z.object({ status: z.number(), path: z.string(), type: z.string().nullable(), bytes: z.number() }),
  trip: z.object({ id: z.string(), key: z.string(), status: z.number(), days: z.number() }),
});
const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
const lockFile = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

const workFolder = values.built ?? mkdtempSync(path.join(os.tmpdir(), 'yunyou-container-'));
try {
  const image = await buildImage({
    containerfile: path.join(project, 'deploy', 'Containerfile'),
    context: project,
    workFolder,
    debian: values.base,
    isBuilt: values.built !== undefined,
    log: report.log,
  });
  checkContents(image);
  const filesBefore = describeFiles(image.root);
  const volumes: Record<string, string> = {};
  for (const [index, volume] of image.volumes.entries()) {
    volumes[volume] = path.join(workFolder, `volume-${index}`);
    createVolume(image, volume, volumes[volume]);
  }
  const trip = await firstRun(image, volumes);
  await secondRun(image, volumes, trip);
  const changed = listChanges(filesBefore, describeFiles(image.root));
  report.check(
    'no file of the image has changed',
    changed.length === 0,
    changed.slice(0, 3).join('; ') || `${filesBefore.size} files as before`,
  );
} catch (error) {
  report.check('the proof completes', false, error instanceof Error ? error.message : String(error));
} finally {
  if (values.keep) report.log(`the stages are in ${workFolder}`);
  else await rm(workFolder, { recursive: true, force: true });
}
await report.finish();

interface KnownTrip {
  id: string;
  key: string;
  days: number;
}

/** Runs the first start with empty volumes: visits, rights, and the end by SIGTERM. */
async function firstRun(image: Image, volumes: Record<string, string>): Promise<KnownTrip> {
  report.log('the container starts with empty volumes');
  const container = await startContainer(image.root, image.runtime, image.command, volumes);
  try {
    await checkHealth(container, image, 'with empty volumes');
    const trip = await visit(container, image);
    checkRights(container, image);
    await checkWrites(container, image, volumes);
    await checkStop(container, 'after the visits');
    return trip;
  } finally {
    await container.kill();
  }
}

/** Runs a second start with the same volumes. */
async function secondRun(image: Image, volumes: Record<string, string>, trip: KnownTrip): Promise<void> {
  report.log('the container starts again');
  const container = await startContainer(image.root, image.runtime, image.command, volumes);
  try {
    await checkHealth(container, image, 'with the volumes of the first start');
    const words = [
      process.execPath,
      path.join(import.meta.dirname, 'visits.ts'),
      urlOf(image),
      trip.id,
      trip.key,
    ];
    const opened = z
      .object({ status: z.number(), days: z.number() })
      .parse(JSON.parse(lastLine(await container.visit(words))));
    report.check(
      'the trip is there after a restart',
      opened.status === 200 && opened.days === trip.days,
      `answered ${opened.status}, ${opened.days} days`,
    );
    await checkStop(container, 'after the restart');
  } finally {
    await container.kill();
  }
}

/** Runs the command of HEALTHCHECK at its interval, as an engine does. CPU time counts, because other work may run beside it. */
async function checkHealth(container: Container, { healthCheck }: Image, when: string): Promise<void> {
  const { command, intervalMs, timeoutMs, startPeriodMs, retries } = healthCheck;
  let cpuSeconds = 0;
  const ms = await waitUntil(
    `the health check ${when}; output of the container: ${container.output().slice(-1000)}`,
    async () => {
      const pids = listProcesses(container.pid).map(({ pid }) => pid);
      if (pids.length === 0) throw new Error(`The container ended: ${container.output().slice(-2000)}`);
      cpuSeconds = pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
      return (await container.run(command, timeoutMs)).code === 0;
    },
    { timeoutMs: healthyAtLatestMs, intervalMs },
  );
  const limitMs = startPeriodMs + retries * intervalMs;
  report.check(
    `the health check passes ${when}, before an engine would call the container unhealthy`,
    ms <= limitMs || cpuSeconds * 1000 <= startPeriodMs,
    `after ${(ms / 1000).toFixed(0)} s and ${cpuSeconds.toFixed(0)} s of CPU time; limit ${limitMs / 1000} s, or ${startPeriodMs / 1000} s of CPU time on a busy machine`,
  );
}

async function visit(container: Container, image: Image): Promise<KnownTrip> {
  const words = [process.execPath, path.join(import.meta.dirname, 'visits.ts'), urlOf(image)];
  const { home, list, picture, trip } = visitResult.parse(JSON.parse(lastLine(await container.visit(words))));
  report.check(
    'home page',
    home.status === 200 && home.title !== '',
    `answered ${home.status}, "${home.title}"`,
  );
  report.check('a list', list.status === 200 && list.rows > 0, `answered ${list.status}, ${list.rows} rows`);
  report.check(
    'a picture of the home page',
    picture.status === 200 && (picture.type ?? '').startsWith('image/') && picture.bytes > 0,
    `${picture.path} answered ${picture.status}, ${picture.type}, ${picture.bytes} bytes`,
  );
  report.check('a trip is planned', trip.status === 200 && trip.days > 0, `${trip.days} days`);
  return trip;
}

/** Checks that no process of the container is root, has a capability or can get one. */
function checkRights(container: Container, { runtime }: Image): void {
  const processes = listProcesses(container.pid);
  const wrong = processes.filter(
    ({ uid, capabilities, noNewPrivileges }) =>
      uid !== runtime.user.uid || /[1-9a-f]/.test(capabilities) || !noNewPrivileges,
  );
  report.check(
    'no process is root, has a capability or can get one',
    runtime.user.uid !== 0 && processes.length > 0 && wrong.length === 0,
    wrong.map(({ name, uid }) => `${name}: user ${uid}`).join('; ') ||
      `${processes.length} processes as user ${runtime.user.uid}`,
  );
}

/** Writes are refused outside of the volumes and `/tmp`, and the app has not tried any. */
async function checkWrites(
  container: Container,
  { runtime }: Image,
  volumes: Record<string, string>,
): Promise<void> {
  const home = runtime.environment['HOME'] ?? '/';
  const closed = [runtime.folder, home, '/etc', '/usr/local', '/var/tmp', '/'];
  const accepted: string[] = [];
  for (const folder of closed) {
    const { code, output } = await container.run(['touch', path.join(folder, 'written')]);
    if (code === 0 || !output.includes('Read-only file system')) accepted.push(`${folder}: ${output.trim()}`);
  }
  const open = [...Object.keys(volumes), '/tmp'];
  for (const folder of open) {
    const { code, output } = await container.run(['touch', path.join(folder, 'written')]);
    if (code !== 0) accepted.push(`${folder}: ${output.trim()}`);
  }
  report.check(
    'only the volumes and /tmp can be written to',
    accepted.length === 0,
    accepted.join('; ') || `read-only: ${closed.join(', ')}; writable: ${open.join(', ')}`,
  );
  const complaints = container.output().match(/.*(?:EROFS|EACCES|read-only file system).*/gi) ?? [];
  report.check(
    'the app does not try to write elsewhere',
    complaints.length === 0,
    complaints.slice(0, 2).join('; ') || 'no such error in its output',
  );
}

async function checkStop(container: Container, when: string): Promise<void> {
  const { code, ms } = await container.stop(graceMs);
  report.check(
    `SIGTERM ends it ${when} with exit code 0 within the grace period`,
    code === 0 && ms < graceMs,
    code === 0
      ? `${(ms / 1000).toFixed(1)} s of ${graceMs / 1000} s`
      : `exit code ${code} after ${(ms / 1000).toFixed(1)} s: ${container.output().slice(-500)}`,
  );
}

/** Checks that the image contains no development packages, and measures its size. */
function checkContents(image: Image): void {
  const lock = lockFile.parse(JSON.parse(readFileSync(path.join(project, 'package-lock.json'), 'utf8')));
  const folder = path.join(image.root, image.runtime.folder);
  const development = Object.keys(lock.packages).filter((name) => lock.packages[name]?.dev);
  const left = development.filter((name) => existsSync(path.join(folder, name)));
  report.check(
    'no development package is in the image',
    left.length === 0 && development.length > 0,
    left.slice(0, 5).join(', ') || `none of the ${development.length} of the lock file`,
  );
  const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
  const parts = readdirSync(folder)
    .map((name) => ({ name, size: megabytes(sizeOf(path.join(folder, name))) }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 4);
  const { base, all } = image.bytes;
  report.check(
    `size of the image, at most ${maxImageMb} MB above its base`,
    megabytes(all - base) <= maxImageMb,
    `${megabytes(all)} MB with a base of ${megabytes(base)} MB; largest parts: ${parts.map(({ name, size }) => `${name} ${size} MB`).join(', ')}`,
  );
}

/** Returns size, time of change, mode and owner of each file of a folder. */
function describeFiles(folder: string): Map<string, string> {
  const words = [folder, '-xdev', '-printf', '%P\\t%s %T@ %m %U\\n'];
  const lines = execFileSync('find', words, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [name = '', facts = ''] = line.split('\t');
      return [name, facts];
    }),
  );
}

function listChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
