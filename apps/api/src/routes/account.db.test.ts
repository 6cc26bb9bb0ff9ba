import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type EndpointKey, endpoints } from '@yunyou/contract/endpoints';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { book, findDate } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';
import { uploadPhoto } from '../testing/upload-photo.ts';
import { createToken } from '../visitors/session-token.ts';

const keys = Object.keys(endpoints) as EndpointKey[]; // Object.keys widens the keys to string
const ofVisitors = keys.filter((key) => endpoints[key].access === 'visitor');

describe('every endpoint of a visitor', () => {
  it('401: rejects missing tokens, staff sessions and tokens in the wrong place', async () => {
    const test = await createTestApp();
    const { headers } = await test.signIn();
    const callers = [
      {},
      await test.signInStaff(),
      { cookie: `token=${headers['user-token']}` },
      { authorization: `Bearer ${headers['user-token']}` },
      { 'user-token': createToken().token },
    ];
    const own = ofVisitors.filter((key) => / \/(user|behaviour)/.test(key));
    expect(own.length).toBeGreaterThanOrEqual(12);
    for (const key of own) {
      for (const caller of callers) {
        const answer = await call(test.app, key, {}, caller);
        expect(answer.status, `${key} as ${Object.keys(caller).join()}`).toBe(401);
      }
    }
    expect((await call(test.app, 'POST /user/userInfo', {}, headers)).status).toBe(200);
  });

  it("reads and changes only the caller's own data", async () => {
    const { app, signIn } = await createTestApp();
    const [ada, bob] = [await signIn('Ada'), await signIn('Bob')];
    await call(app, 'GET /behaviour/favourite', { type: 'city', id: 'xian', state: 'on' }, ada.headers);
    await call(app, 'POST /user/updateUserInfo', { nationality: 'GB' }, ada.headers);
    const asBob = (key: EndpointKey, input = {}) => call(app, key, input, bob.headers);
    expect((await asBob('POST /user/favoriteList')).body.data.total).toBe(0);
    expect((await asBob('POST /user/userInfo')).body.data).toMatchObject({
      userName: 'Bob',
      nationality: null,
    });
    expect(JSON.stringify((await asBob('POST /user/exportData')).body)).not.toMatch(/Ada|ada@|xian/);
    const sessions = await call(app, 'POST /user/sessions', {}, ada.headers);
    const [session] = sessions.body.data.list;
    expect((await asBob('POST /user/endSession', { id: session.id })).status).toBe(404);
    await asBob('POST /user/logoutEverywhere');
    expect((await call(app, 'POST /user/userInfo', {}, ada.headers)).status).toBe(200);
  });
});

describe('POST /user/updateUserInfo', () => {
  it('200: saves the given fields and keeps the others', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    const change = {
      nationality: 'DE',
      homeCurrency: 'EUR',
      units: 'imperial',
      phone: '+8613800138000',
      userAvatar: '/avatars/panda.svg',
    };
    expect((await call(app, 'POST /user/updateUserInfo', change, headers)).body.data).toMatchObject(change);
    const later = await call(app, 'POST /user/updateUserInfo', { phone: null }, headers);
    expect(later.body.data).toMatchObject({ ...change, phone: null });
  });

  it.each([
    ['phone', '+861'],
    ['phone', '+999123456789'],
    ['phone', '13800138000'],
    ['nationality', 'ZZ'],
    ['nationality', 'de'],
    ['interestTagIds', ['no-such-interest']],
    ['userAvatar', 'https://elsewhere.example/me.png'],
    ['userAvatar', '/avatars/../seal.svg'],
    ['userName', ' '],
    ['homeCurrency', 'XXX'],
    ['email', 'other@example.org'],
  ])('400: rejects %s with the value %j', async (field, value) => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    const answer = await call(app, 'POST /user/updateUserInfo', { [field]: value }, headers);
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields[0].field).toMatch(new RegExp(`^${field}`));
  });
});

