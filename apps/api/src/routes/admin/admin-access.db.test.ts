import { isPermission, moves, resolvePermission } from '@yunyou/contract/admin/staff-access';
import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import { auditEntry } from '@yunyou/database/tables/staff.table';
import { exchangeRates } from '@yunyou/domain/money/money';
import { builtInRoles, grantsOf, hasPermission } from '@yunyou/domain/staff/permissions';
import { count } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Answer, call, callWithFile } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type StaffKey = Exclude<Extract<EndpointKey, `${string} /admin/${string}`>, 'POST /admin/login'>;

interface GoodCall {
  input?: Record<string, unknown>;
  /** Expected status for the owner, if not 200, for example because the row does not exist. */
  status?: number;
  file?: 'picture' | 'table';
}

const orderNo = 'YY261115-7K3M9QXD';
const reviewId = '00000000-0000-4000-8000-000000000000';
const row = { entity: 'tag', id: 'food' } as const;

/** One valid call for each endpoint of the back office; a missing one is a type error. */
const goodCalls: Record<StaffKey, GoodCall> = {
  'GET /admin/me': {},
  'GET /admin/sessions': {},
  'POST /admin/session/revoke': { input: { id: 'x' }, status: 404 },
  'POST /admin/confirm': { input: { password: 'wrong' }, status: 400 },
  'POST /admin/password/change': { input: { next: 'a long enough password' } },
  'POST /admin/totp/remove': {},
  'POST /admin/totp/start': {},
  'POST /admin/totp/confirm': { input: { code: '000000' }, status: 400 },
  'GET /admin/staff/list': {},
  'POST /admin/staff/save': { input: { name: 'New', role: 'viewer', password: 'a long enough password' } },
  'POST /admin/staff/endSessions': { input: { id: 'x' }, status: 404 },
  'GET /admin/role/list': {},
  'POST /admin/role/save': { input: { id: 'clerk', name: 'Clerk', grants: { tagsList: ['read'] } } },
  'POST /admin/role/remove': { input: { id: 'clerk' } },
  'POST /admin/user/list': {},
  'POST /admin/user/endSessions': { input: { id: 'x' } },
  'POST /admin/audit/list': { input: { from: '2026-01-01' } },
  'GET /admin/view/list': { input: { page: 'tagsList' } },
  'POST /admin/view/save': { input: { page: 'tagsList', name: 'Mine', query: 'status=draft' } },
  'POST /admin/view/remove': { input: { id: 'x' }, status: 404 },
  'POST /admin/entity/list': {
    input: { entity: 'scenic-spot', filters: { cityId: 'xian' }, columns: ['category'] },
  },
  'GET /admin/entity/detail': { input: row },
  'GET /admin/entity/choices': { input: { entity: 'city', keyword: 'xi' } },
  'GET /admin/search': { input: { word: 'xi' } },
  'POST /admin/entity/create': {
    input: { entity: 'tag', id: 'new', fields: { name: 'New', group: 'wiki' } },
  },
  'POST /admin/entity/save': { input: { ...row, version: 1, fields: { name: 'Food!', group: 'theme' } } },
  'POST /admin/entity/autosave': { input: { ...row, version: 1, fields: { name: '' } } },
  'GET /admin/entity/unfinished': { input: { entity: 'tag' } },
  'GET /admin/entity/unfinishedDetail': { input: { entity: 'tag', id: 'new-1' }, status: 404 },
  'POST /admin/entity/move': {
    input: { entity: 'tag', move: 'publish', items: [{ id: 'food', version: 2 }] },
  },
  'POST /admin/entity/match/list': { input: { entity: 'scenic-spot', filters: { cityId: 'xian' } } },
  'POST /admin/entity/check': { input: { entity: 'tag', id: 'food', fields: { name: 'Food' } } },
  'POST /admin/entity/setField': {
    input: { entity: 'tag', field: 'name', value: 'Visa rules', items: [{ id: 'visas', version: 1 }] },
  },
  'POST /admin/entity/schedule': { input: { ...row, publishAt: '2099-01-01T00:00:00Z', unpublishAt: null } },
  'POST /admin/entity/history': { input: row },
  'GET /admin/entity/diff': { input: { ...row, from: 1, to: 2 } },
  'POST /admin/entity/restoreVersion': { input: { ...row, version: 3, toVersion: 1 } },
  'GET /admin/entity/whereUsed': { input: row },
  'POST /admin/entity/presence': { input: row },
  'POST /admin/rule/preview': {
    input: {
      id: 'new-rule',
      fields: {
        title: 'A rule',
        kind: 'holiday',
        summary: 'Days off',
        data: { year: 2027 },
        fact: { statement: 'A fact', source: 'An office', checkedOn: '2026-01-01', validDays: 30 },
      },
      stay: { arrival: '2026-12-01', days: 7, cityId: 'xian' },
    },
  },
  'GET /admin/rates': {},
  'POST /admin/rates/save': { input: { asOf: exchangeRates.asOf, cnyPer: exchangeRates.cnyPer } },
  'POST /admin/rates/refresh': { status: 409 },
  'POST /admin/media/list': {},
  'GET /admin/media/detail': { input: { id: 'x' }, status: 404 },
  'POST /admin/shippedPicture/list': {},
  'GET /admin/shippedPicture/detail': { input: { picture: 'city/none' }, status: 404 },
  'GET /admin/shippedPicture/preparation': {},
  'POST /admin/media/upload': { input: { alt: 'A grey square' }, file: 'picture' },
  'POST /admin/media/replace': { input: { id: 'x' }, file: 'picture', status: 404 },
  'POST /admin/media/save': { input: { id: 'x', alt: 'A', credit: '', focal: { x: 0, y: 0 } }, status: 404 },
  'POST /admin/media/remove': { input: { id: 'x' }, status: 404 },
  'POST /admin/export': { input: { entity: 'tag', format: 'csv' } },
  'POST /admin/import': { input: { entity: 'tag', mode: 'write' }, file: 'table' },
  'GET /admin/dashboard': {},
  'POST /admin/stale/list': {},
  'POST /admin/stale/confirm': {
    input: { facts: [{ entity: 'city', id: 'xian', path: 'factsAsOf' }] },
  },
  'POST /admin/digest/save': { input: { isOn: false } },
  'POST /admin/inbox/list': {},
  'POST /admin/feedback/list': {},
  'POST /admin/feedback/close': { input: { id: 'x' }, status: 404 },
  'POST /admin/feedback/reply': { input: { id: 'x', text: 'Thank you' }, status: 404 },
  'GET /admin/apiKey/list': {},
  'POST /admin/apiKey/create': { input: { name: 'A travel agency', quotaPerDay: 1000 } },
  'POST /admin/apiKey/save': { input: { id: 'x', name: 'Another', quotaPerDay: 1000 }, status: 404 },
  'POST /admin/apiKey/rotate': { input: { id: 'x' }, status: 404 },
  'POST /admin/apiKey/revoke': { input: { id: 'x' }, status: 404 },
  'GET /admin/webhook/list': {},
  'POST /admin/webhook/create': {
    input: { name: 'Ledger', url: 'https://example.org/hook', events: ['order.created'], isActive: false },
  },
  'POST /admin/webhook/save': {
    input: { id: 'x', name: 'L', url: 'https://example.org/', events: ['order.created'], isActive: true },
    status: 404,
  },
  'POST /admin/webhook/rotate': { input: { id: 'x' }, status: 404 },
  'POST /admin/webhook/test': { input: { id: 'x' }, status: 404 },
  'POST /admin/webhook/remove': { input: { id: 'x' }, status: 404 },
  'POST /admin/webhook/delivery/list': {},
  'POST /admin/webhook/delivery/replay': { input: { id: 'x' }, status: 404 },
  'GET /admin/settings': {},
  'POST /admin/settings/save': {
    input: {
      site: { staleMonths: { city: 1, 'scenic-spot': 1, hotel: 1, restaurant: 1, shop: 1, link: 1 } },
    },
  },
  'POST /admin/entity/previewLink': { input: { entity: 'guide', id: 'high-speed-trains' } },
  'POST /admin/order/list': {},
  'POST /admin/order/file': {},
  'GET /admin/order/detail': { input: { orderNo }, status: 404 },
  'POST /admin/order/passport': { input: { orderNo, traveller: 0 }, status: 404 },
  'POST /admin/order/move': { input: { orderNo, action: 'confirm' }, status: 404 },
  'POST /admin/order/note': { input: { orderNo, note: 'Called back' }, status: 404 },
  'POST /admin/order/resendMail': { input: { orderNo, mailId: reviewId }, status: 404 },
  'POST /admin/order/editTraveller': { input: { orderNo, traveller: 0, name: 'Ada' }, status: 404 },
  'POST /admin/order/editContact': { input: { orderNo, name: 'Ada' }, status: 404 },
  'POST /admin/order/refundPart': {
    input: { id: reviewId, orderNo, amount: { amountMinor: 1, currency: 'CNY' } },
    status: 404,
  },
  'GET /admin/order/number': {},
  'POST /admin/order/enter': {
    input: {
      orderNo,
      lineId: 'beijing-great-wall-day',
      date: '1999-01-01',
      travellers: [{ kind: 'adult', name: 'Ada Lovelace', passportNumber: 'X1234567' }],
      contact: { name: 'Ada Lovelace', email: 'ada@example.org', phone: '+447400123456' },
      total: { amountMinor: 1, currency: 'CNY' },
      isPaid: false,
    },
    status: 409,
  },
  'GET /admin/departure/calendar': { input: { month: '2027-04' } },
  'GET /admin/departure/passengers': { input: { lineId: 'beijing-great-wall-day', date: '2027-04-10' } },
  'POST /admin/departure/passengerFile': {
    input: { lineId: 'beijing-great-wall-day', date: '2027-04-10' },
  },
  'GET /admin/order/figures': { input: { from: '2026-01-01', to: '2026-12-31', by: 'month' } },
  'GET /admin/order/figureFile': { input: { from: '2026-01-01', to: '2026-12-31', by: 'month' } },
  'GET /admin/departure/list': { input: { id: 'beijing-great-wall-day' } },
  'POST /admin/departure/save': {
    input: { lineId: 'beijing-great-wall-day', date: '1999-01-01', seatsOverride: 3, isClosed: false },
    status: 400,
  },
  'POST /admin/review/enter': {
    input: {
      targetType: 'city',
      targetId: 'xian',
      author: 'Ada Lovelace',
      receivedBy: 'letter',
      stars: 5,
      text: 'The walls at dusk, and noodles after.',
      travelMonth: null,
    },
  },
  'POST /admin/review/list': {},
  'POST /admin/review/moderate': { input: { id: reviewId, state: 'published' }, status: 404 },
  'POST /admin/review/edit': { input: { id: reviewId, text: 'Ten characters at least' }, status: 404 },
  'POST /admin/review/dismissReports': { input: { id: reviewId }, status: 404 },
  'POST /admin/review/reply': { input: { id: reviewId, reply: null }, status: 404 },
  'POST /admin/logout': {}, // must be last: it ends the session
};
const keys = Object.keys(goodCalls) as StaffKey[]; // Object.keys widens the keys to string

