import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createBaseImage } from './base-image.ts';
import { type HealthCheck, parseContainerfile, type Stage } from './containerfile.ts';
import { createIgnoreFilter } from './ignore-file.ts';
import { type Runtime, runBuildStep } from './namespaces.ts';

/** A built image: its files and what a container engine reads from its settings. */
export interface Image {
  root: string;
  runtime: Runtime;
  command: string[];
  healthCheck: HealthCheck;
  volumes: string[];
  ports: number[];
  /** Bytes of the base and of the whole image. */
  bytes: { base: number; all: number };
}

interface BuildOptions {
  containerfile: string;
  /** The build context. */
  context: string;
  /** Gets a folder for each stage and base. */
  workFolder: string;
  /** A minimal Debian to start from, instead of a new one. */
  debian?: string | undefined;
  /** The work folder has the stages of an earlier build; only their settings are read. */
  isBuilt: boolean;
  log(what: string): void;
}

const defaultPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Runs the steps of a Containerfile in chroots and returns the image of its last stage. */
export async function buildImage(options: BuildOptions): Promise<Image> {
  const stages = parseContainerfile(readFileSync(options.containerfile, 'utf8'));
  const bases = new Map<string, string>();
  const built = new Map<string, string>();
  let image: Image | undefined;
  for (const [index, stage] of stages.entries()) {
    const base = built.get(stage.base) ?? bases.get(stage.base) ?? createBase(stage.base, bases, options);
    const root = path.join(options.workFolder, `stage-${index}`);
    if (!options.isBuilt) execFileSync('cp', ['-a', base, root]);
    image = await buildStage(stage, { root, base, built, options });
    if (stage.name) built.set(stage.name, root);
  }
  if (!image) throw new Error('The Containerfile has no stage');
  return image;
}

function createBase(
  name: string,
  bases: Map<string, string>,
  { workFolder, debian, isBuilt, log }: BuildOptions,
): string {
  const folder = path.join(workFolder, `base-${bases.size}`);
  if (!isBuilt) createBaseImage(name, folder, { debian, log });
  bases.set(name, folder);
  return folder;
}

interface StagePlace {
  root: string;
  base: string;
  built: ReadonlyMap<string, string>;
  options: BuildOptions;
}

async function buildStage(stage: Stage, { root, base, built, options }: StagePlace): Promise<Image> {
  let user = 'root';
  let folder = '/';
  let command: string[] = [];
  let healthCheck: HealthCheck | undefined;
  const environment: Record<string, string> = { PATH: defaultPath };
  const volumes: string[] = [];
  const ports: number[] = [];
  const runtime = (): Runtime => {
    const { uid, gid, home } = findUser(root, user);
    return { user: { uid, gid }, folder, environment: { HOME: home, ...environment } };
  };
  for (const step of stage.steps) {
    options.log(`${stage.name ?? 'image'}: ${step.kind}`);
    if (options.isBuilt && (step.kind === 'COPY' || step.kind === 'RUN')) continue;
    switch (step.kind) {
      case 'WORKDIR':
        folder = path.resolve(folder, step.folder);
        mkdirSync(path.join(root, folder), { recursive: true });
        break;
      case 'COPY': {
        const target = path.join(root, path.resolve(folder, step.target));
        copy(step.from, step.source, target, { built, options });
        if (step.owner)
          execFileSync('chroot', [root, 'chown', '-R', step.owner, path.resolve(folder, step.target)]);
        break;
      }
      case 'RUN':
        await runBuildStep(root, runtime(), step.command, () => undefined);
        break;
      case 'ENV':
        Object.assign(environment, step.values);
        break;
      case 'USER':
        user = step.user;
        break;
      case 'VOLUME':
        volumes.push(...step.folders);
        break;
      case 'EXPOSE':
        ports.push(...step.ports);
        break;
      case 'HEALTHCHECK':
        healthCheck = step.check;
        break;
      case 'CMD':
        command = step.command;
        break;
    }
  }
  const noCheck: HealthCheck = { command: [], intervalMs: 0, timeoutMs: 0, startPeriodMs: 0, retries: 0 };
  return {
    root,
    runtime: runtime(),
    command,
    healthCheck: healthCheck ?? noCheck,
    volumes,
    ports,
    bytes: { base: sizeOf(base), all: sizeOf(root) },
  };
}

/** Copies a folder of an earlier stage, or of the context without the files that `.dockerignore` names. */
function copy(
  from: string | undefined,
  source: string,
  target: string,
  { built, options }: { built: ReadonlyMap<string, string>; options: BuildOptions },
): void {
  if (from !== undefined) {
    const stage = built.get(from);
    if (!stage) throw new Error(`COPY --from=${from}: there is no earlier stage of this name`);
    mkdirSync(target, { recursive: true });
    execFileSync('cp', ['-a', `${path.join(stage, source)}/.`, target]);
    return;
  }
  const { context } = options;
  const ignoreFile = path.join(context, '.dockerignore');
  const isIgnored = createIgnoreFilter(existsSync(ignoreFile) ? readFileSync(ignoreFile, 'utf8') : '');
  const top = path.join(context, source);
  cpSync(top, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file === top || !isIgnored(path.relative(context, file)),
  });
}

function findUser(root: string, name: string): { uid: number; gid: number; home: string } {
  const lines = readFileSync(path.join(root, 'etc', 'passwd'), 'utf8').split('\n');
  const fields = lines.map((line) => line.split(':')).find(([user, , uid]) => user === name || uid === name);
  if (!fields) throw new Error(`The image has no user ${name}`);
  return { uid: Number(fields[2]), gid: Number(fields[3]), home: fields[5] ?? '/' };
}

/** Returns the bytes of a folder on the disk; a file with several names counts once. */
export function sizeOf(folder: string): number {
  const words = execFileSync('du', ['-s', '--block-size=1', folder], { encoding: 'utf8' });
  return Number(words.split('\t')[0]);
}

/** Creates an empty folder with the owner and the mode that the image has for a volume. */
export function createVolume(image: Image, volume: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const inImage = path.join(image.root, volume);
  execFileSync('cp', ['-a', `${inImage}/.`, folder]);
  const { mode, uid, gid } = statSync(inImage);
  chmodSync(folder, mode & 0o7777);
  execFileSync('chown', [`${uid}:${gid}`, folder]);
}
