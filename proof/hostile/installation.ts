import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { plantCanary } from './canaries.ts';
import { createFinding, type Finding } from './finding.ts';
import { callApi, send, tryApi } from './send.ts';
import { startTarget, type Target, unlimited } from './target.ts';

/** A public installation whose proxy runs on the same machine: every request comes from a loopback socket. */
const behindProxy = { PUBLIC_URL: 'https://yunyou.example.org', TRUST_PROXY: 'true', LOG_LEVEL: 'info' };

/** Attacks what must be closed in a public installation, then searches its log and its files for private data. */
export async function attackInstallation(): Promise<Finding[]> {
  const log: string[] = [];
  const target = await startTarget({ ...unlimited, ...behindProxy }, (text) => log.push(text));
  try {
    return [await tryLocalPages(target), await tryLog(target, log), await tryFiles(target)];
  } finally {
    await target.stop();
  }
}

const localPages = [
  '/metrics',
  '/api/docs',
  '/api/openapi.json',
  ...['client.js', 'page.css', 'callback', 'traveller/x', 'oidc/auth', 'oidc/token', 'oidc/jwks'].map(
    (name) => `/demo-sign-in/${name}`,
  ),
];
const claims: Record<string, string>[] = [
  {},
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '203.0.113.7' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
  { host: 'localhost' },
  { host: 'yunyou.example.org', 'x-forwarded-host': 'localhost' },
];

async function tryLocalPages({ url }: Target): Promise<Finding> {
  const finding = createFinding('demo sign-in, metrics and API description behind a local proxy');
  for (const page of localPages) {
    for (const headers of claims) {
      const { status } = await send(url, { url: page, headers });
      finding.check(status !== 404 && `${page} with ${JSON.stringify(headers)} answered ${status}`);
    }
  }
  return finding;
}

async function tryLog(target: Target, log: readonly string[]): Promise<Finding> {
  const finding = createFinding('keys, wishes, search texts and e-mail addresses in the log');
  const { url } = target;
  const { headers, tripId, secrets } = await plantCanary(target);
  const { shareKey } = await callApi<{ shareKey: string }>(
    url,
    'POST /travel/share',
    { id: tripId },
    headers,
  );
  for (const page of ['/trip/details', '/api/yunyou/travel/picture'])
    await send(url, { url: `${page}?id=${tripId}&share=${shareKey}` });
  await send(url, { url: '/trip?wish=qzxwish%20in%20Beijing' });
  await send(url, { url: '/destination?keyword=qzxsearch' });
  await tryApi(url, 'POST /admin/login', { name: 'qzxname@example.org', password: 'qzxpassword' });
  await send(url, { url: '/nowhere?email=qzxname@example.org', headers: { referer: '/?x=qzxsearch' } });
  const text = log.join('');
  finding.check(!text.includes('"path":"/trip/details"') && 'the log has no line about a page');
  const tokens = [shareKey, ...Object.values(headers)];
  for (const secret of [...secrets, ...tokens, 'qzxwish', 'qzxsearch', 'qzxname', 'qzxpassword'])
    finding.check(text.includes(secret) && `the log contains ${secret}`);
  return finding;
}

async function tryFiles(target: Target): Promise<Finding> {
  const finding = createFinding('files that other users of the machine can read, and keys beside the data');
  const { url, dataFolder, keyFolder } = target;
  await callApi(
    url,
    'POST /admin/entity/previewLink',
    { entity: 'guide', id: 'high-speed-trains' },
    await target.signInStaff('owner'),
  ); // creates a key
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const [part = ''] = path.relative(dataFolder, file).split(path.sep);
    finding.check(entry.name.endsWith('.key') && `${file} is beside the data`);
    if (part === 'postgres' || part === 'pictures') continue; // PostgreSQL protects its own files, and pictures are public
    finding.check(((await stat(file)).mode & 0o077) !== 0 && `${file} can be read by others`);
  }
  for (const name of ['', ...(await readdir(keyFolder))]) {
    const file = path.join(keyFolder, name);
    finding.check(((await stat(file)).mode & 0o077) !== 0 && `${file} can be read by others`);
  }
  return finding;
}