const files = {
  picture: async () => ({
    name: 'square.png',
    content: await sharp({ create: { width: 40, height: 40, channels: 3, background: 'grey' } })
      .png()
      .toBuffer(),
  }),
  table: async () => ({ name: 'tags.csv', content: 'id,name,group\nimported,Imported,wiki\n' }),
};

const isFile = (key: StaffKey) => 'kind' in endpoints[key] && endpoints[key].kind === 'file';

async function callGood(
  app: TestApp['app'],
  key: StaffKey,
  headers: Record<string, string>,
): Promise<Answer> {
  const { input = {}, file } = goodCalls[key];
  if (!file) {
    if (isFile(key)) {
      const [method, path] = key.split(' ') as ['GET' | 'POST', string]; // the keys of the contract
      const response = await app.inject({
        method,
        url: `/api/yunyou${path}`,
        headers,
        ...(method === 'GET' ? { query: input as Record<string, string> } : { payload: input }), // only texts
      });
      const body = response.statusCode === 200 ? { code: 200, message: 'file', data: null } : response.json();
      return { status: response.statusCode, headers: response.headers, body };
    }
    return call(app, key, input, headers);
  }
  const fields = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return callWithFile(app, key, { fields, file: await files[file]() }, headers);
}

const permissionOf = (key: StaffKey) => {
  const { access } = endpoints[key];
  return typeof access === 'object' ? resolvePermission(access.staff, goodCalls[key].input ?? {}) : undefined;
};

