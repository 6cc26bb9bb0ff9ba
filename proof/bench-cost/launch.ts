import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { servingEnvironment, servingFlags } from '../../scripts/serving-process.mjs';
import { isReady, waitUntil } from '../harness/waiting.ts';

const root = path.join(import.meta.dirname, '..', '..');

export interface ServingSite {
  url: string;
  port: number;
  /** Time from the command to the first successful `/readyz`. */
  startMs: number;
  stop(): Promise<void>;
}

/**
 * Starts the server as `npm start` does after its installation check, which is left out: a benchmark must never install or
 * build. The check of the build is part of the start time.
 */
export async function startServing(environment: Record<string, string>): Promise<ServingSite> {
  const start = performance.now();
  await requireCurrentBuild();
  const main = path.join(root, 'apps', 'api', 'src', 'main.ts');
  const server = spawn(process.execPath, [...servingFlags(), main], {
    cwd: root,
    env: { ...process.env, ...servingEnvironment(root), PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-10_000);
      const address = /Site\s+(http:\/\/\S+)\//.exec(printed)?.[1];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The site did not start:\n${printed}`)));
  });
  await waitUntil('the site to be ready', () => isReady(url), { intervalMs: 20 });
  return {
    url,
    port: Number(new URL(url).port),
    startMs: performance.now() - start,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

async function requireCurrentBuild(): Promise<void> {
  const check = spawn(process.execPath, [path.join(root, 'scripts', 'build.ts'), '--is-current']);
  const [code] = await once(check, 'exit');
  if (code !== 0) throw new Error('The site is not built: npm run build');
}