describe('sessions', () => {
  it('are listed with their devices and can be ended one by one or all together', async () => {
    const { app, signIn, services } = await createTestApp();
    const { headers, userId } = await signIn();
    const { token, tokenHash } = createToken();
    await services.db.execute(
      `insert into user_session (token_hash, user_id, user_agent, expires_at) values ('${tokenHash}', '${userId}', 'Firefox Linux', now() + interval '1 hour'), ('${'0'.repeat(64)}', '${userId}', 'old', now() - interval '1 hour')`,
    );
    const other = { 'user-token': token };
    const { list } = (await call(app, 'POST /user/sessions', {}, headers)).body.data;
    expect(list).toHaveLength(2); // expired sessions are not listed
    expect(list.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain(tokenHash);
    const elsewhere = list.find((session: { isCurrent: boolean }) => !session.isCurrent);
    expect(elsewhere.device).toBe('Firefox on Linux');
    await call(app, 'POST /user/endSession', { id: elsewhere.id }, headers);
    expect((await call(app, 'POST /user/userInfo', {}, other)).status).toBe(401);
    const ended = await call(app, 'POST /user/logoutEverywhere', {}, headers);
    expect(ended.body.data.ended).toBeGreaterThanOrEqual(1);
    expect((await call(app, 'POST /user/userInfo', {}, headers)).status).toBe(401);
  });
});

describe('POST /user/deleteAccount', () => {
  it('400: requires the confirmation text', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    for (const confirmation of ['', 'yes', 'Delete my account']) {
      expect((await call(app, 'POST /user/deleteAccount', { confirmation }, headers)).status).toBe(400);
    }
    expect((await call(app, 'POST /user/userInfo', {}, headers)).status).toBe(200);
  });

  it('200: removes names, addresses, passports and photographs; keeps the anonymous order', async () => {
    const site = await createTestApp();
    const { headers, userId } = await site.signIn('Ada Lovelace');
    const { orderNo } = await book(site, headers, await findDate(site));
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#b3261e' } });
    const photo = await uploadPhoto(site, headers, await picture.jpeg().toBuffer());
    expect(photo.status).toBe(200);
    const review = { targetType: 'city', targetId: 'xian', stars: 5, text: 'Noodles, walls and bicycles.' };
    await call(site.app, 'POST /review/save', { ...review, photoIds: [photo.body.data.id] }, headers);
    const confirmation = 'delete my account';
    expect((await call(site.app, 'POST /user/deleteAccount', { confirmation }, headers)).status).toBe(409);
    expect((await call(site.app, 'POST /order/cancel', { orderNo }, headers)).status).toBe(200);
    expect((await call(site.app, 'POST /user/deleteAccount', { confirmation }, headers)).status).toBe(200);

    const { rows: tables } = await site.services.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const { rows } = await site.services.db.execute(
        sql`select t::text as row from ${sql.identifier(name)} t where t::text ~* ${`lovelace|ada@|X1234500|447400123456|${userId}`}`,
      );
      expect(rows, name).toEqual([]);
    }
    const { rows: orders } = await site.services.db.execute(
      sql`select count(*)::int as kept from tour_order where order_no = ${orderNo}`,
    );
    expect(orders).toEqual([{ kept: 1 }]);
    const uploads = path.join(site.services.settings.DATA_DIR, 'uploads');
    const left = await readdir(uploads, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('200: removes all rows of the user, corrects the like counts and ends the sessions', async () => {
    const { app, signIn, services } = await createTestApp();
    const [ada, bob] = [await signIn('Ada'), await signIn('Bob')];
    const like = { type: 'city', id: 'xian', state: 'on' };
    for (const { headers } of [ada, bob]) await call(app, 'GET /behaviour/like', like, headers);
    await services.db.execute(
      `insert into review (id, target_type, target_id, user_id, stars, text, state) values ('r1', 'city', 'xian', '${ada.userId}', 5, 'Fine', 'published')`,
    );
    const confirmation = 'delete my account';
    const answers = await Promise.all(
      [1, 2].map(() => call(app, 'POST /user/deleteAccount', { confirmation }, ada.headers)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
    expect((await call(app, 'POST /user/userInfo', {}, ada.headers)).status).toBe(401);
    expect((await call(app, 'GET /city/detail', { id: 'xian' })).body.data.likeCount).toBe(1);
    const tables = await services.db.execute<{ table_name: string }>(
      `select distinct table_name from information_schema.columns where table_schema = 'public' and column_name in ('user_id', 'account_id')`,
    );
    for (const { table_name } of tables.rows) {
      const rows = await services.db.execute(`select * from ${table_name} as everything`);
      expect(JSON.stringify(rows.rows), table_name).not.toContain(ada.userId);
    }
    const users = await services.db.execute('select email from app_user');
    expect(users.rows).toEqual([{ email: 'bob@example.org' }]);
  });
});

describe('POST /user/exportData', () => {
  it('200: contains every kind of personal data and no secrets', async () => {
    const { app, signIn } = await createTestApp();
    const { headers } = await signIn();
    await call(app, 'GET /behaviour/favourite', { type: 'city', id: 'xian', state: 'on' }, headers);
    const { data } = (await call(app, 'POST /user/exportData', {}, headers)).body;
    expect(data).toMatchObject({
      profile: { userName: 'Ada', email: 'ada@example.org' },
      likesAndFavourites: [{ kind: 'favourite', type: 'city', id: 'xian' }],
      sessions: [{ device: expect.any(String) }],
      reviews: [],
      trips: [],
    });
    expect(JSON.stringify(data)).not.toMatch(/tokenHash|keyHash|[0-9a-f]{64}/);
  });
});
