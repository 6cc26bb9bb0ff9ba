import { randomUUID } from 'node:crypto';
import { insertStaff } from '@yunyou/database/admin/staff.queries';
import { hashPassword } from '../../apps/api/src/staff/password.ts';
import type { HostileAnswer } from '../../apps/api/src/testing/hostile/judge-answer.ts';
import type { Canary } from './canaries.ts';
import { createFinding, type Finding } from './finding.ts';
import { send, tryApi } from './send.ts';
import { adminPassword, startTarget, type Target } from './target.ts';

/** Attacks sign-in: password guessing, account enumeration and session fixation. */
export async function attackSignIn(target: Target, canary: Canary): Promise<Finding[]> {
  return [
    await trySessionFixation(target),
    await tryNamesByMessage(target),
    await tryNamesByTime(target),
    await tryIdsByMessage(target, canary),
    await tryLockOut(target),
    await tryLockOutKnownDevice(target),
    await tryRateLimit(),
  ];
}

const logIn = (target: Target, name: string, password: string, headers = {}) =>
  tryApi(target.url, 'POST /admin/login', { name, password }, headers);

async function addStaff({ database }: Target, name: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await insertStaff(database.db, { id: randomUUID(), name, role: 'viewer', passwordHash });
}

async function trySessionFixation(target: Target): Promise<Finding> {
  const finding = createFinding('session fixation, sessions after logout, tokens in the wrong place');
  const planted = 'A'.repeat(43);
  const first = await logIn(target, 'admin', adminPassword, { cookie: `yunyou_staff=${planted}` });
  const cookie = String(first.headers['set-cookie'] ?? '');
  const token = /yunyou_staff=([^;]+)/.exec(cookie)?.[1] ?? '';
  finding.check(first.status !== 200 && `the right password answered ${first.status}`);
  finding.check((token === planted || token.length < 40) && 'the planted session was taken over');
  finding.check(!/httponly/i.test(cookie) && 'a script can read the session of staff');
  finding.check(!/samesite=strict/i.test(cookie) && 'other sites send the session of staff along');
  const me = (headers: Record<string, string>) => tryApi(target.url, 'GET /admin/me', {}, headers);
  finding.check(
    (await me({ cookie: `yunyou_staff=${planted}` })).status !== 401 && 'the planted session is valid',
  );
  const info = await me({ cookie: `yunyou_staff=${token}` });
  finding.check(info.status !== 200 && `the session answered ${info.status}`);
  const csrf = /"csrfToken":"([^"]+)"/.exec(info.body)?.[1] ?? '';
  const second = await logIn(target, 'admin', adminPassword, { cookie: `yunyou_staff=${token}` });
  finding.check(
    String(second.headers['set-cookie']).includes(token) && 'a second login gave the same session',
  );
  await tryApi(
    target.url,
    'POST /admin/logout',
    {},
    { cookie: `yunyou_staff=${token}`, 'x-csrf-token': csrf },
  );
  finding.check(
    (await me({ cookie: `yunyou_staff=${token}` })).status !== 401 && 'a session is valid after logout',
  );

  const visitor = await target.signIn('Bo');
  const userToken = visitor['user-token'] ?? '';
  const info2 = (headers: Record<string, string>, fields = {}) =>
    tryApi(target.url, 'POST /user/userInfo', fields, headers);
  finding.check((await info2(visitor)).status !== 200 && 'a session of a visitor does not open');
  for (const headers of [
    { cookie: `token=${userToken}` },
    { authorization: `Bearer ${userToken}` },
    { 'user-token': ` ${userToken.toLowerCase()}` },
  ]) {
    finding.check(
      (await info2(headers)).status !== 401 &&
        `a visitor's token counted in ${JSON.stringify(Object.keys(headers))}`,
    );
  }
  finding.check(
    (await send(target.url, { method: 'POST', url: `/api/yunyou/user/userInfo?user-token=${userToken}` }))
      .status < 400 && 'a token counted in the address',
  );
  await tryApi(target.url, 'POST /user/logout', {}, visitor);
  finding.check((await info2(visitor)).status !== 401 && "a visitor's session lived on after logout");
  return finding;
}

