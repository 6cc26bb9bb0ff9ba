import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { servingEnvironment, servingFlags } from '../../scripts/serving-process.mjs';

export interface StartedSite {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the product as `npm start` does, with an empty database in `dataFolder` and a free port. Sites with the same
 * `pictureFolder` share their encoded pictures.
 */
export async function startSite(
  environment: Record<string, string>,
  { onOutput, pictureFolder }: { onOutput?: (text: string) => void; pictureFolder?: string } = {},
): Promise<StartedSite & { dataFolder: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-site-'));
  await chmod(folder, 0o755); // PostgreSQL runs as another user; without access its files would stay in /var/tmp
  const keyFolder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-keys-'));
  if (pictureFolder) await symlink(pictureFolder, path.join(folder, 'pictures'));
  const { url, server } = await launchSite(
    { DATA_DIR: folder, KEY_DIR: keyFolder, ...environment },
    onOutput,
  );
  return {
    url,
    dataFolder: folder,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      for (const made of [folder, keyFolder]) await rm(made, { recursive: true, force: true });
    },
  };
}

export interface LaunchedSite {
  url: string;
  server: ChildProcess;
  /** Returns the last part of its output. */
  lastOutput(): string;
}

/** Starts one process that the caller must stop or kill. Rejects with its output if the port does not open. */
export async function launchSite(
  environment: Record<string, string>,
  onOutput: (text: string) => void = () => undefined,
): Promise<LaunchedSite> {
  const root = path.join(import.meta.dirname, '../..');
  const server = fork(path.join(root, 'apps', 'api', 'src', 'main.ts'), {
    execArgv: servingFlags(),
    env: {
      ...process.env,
      ...servingEnvironment(root),
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
      PREPARE_PICTURES: 'off', // its use of the processor would change measured times
      ...environment,
    },
    stdio: ['ignore', 'pipe', environment['LOG_LEVEL'] === 'silent' ? 'pipe' : 'inherit', 'ipc'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      onOutput(chunk.toString());
      printed = (printed + chunk.toString()).slice(-10_000);
      const address = /Site\s+(http:\/\/\S+)\//.exec(printed)?.[1];
      if (address) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`The site did not start:\n${printed}`)));
  });
  return { url, server, lastOutput: () => printed.slice(-2000) };
}
