import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** `node scripts/build.ts` builds and compresses both front ends. `--is-current` exits with 0 if the build is up to date. */
const root = path.join(import.meta.dirname, '..');
const web = path.join(root, 'apps', 'web');
const admin = path.join(root, 'apps', 'admin');
const stampFile = path.join(web, 'build', '.inputs');
const inputs = [
  'apps/web',
  'apps/admin',
  'packages/ui',
  'packages/contract',
  'packages/domain',
  'packages/planner',
  'package-lock.json',
];

const hash = await hashInputs();
if (process.argv.includes('--is-current')) {
  const isCurrent = existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === hash;
  process.exit(isCurrent ? 0 : 1);
}
const env = { BUILD_ID: hash.slice(0, 12), NODE_ENV: 'production' };
await run('react-router', ['build'], web, env);
await run('vite', ['build', '--config', 'service-worker.vite.ts', '--logLevel', 'warn'], web, env);
await listOfflineFiles(path.join(web, 'build', 'client'));
await run('vite', ['build'], admin, env);
await compressFolder(path.join(web, 'build', 'client'));
await compressFolder(path.join(admin, 'dist'));
await writeFile(stampFile, hash);

async function hashInputs(): Promise<string> {
  const digest = createHash('sha256');
  for (const input of inputs) {
    for (const file of await listFiles(path.join(root, input))) {
      digest.update(path.relative(root, file)).update(await readFile(file));
    }
  }
  return digest.digest('hex');
}

async function listFiles(file: string): Promise<string[]> {
  if (!(await stat(file)).isDirectory()) return [file];
  const skipped = new Set(['node_modules', 'build', 'dist', '.react-router']);
  const entries = await readdir(file, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !skipped.has(entry.name))
      .map((entry) => listFiles(path.join(file, entry.name))),
  );
  return nested.flat().sort();
}

/** Lists the static files that every page may need; saving a trip for offline use caches all of them. A trip adds the sketches of its cities. */
async function listOfflineFiles(folder: string): Promise<void> {
  const kept = ['assets', 'fonts', 'map'].map((name) => listFiles(path.join(folder, name)));
  const paths = [
    ...(await Promise.all(kept)).flat().filter((file) => !file.includes(`${path.sep}sketch${path.sep}`)),
    path.join(folder, 'seal.svg'),
    path.join(folder, 'site.webmanifest'),
  ];
  const sizes = await Promise.all(paths.map(async (file) => (await stat(file)).size));
  const files = paths.map((file) => `/${path.relative(folder, file)}`);
  const list = { buildId: env.BUILD_ID, files, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  await writeFile(path.join(folder, 'offline-files.json'), JSON.stringify(list));
}

function run(program: string, args: string[], cwd: string, extra: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const bin = path.join(root, 'node_modules', '.bin');
    const child = spawn(path.join(bin, program), args, {
      cwd,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...extra,
        PATH: `${path.dirname(process.execPath)}${path.delimiter}${bin}${path.delimiter}${process.env['PATH']}`,
      },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with code ${code}`)),
    );
  });
}

/** Writes brotli and gzip versions beside each file, so that no request has to compress. */
async function compressFolder(folder: string): Promise<void> {
  for (const file of await listFiles(folder)) {
    if (!/\.(m?js|css|svg|json|webmanifest|txt|html)$/.test(file)) continue;
    const content = await readFile(file);
    if (content.length < 512) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
