import net from 'node:net';
import { createFinding, type Finding } from './finding.ts';
import { send } from './send.ts';
import type { Target } from './target.ts';

/** The request timeout of 15 s plus time for the server's check interval. */
const longestMs = 25_000;

/** Sends raw bytes that no correct client sends: two lengths, half a header, an endless body. */
export async function attackBySockets(target: Target): Promise<Finding[]> {
  const [smuggled, slow] = await Promise.all([trySmuggling(target), trySlowness(target)]);
  const alive = createFinding('the site still answers');
  alive.check(
    (await send(target.url, { url: '/readyz' })).status !== 200 && 'the site is not ready any more',
  );
  return [smuggled, slow, alive];
}

const head = 'POST /api/yunyou/wiki/list HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const hidden = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';

/** Request smuggling: each payload hides a second request that must never be answered. */
const smuggling: Record<string, string> = {
  'length and chunks': `${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks and length': `${head}transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n${hidden}`,
  'two lengths': `${head}content-length: 2\r\ncontent-length: 60\r\n\r\n{}${hidden}`,
  'a list of lengths': `${head}content-length: 2, 60\r\n\r\n{}${hidden}`,
  'a signed length': `${head}content-length: +2\r\n\r\n{}${hidden}`,
  'a length in hex': `${head}content-length: 0x2\r\n\r\n{}${hidden}`,
  'a space before the colon': `${head}content-length : 2\r\n\r\n{}${hidden}`,
  'a folded header': `${head}x: a\r\n content-length: 2\r\n\r\n{}${hidden}`,
  'a strange coding': `${head}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunked twice': `${head}transfer-encoding: chunked, chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'a bare line feed': `${head}x: a\ncontent-length: 2\r\n\r\n{}${hidden}`,
  'a NUL in a header': `${head}x: a\0b\r\ncontent-length: 2\r\n\r\n{}${hidden}`,
  'a broken chunk size': `${head}transfer-encoding: chunked\r\n\r\n-1\r\n{}\r\n0\r\n\r\n${hidden}`,
  'a huge chunk size': `${head}transfer-encoding: chunked\r\n\r\nffffffffffffffff1\r\n{}\r\n0\r\n\r\n${hidden}`,
};

/** Bytes that are not an HTTP request. */
const broken: Record<string, string> = {
  'no version': 'GET /\r\n\r\n',
  'HTTP/0.9': 'GET /healthz\r\n',
  'HTTP/3.0': 'GET / HTTP/3.0\r\nhost: x\r\n\r\n',
  'no host': 'GET /healthz HTTP/1.1\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'an absolute address': 'GET http://attacker.invalid/ HTTP/1.1\r\nhost: x\r\n\r\n',
  'an authority': 'CONNECT attacker.invalid:443 HTTP/1.1\r\nhost: x\r\n\r\n',
  'a star': 'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n',
  'an upgrade': 'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  'HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  TLS: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'a long header': `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`,
  'many headers': `GET / HTTP/1.1\r\nhost: x\r\n${'x: a\r\n'.repeat(5000)}\r\n`,
  'a long address': `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  bytes: '\x00\xff\xfe\x80'.repeat(100),
  tracing: 'TRACE / HTTP/1.1\r\nhost: x\r\ncookie: a=b\r\n\r\n',
};

async function trySmuggling(target: Target): Promise<Finding> {
  const finding = createFinding('request smuggling and malformed requests');
  for (const [name, bytes] of Object.entries(smuggling)) {
    const { text, ms } = await writeSlowly(target, [bytes]);
    const answers = text.match(/HTTP\/1\.1 \d{3}/g) ?? [];
    const isFirstAnswered = text.startsWith('HTTP/1.1 2');
    // Rejecting the first request is correct. Answering both would be correct only with unambiguous framing, which
    // none of these payloads has.
    const reason =
      answers.length > 1 || isFirstAnswered ? `answered ${answers.join(', ')}` : describe(text, ms);
    finding.check(reason && `${name}: ${reason}`);
  }
  for (const [name, bytes] of Object.entries(broken)) {
    const { text, ms } = await writeSlowly(target, [bytes]);
    finding.check(describe(text, ms) && `${name}: ${describe(text, ms)}`);
  }
  return finding;
}

function describe(text: string, ms: number): string | undefined {
  if (text.startsWith('HTTP/1.1 5')) return text.slice(0, 200);
  if (ms >= longestMs) return 'was left open';
  return /node:internal|node_modules|\.ts:\d/.test(text) ? text.slice(0, 200) : undefined;
}

/** Sends one byte after another: the whole request must arrive within the request timeout. */
async function trySlowness(target: Target): Promise<Finding> {
  const finding = createFinding('slow headers, slow bodies and idle connections');
  const attacks: Record<string, string[]> = {
    'headers byte by byte': ['GET / HTTP/1.1\r\nhost: x\r\nx: ', ...Array.from({ length: 200 }, () => 'a')],
    'a body byte by byte': [`${head}content-length: 500\r\n\r\n`, ...Array.from({ length: 200 }, () => ' ')],
    'chunks one by one': [
      `${head}transfer-encoding: chunked\r\n\r\n`,
      ...Array.from({ length: 200 }, () => '1\r\n \r\n'),
    ],
    'a body that stops': [`${head}content-length: 500\r\n\r\n{`],
    'a header that stops': ['GET / HTTP/1.1\r\nhost'],
    'a form byte by byte': [
      'POST /api/yunyou/review/photo HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 90000\r\n\r\n--x\r\n',
      ...Array.from({ length: 200 }, () => 'a'),
    ],
  };
  const many = Object.entries(attacks).flatMap(([name, chunks]) =>
    Array.from({ length: 20 }, () => ({ name, chunks })),
  );
  const sessions = many.map(async ({ name, chunks }) => {
    const { text, ms } = await writeSlowly(target, chunks, 500);
    finding.check(describe(text, ms) && `${name}: ${describe(text, ms)}`);
    return ms;
  });
  const started = performance.now();
  const meanwhile = await send(target.url, { url: '/healthz' });
  const answeredMs = performance.now() - started;
  finding.check(meanwhile.status !== 200 && 'another request was not answered meanwhile');
  const longest = Math.max(...(await Promise.all(sessions)));
  finding.note = `longest ${Math.round(longest / 1000)} s; a normal request took ${Math.round(answeredMs)} ms`;
  return finding;
}

interface SocketSession {
  text: string;
  /** Time until the server closed the connection, or `longestMs` if it did not. */
  ms: number;
}

/** Writes the chunks with pauses until the server closes the connection. */
function writeSlowly({ url }: Target, pieces: string[], pauseMs = 0): Promise<SocketSession> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = net.connect(Number(port), hostname);
    let text = '';
    let isClosed = false;
    const waiting = [...pieces];
    const write = () => {
      const piece = waiting.shift();
      if (piece === undefined || isClosed) {
        // Everything is sent; a server that still waits must close by its own timeout.
        if (pauseMs === 0 && !isClosed) socket.end();
        return;
      }
      socket.write(Buffer.from(piece, 'latin1'));
      setTimeout(write, pauseMs);
    };
    const finish = (ms: number) => {
      if (isClosed) return;
      isClosed = true;
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, ms });
    };
    const timer = setTimeout(() => finish(longestMs), longestMs);
    socket.on('connect', write);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => finish(performance.now() - started));
    socket.on('close', () => finish(performance.now() - started));
  });
}