const guesses = 12;

/** Sends the same wrong passwords for a known and an unknown name: the answers must be equal. */
async function tryNamesByMessage(target: Target): Promise<Finding> {
  const finding = createFinding('staff name enumeration by answers');
  const known = `Known ${randomUUID()}`;
  await addStaff(target, known, 'the right password');
  const unknown = `Nobody ${randomUUID()}`;
  for (let guess = 0; guess < guesses; guess += 1) {
    const [there, absent] = [
      await logIn(target, known, `wrong ${guess}`),
      await logIn(target, unknown, `wrong ${guess}`),
    ];
    const seen = [withoutId(there), withoutId(absent)];
    finding.check(
      seen[0] !== seen[1] && `guess ${guess + 1}: ${seen[0]} for a known name, ${seen[1]} for an unknown one`,
    );
  }
  return finding;
}

const withoutId = ({ status, headers, body }: Awaited<ReturnType<typeof send>>) =>
  `${status} ${body.replace(/"requestId":"[^"]+"/, '')} ${headers['retry-after'] === undefined ? '' : 'retry-after'}`;

const timedPairs = 40;

/** Compares the median response times for known and unknown names. */
async function tryNamesByTime(target: Target): Promise<Finding> {
  const finding = createFinding('staff name enumeration by timing');
  const times: { there: number[]; absent: number[] } = { there: [], absent: [] };
  const names = Array.from({ length: timedPairs }, (_, index) => `Timed ${index} ${randomUUID()}`);
  const passwordHash = await hashPassword('the right password');
  for (const name of names) {
    await insertStaff(target.database.db, { id: randomUUID(), name, role: 'viewer', passwordHash });
  }
  for (const name of names) {
    for (const [kind, asked] of [
      ['there', name],
      ['absent', `${name} x`],
    ] as const) {
      const started = performance.now();
      await logIn(target, asked, 'a wrong guess');
      times[kind].push(performance.now() - started);
    }
  }
  const ratio = median(times.there) / median(times.absent);
  finding.note = `median ${median(times.there).toFixed(1)} ms and ${median(times.absent).toFixed(1)} ms, ratio ${ratio.toFixed(2)}`;
  finding.check(
    (ratio > 1.35 || ratio < 0.74) && `known names take ${ratio.toFixed(2)} times as long as unknown ones`,
  );
  finding.tried = timedPairs * 2;
  return finding;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Answers must not reveal whether another traveller's trip, order or session exists. */
async function tryIdsByMessage(target: Target, { tripId, orderNo }: Canary): Promise<Finding> {
  const finding = createFinding("id enumeration of other travellers' trips and orders");
  const headers = await target.signIn('Bo');
  const another = `${tripId.slice(0, -4)}${tripId.endsWith('aaaa') ? 'bbbb' : 'aaaa'}`;
  const pairs: [string, Record<string, unknown>, Record<string, unknown>][] = [
    ...[
      'GET /travel/syncResult',
      'GET /travel/editing',
      'GET /travel/versions',
      'POST /travel/share',
      'POST /travel/delete',
    ].map((key): [string, Record<string, unknown>, Record<string, unknown>] => [
      key,
      { id: tripId },
      { id: another },
    ]),
    ['GET /user/order/detail', { orderNo }, { orderNo: 'YY261115-7K3M9QXD' }],
    ['POST /order/pay', { orderNo }, { orderNo: 'YY261115-7K3M9QXD' }],
    ['POST /order/cancel', { orderNo }, { orderNo: 'YY261115-7K3M9QXD' }],
    ['GET /user/order/receipt', { orderNo }, { orderNo: 'YY261115-7K3M9QXD' }],
  ];
  for (const [key, theirs, absentIds] of pairs) {
    const [there, absent] = [
      await tryApi(target.url, key, theirs, headers),
      await tryApi(target.url, key, absentIds, headers),
    ];
    finding.check(
      withoutId(there) !== withoutId(absent) && `${key}: ${withoutId(there)} and ${withoutId(absent)}`,
    );
  }
  return finding;
}

/** Checks that several wrong passwords lock the account, even for the right password. */
async function tryLockOut(target: Target): Promise<Finding> {
  const finding = createFinding('password guessing from many addresses');
  const name = `Locked ${randomUUID()}`;
  await addStaff(target, name, 'the right password');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      logIn(target, name, `guess ${index}`, { 'x-forwarded-for': `10.0.0.${index}` }),
    ),
  );
  finding.tried = answers.length;
  const right = await logIn(target, name, 'the right password');
  finding.check(right.status !== 429 && `after 20 guesses the right password answered ${right.status}`);
  finding.check(right.headers['retry-after'] === undefined && 'the answer does not say how long to wait');
  return finding;
}

