import { pageParameters } from '@yunyou/contract/page-renderer';
import { hostileTexts } from '../../apps/api/src/testing/hostile/hostile-values.ts';
import { judgeAnswer } from '../../apps/api/src/testing/hostile/judge-answer.ts';
import type { Canary } from './canaries.ts';
import { createFinding, type Finding } from './finding.ts';
import { send } from './send.ts';
import type { Target } from './target.ts';

/** Attacks pages, files and feeds: query parameters, path traversal and open redirects. */
export async function attackAddresses(target: Target, canary: Canary): Promise<Finding[]> {
  return [await tryPages(target, canary), await tryOddPaths(target, canary), await tryOpenRedirects(target)];
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

async function tryPages(target: Target, canary: Canary): Promise<Finding> {
  const finding = createFinding('payloads in every parameter of every page and data request');
  for (const [page, parameters] of Object.entries(pageParameters)) {
    const queries = ['?x=1', ...parameters.flatMap((name) => queriesOf(name, canary))];
    const payload = page === '/' ? '/_root.data' : `${page}.data`;
    for (const query of queries) {
      finding.check(await judgePage(target, page + query, canary));
      finding.check(await judgePage(target, payload + query, canary));
    }
  }
  return finding;
}

/** A subset of the payloads, because each one renders a page. */
const pageTexts = hostileTexts.filter((_, index) => index % 4 === 1);

function queriesOf(name: string, { tripId, orderNo }: Canary): string[] {
  const values = [...pageTexts, tripId, orderNo].map((value) => `?${name}=${encode(value.slice(0, 3000))}`);
  return [
    ...values,
    `?${name}=a&${name}=b`,
    `?${name}[]=a`,
    `?${name}=%`,
    `?${name}=%E0%A4%A`,
    `?${name}=%00`,
  ];
}

async function judgePage({ url }: Target, address: string, { secrets }: Canary): Promise<string | undefined> {
  const answer = await send(url, { url: address });
  const isEnvelope = String(answer.headers['content-type']).startsWith('application/json');
  const problem = judgeAnswer(answer, { secrets, sent: decodeSafely(address) });
  // Pages are HTML, so the missing JSON envelope is not a problem.
  if (problem && (isEnvelope || !problem.includes('without the envelope'))) return `${address} ${problem}`;
  const policy = String(answer.headers['content-security-policy'] ?? '');
  const isPage = String(answer.headers['content-type']).startsWith('text/html');
  if (isPage && (!policy || /script-src[^;]*'unsafe-(inline|eval)'/.test(policy)))
    return `${address} has no strict content policy`;
  if (answer.headers['x-content-type-options'] !== 'nosniff') return `${address} lets its type be guessed`;
  return undefined;
}

const decodeSafely = (address: string) => {
  try {
    return address + decodeURIComponent(address);
  } catch {
    return address; // not valid percent-encoding
  }
};

const roots = [
  '/',
  '/pictures/',
  '/pictures/city/',
  '/assets/',
  '/media/',
  '/share/city/',
  '/builds/meta/',
  '/sitemaps/',
  '/admin/',
  '/admin/assets/',
  '/fonts/',
  '/demo-sign-in/',
  '/feeds/',
  '/api/',
  '/api/yunyou/',
];
const climbs = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '..%252f..%252fetc%252fpasswd',
  '..%5c..%5c..%5cetc%5cpasswd',
  '....//....//....//etc/passwd',
  '%00',
  'a%00.webp',
  '%',
  '%ff%fe',
  '%E0%A4%A',
  '.env',
  '.git/config',
  'package.json',
  '..;/package.json',
  'a/'.repeat(200),
  'a'.repeat(6000),
  '*',
  '%0d%0aset-cookie:%20a=b',
  '__proto__',
  'constructor',
  'toString.webp',
  'beijing/tile-99999999.webp',
  'beijing/tile--1.webp',
];
const oddPaths = [
  '//',
  '///',
  '//attacker.invalid',
  '//attacker.invalid/x.data',
  '/\\attacker.invalid',
  '/.//',
  '/;',
  '/?',
  '/??',
  '/#',
  '/%23',
  '/:0',
  '//:0',
  '//@',
  '/_root.data?_routes=x',
  '/.data',
  '/__manifest',
  '/__manifest?paths=/x&version=1',
];

async function tryOddPaths(target: Target, { secrets }: Canary): Promise<Finding> {
  const finding = createFinding('path traversal, malformed paths and private files');
  const paths = [...oddPaths, ...roots.flatMap((root) => climbs.map((climb) => root + climb))];
  for (const path of paths) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await send(target.url, { method, url: path });
      const problem = judgeAnswer(answer, { secrets, sent: path });
      const isServerFile = /root:.*:0:0|"workspaces"|\[core\]/.test(answer.body);
      const smuggled = answer.headers['set-cookie'] !== undefined && 'set a cookie';
      const wrong = problem && !problem.includes('without the envelope') ? problem : undefined;
      const reason = isServerFile ? 'gave a file of the server' : smuggled || wrong;
      finding.check(reason && `${method} ${path.slice(0, 80)} ${reason}`);
    }
  }
  return finding;
}

/** Puts foreign URLs wherever one is accepted: the `location` header must stay on this site. */
async function tryOpenRedirects(target: Target): Promise<Finding> {
  const finding = createFinding('open redirects');
  const evil = [
    '//attacker.invalid',
    '/\\attacker.invalid',
    'https://attacker.invalid',
    '/%2f%2fattacker.invalid',
    'javascript:alert(1)',
    '/%09/attacker.invalid',
  ];
  const names = [
    'next',
    'redirect',
    'redirect_uri',
    'return',
    'returnTo',
    'url',
    'to',
    'continue',
    'post_logout_redirect_uri',
  ];
  const places = [
    '/',
    '/user',
    '/admin',
    '/admin/login',
    '/demo-sign-in/callback',
    '/demo-sign-in/oidc/auth',
    '/demo-sign-in/oidc/session/end',
  ];
  const addresses = [
    ...evil.map((address) => (address.startsWith('/') ? address : `/${address}`)),
    ...evil.map((address) => (address.startsWith('/') ? `${address}/` : `/${address}/`)),
    ...places.flatMap((place) =>
      names.flatMap((name) => evil.map((address) => `${place}?${name}=${encodeURIComponent(address)}`)),
    ),
    ...evil.map(
      (address) =>
        `/demo-sign-in/oidc/auth?client_id=yunyou-demo&response_type=code&scope=openid&state=x&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256&redirect_uri=${encodeURIComponent(address)}`,
    ),
  ];
  for (const address of addresses) {
    for (const headers of [{}, { host: 'attacker.invalid' }, { 'x-forwarded-host': 'attacker.invalid' }]) {
      const answer = await send(target.url, { url: address, headers });
      const location = String(answer.headers['location'] ?? '');
      // Only the caller can forge the Host header, so it may be reflected in a relative URL only.
      const goes = location && new URL(location, target.url).host !== new URL(target.url).host;
      const isOdd = goes || /^\/[/\\]/.test(location) || answer.status >= 500;
      finding.check(
        isOdd && `${address} ${JSON.stringify(headers)} answered ${answer.status} to ${location}`,
      );
    }
  }
  return finding;
}