/** Writes without an audit entry (autosave, presence, preview links); all others must have one. */
const unlogged: ReadonlySet<StaffKey> = new Set([
  'POST /admin/entity/autosave',
  'POST /admin/entity/presence',
  'POST /admin/entity/previewLink', // writes nothing
  'POST /admin/entity/check', // writes nothing
  'POST /admin/rule/preview', // writes nothing
]);
const isRead = (key: StaffKey) => key.startsWith('GET') || key.endsWith('/list') || key.endsWith('/history');

describe('the back office', () => {
  it('401: for every endpoint without a session', async () => {
    const { app, signIn } = await createTestApp();
    const { headers: visitor } = await signIn();
    for (const key of keys) {
      for (const headers of [{}, visitor, { cookie: `yunyou_staff=${'A'.repeat(43)}` }]) {
        const answer = await callGood(app, key, headers);
        expect([answer.status, answer.body.data.error], key).toEqual([401, 'NOT_SIGNED_IN']);
      }
    }
  });

  it('401 and 403: are checked before the input', async () => {
    const { app, signInStaff } = await createTestApp();
    const viewer = await signInStaff('viewer');
    const grants = grantsOf('viewer', builtInRoles.find(({ id }) => id === 'viewer')?.grants ?? {});
    const wrong = { surprise: 'x' };
    let forbidden = 0;
    for (const key of keys.filter((name) => !goodCalls[name].file)) {
      expect((await call(app, key, wrong)).status, key).toBe(401);
      const { access } = endpoints[key];
      if (typeof access !== 'object' || !isPermission(access.staff) || hasPermission(grants, access.staff))
        continue;
      expect((await call(app, key, wrong, viewer)).status, key).toBe(403);
      forbidden += 1;
    }
    expect(forbidden).toBeGreaterThan(10);
  });

  it('403: for every write without the CSRF token of the session', async () => {
    const { app, signInStaff } = await createTestApp();
    const { cookie } = await signInStaff();
    const { 'x-csrf-token': another } = await signInStaff();
    for (const key of keys.filter((name) => name.startsWith('POST'))) {
      for (const headers of [{ cookie }, { cookie, 'x-csrf-token': another }]) {
        const answer = await callGood(app, key, headers);
        expect([answer.status, answer.body.data.error], key).toEqual([403, 'OLD_PAGE']);
      }
    }
  });

  it.each(builtInRoles.map(({ id }) => id).filter((id) => id !== 'owner'))(
    'allows the role %s exactly its granted actions',
    async (role) => {
      const { app, signInStaff } = await createTestApp();
      const headers = await signInStaff(role);
      const grants = grantsOf(role, builtInRoles.find(({ id }) => id === role)?.grants ?? {});
      for (const key of keys) {
        const permission = permissionOf(key);
        const answer = await callGood(app, key, headers);
        expect(answer.status, key).toBeLessThan(500);
        if (permission && !hasPermission(grants, permission))
          expect(answer.status, `${key} as ${role}`).toBe(403);
        else
          expect([401, 403], `${key} as ${role} ${JSON.stringify(answer.body)}`).not.toContain(answer.status);
      }
    },
  );

  it('allows the owner everything, with an audit entry for each write', async () => {
    const { app, services, signInStaff } = await createTestApp();
    const headers = await signInStaff();
    const entries = async () =>
      (await services.db.select({ total: count() }).from(auditEntry))[0]?.total ?? 0;
    for (const key of keys) {
      const before = await entries();
      const { status = 200 } = goodCalls[key];
      const answer = await callGood(app, key, headers);
      expect(answer.status, `${key} ${JSON.stringify(answer.body)}`).toBe(status);
      if (status === 200 && !isFile(key))
        expect(endpoints[key].output.safeParse(answer.body.data).error, key).toBeUndefined();
      if (status === 200 && !isRead(key) && !unlogged.has(key))
        expect(await entries(), `${key} is in the log`).toBeGreaterThan(before);
      if (isRead(key)) expect(await entries(), `${key} writes nothing`).toBe(before);
    }
  });

  it('403: needs a password entered within ten minutes for exports, deletions, staff, roles, passwords and factors', async () => {
    const { app, signInStaff, passTime } = await createTestApp();
    const headers = await signInStaff();
    passTime(10 * 60_000);
    const asked: string[] = [];
    for (const key of keys) {
      const { status, body } = await callGood(app, key, headers);
      if (status === 403 && body.data.error === 'CONFIRMATION_NEEDED') asked.push(key);
    }
    expect(asked.sort()).toEqual(
      [
        'POST /admin/export',
        'POST /admin/apiKey/create',
        'POST /admin/apiKey/rotate',
        'POST /admin/departure/passengerFile',
        'POST /admin/media/remove',
        'POST /admin/order/file',
        'POST /admin/order/passport',
        'POST /admin/password/change',
        'POST /admin/role/remove',
        'POST /admin/role/save',
        'POST /admin/staff/save',
        'POST /admin/totp/confirm',
        'POST /admin/totp/remove',
        'POST /admin/totp/start',
        'POST /admin/webhook/create',
        'POST /admin/webhook/remove',
        'POST /admin/webhook/rotate',
        'POST /admin/webhook/save',
      ].sort(),
    );
  });

  it('403: rejects a purge without a recent password, but no other move', async () => {
    const { app, signInStaff, passTime } = await createTestApp();
    const headers = await signInStaff();
    passTime(10 * 60_000);
    for (const move of moves) {
      const input = { entity: 'tag', move, items: [{ id: 'food', version: 999 }] };
      const { body } = await call(app, 'POST /admin/entity/move', input, headers);
      expect(body.data.error === 'CONFIRMATION_NEEDED', move).toBe(move === 'purge');
    }
  });

  it('403: allows nothing but setting up a required second factor', async () => {
    const { app, signInStaff } = await createTestApp({ STAFF_SECOND_FACTOR: 'on' });
    for (const role of ['owner', 'sales']) {
      const headers = await signInStaff(role);
      const open: string[] = [];
      for (const key of keys) {
        const { status, body } = await callGood(app, key, headers);
        if (status !== 403) open.push(key);
        else expect(body.data.error, key).toBe('SECOND_FACTOR_REQUIRED');
      }
      expect(open).toEqual([
        'GET /admin/me',
        'POST /admin/confirm',
        'POST /admin/totp/start',
        'POST /admin/totp/confirm',
        'POST /admin/logout',
      ]);
    }
  });

  it('400: names the unknown field', async () => {
    const { app, signInStaff } = await createTestApp();
    const headers = await signInStaff();
    for (const key of keys.filter((name) => !goodCalls[name].file)) {
      const answer = await call(app, key as EndpointKey, { ...goodCalls[key].input, surprise: 'x' }, headers);
      expect(answer.status, key).toBe(400);
      expect(answer.body.data.fields, key).toContainEqual(expect.objectContaining({ field: 'surprise' }));
    }
  });
});
