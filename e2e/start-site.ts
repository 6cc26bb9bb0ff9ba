import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface StartedSite {
  url: string;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it, on a fresh database and a free port. */
export async function startSite(environment: Record<string, string>): Promise<StartedSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-site-'));
  const main = path.join(import.meta.dirname, '..', 'apps', 'api', 'src', 'main.ts');
  const server = fork(main, {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /Site\s+(http:\/\/\S+)\//.exec(printed)?.[1];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The site did not start:\n${printed}`)));
  });
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