/** Strangers lock a name; a browser in which its owner has signed in before must still get in. */
async function tryLockOutKnownDevice(target: Target): Promise<Finding> {
  const finding = createFinding('keeping a staff member out by wrong passwords');
  const name = `Kept out ${randomUUID()}`;
  await addStaff(target, name, 'the right password');
  const first = await logIn(target, name, 'the right password');
  const cookie = /yunyou_device=[^;]+/.exec(String(first.headers['set-cookie']))?.[0] ?? '';
  for (let guess = 0; guess < 8; guess += 1) await logIn(target, name, `guess ${guess}`);
  finding.tried = 8;
  const stranger = await logIn(target, name, 'the right password');
  finding.check(stranger.status !== 429 && `a new browser answered ${stranger.status} after 8 guesses`);
  const known = await logIn(target, name, 'the right password', { cookie });
  finding.check(known.status !== 200 && `a known browser answered ${known.status}`);
  return finding;
}

/** Tests the default rate limits per address; forged forwarding headers must not help. */
async function tryRateLimit(): Promise<Finding> {
  const finding = createFinding('sign-in attempts from one address with default limits');
  const target = await startTarget({ RATE_LIMIT: '600' });
  try {
    const statuses = [];
    for (let attempt = 0; attempt < 15; attempt += 1) {
      const forged = { 'x-forwarded-for': `10.9.8.${attempt}`, 'x-real-ip': `10.9.8.${attempt}` };
      statuses.push((await logIn(target, `Nobody ${attempt}`, 'wrong', forged)).status);
    }
    finding.check(
      statuses.slice(10).some((status) => status !== 429) && `the answers were ${statuses.join(' ')}`,
    );
    const sign = [];
    for (let attempt = 0; attempt < 15; attempt += 1) {
      sign.push(
        (await tryApi(target.url, 'POST /oauth/googleLogin', { access_token: `guess ${attempt}` })).status,
      );
    }
    finding.check(sign.slice(10).some((status) => status !== 429) && `tokens of visitors: ${sign.join(' ')}`);
    // Low concurrency, so that load shedding does not interfere.
    const lists: HostileAnswer[] = [];
    const ask = async () => {
      for (let call = 0; call < 200; call += 1) lists.push(await tryApi(target.url, 'GET /home/banner'));
    };
    await Promise.all(Array.from({ length: 7 }, ask));
    const limited = lists.filter(({ status }) => status === 429);
    // Limits count per minute of the clock, so 600 calls at its end and 600 in the next one are allowed.
    finding.check(limited.length < 50 && `only ${limited.length} of 1,400 calls in a minute were refused`);
    finding.check(
      limited.some(({ headers }) => headers['retry-after'] === undefined) &&
        'a refusal says nothing of when to try again',
    );
    finding.tried = 730;
  } finally {
    await target.stop();
  }
  return finding;
}
