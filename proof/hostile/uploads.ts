import type { HostileAnswer } from '../../apps/api/src/testing/hostile/judge-answer.ts';
import { judgeAnswer } from '../../apps/api/src/testing/hostile/judge-answer.ts';
import { createFinding, type Finding } from './finding.ts';
import {
  type HostileFile,
  heavyPng,
  listHostilePictures,
  listHostileTables,
  smuggledText,
} from './hostile-files.ts';
import { send } from './send.ts';
import type { Headers, Target } from './target.ts';

const api = '/api/yunyou';

/** Uploads files with a wrong type, a wrong size or an embedded payload. */
export async function attackByUploads(target: Target): Promise<Finding[]> {
  return [
    await tryReviewPhotos(target),
    await tryLibrary(target),
    await tryHeavyPictures(target),
    await tryImports(target),
    await tryBrokenForms(target),
  ];
}

async function tryReviewPhotos(target: Target): Promise<Finding> {
  const finding = createFinding('hostile pictures as review photographs');
  for (const [index, file] of (await listHostilePictures()).entries()) {
    const headers = await target.signIn(`Bo${index}`);
    const answer = await upload(target, `${api}/review/photo`, { field: 'file', file, headers });
    const id = readId(answer);
    finding.check(
      await judgeUpload({
        target,
        file,
        answer,
        addresses: id ? [`${api}/review/photo/${id}/large`] : [],
        headers,
      }),
    );
  }
  return finding;
}

async function tryLibrary(target: Target): Promise<Finding> {
  const finding = createFinding('hostile pictures in the media library');
  const headers = await target.signInStaff('owner');
  for (const file of await listHostilePictures()) {
    const fields = { alt: 'A picture' };
    const answer = await upload(target, `${api}/admin/media/upload`, {
      field: 'file',
      file,
      headers,
      fields,
    });
    const id = readId(answer);
    const addresses = id ? [`/media/${id}.webp`, `/pictures/media/${id}/tile-480.webp`] : [];
    finding.check(await judgeUpload({ target, file, answer, addresses, headers }));
  }
  return finding;
}

const heavyUploads = 8;
/** Decoding in the serving process delayed static files by 35 s. */
const otherRequestMsMax = 3000;

/** Uploads pictures that need much memory and time, all at once, while other requests must still be answered. */
async function tryHeavyPictures(target: Target): Promise<Finding> {
  const finding = createFinding('heavy pictures at once while static files are requested');
  const files = Array.from({ length: heavyUploads }, (_, index) => heavyPng(index % 2 === 0 ? 16 : 8));
  const uploads = files.map(async (file, index) => {
    const headers = await target.signIn(`Heavy${index}`);
    const { status } = await upload(target, `${api}/review/photo`, { field: 'file', file, headers });
    const expected = file.isPicture ? [200, 503] : [400];
    finding.check(!expected.includes(status) && `${file.name} answered ${status}`);
  });
  const done = new AbortController();
  const all = Promise.all(uploads).finally(() => done.abort());
  let slowestMs = 0;
  while (!done.signal.aborted) {
    const started = performance.now();
    const { status } = await send(target.url, { url: '/seal.svg' });
    slowestMs = Math.max(slowestMs, performance.now() - started);
    finding.check(status !== 200 && `a static file answered ${status}`);
  }
  await all;
  finding.check(slowestMs > otherRequestMsMax && `a static file took ${Math.round(slowestMs)} ms`);
  finding.note = `slowest static file ${Math.round(slowestMs)} ms`;
  return finding;
}

async function tryImports(target: Target): Promise<Finding> {
  const finding = createFinding('hostile tables in an import');
  const headers = await target.signInStaff('owner');
  for (const file of listHostileTables()) {
    const fields = { entity: 'tag', mode: 'check' };
    const answer = await upload(target, `${api}/admin/import`, { field: 'file', file, headers, fields });
    const problem = judgeAnswer(answer, { secrets: ['root:x:'], sent: '' });
    finding.check(problem && `${file.name} (${file.content.length} bytes) ${problem}`);
  }
  return finding;
}

const broken = [
  '',
  '--x',
  '--x\r\n',
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  '--x\r\ncontent-disposition: form-data\r\n\r\na\r\n--x--\r\n',
  '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
  `--x\r\n${'a: b\r\n'.repeat(5000)}\r\n\r\na\r\n--x--\r\n`,
  `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\na\r\n'.repeat(500)}--x--\r\n`,
  '--x\r\ncontent-disposition: form-data; name="other"; filename="a"\r\n\r\nabc\r\n--x--\r\n',
];

async function tryBrokenForms(target: Target): Promise<Finding> {
  const finding = createFinding('malformed multipart forms');
  const visitor = await target.signIn('Bo');
  const staff = await target.signInStaff('owner');
  const forms: [string, Headers][] = [
    [`${api}/review/photo`, visitor],
    [`${api}/admin/media/upload`, staff],
    [`${api}/admin/media/replace`, staff],
    [`${api}/admin/import`, staff],
  ];
  for (const [url, headers] of forms) {
    for (const body of broken) {
      for (const type of [
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'application/json',
        'text/plain',
      ]) {
        const answer = await send(target.url, {
          method: 'POST',
          url,
          headers: { ...headers, 'content-type': type },
          body,
        });
        const problem = judgeAnswer(answer, { secrets: [], sent: body });
        const isTaken = answer.status < 400 && 'was taken';
        finding.check(
          (problem ?? isTaken) && `${url} ${type} ${JSON.stringify(body.slice(0, 80))} ${problem ?? isTaken}`,
        );
      }
    }
    const strangers = await send(target.url, {
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: broken[3] ?? '',
    });
    finding.check(strangers.status !== 401 && `${url} answered an anonymous caller with ${strangers.status}`);
  }
  return finding;
}

interface Upload {
  field: string;
  file: HostileFile;
  headers: Headers;
  fields?: Record<string, string>;
}

function upload(
  target: Target,
  url: string,
  { field, file, headers, fields = {} }: Upload,
): Promise<HostileAnswer> {
  const boundary = 'hostile-form';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`;
  return send(target.url, {
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...parts, Buffer.from(head), file.content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

function readId({ status, body }: HostileAnswer): string | undefined {
  return status === 200 ? /"id":"([\w-]+)"/.exec(body)?.[1] : undefined;
}

interface Uploaded {
  target: Target;
  file: HostileFile;
  answer: HostileAnswer;
  addresses: string[];
  headers: Headers;
}

async function judgeUpload({
  target,
  file,
  answer,
  addresses,
  headers,
}: Uploaded): Promise<string | undefined> {
  const name = `${file.name} as ${file.type}`;
  const problem = judgeAnswer(answer, { secrets: [], sent: file.name });
  if (problem) return `${name} ${problem}`;
  if (!file.isPicture)
    return answer.status === 400 || answer.status === 413 ? undefined : `${name} was taken: ${answer.status}`;
  if (answer.status === 400) return undefined; // a valid picture may be rejected because of the form around it
  if (answer.status !== 200) return `${name} answered ${answer.status}: ${answer.body.slice(0, 200)}`;
  for (const url of addresses) {
    const served = await send(target.url, { url, headers });
    if (served.status !== 200) return `${name} is not served at ${url}: ${served.status}`;
    if (!String(served.headers['content-type']).startsWith('image/webp'))
      return `${name} is served as ${String(served.headers['content-type'])}`;
    if (served.headers['x-content-type-options'] !== 'nosniff') return `${name} is served without nosniff`;
    if (served.body.includes(smuggledText)) return `${name} is served with what it carried`;
  }
  return undefined;
}
