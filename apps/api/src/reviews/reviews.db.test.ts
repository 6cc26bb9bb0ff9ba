import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import { updateOrder } from '@yunyou/database/orders/order.queries';
import { raceCommits } from '@yunyou/database/testing/race-commits';
import { addPhoto } from '@yunyou/database/visitors/review-photo.queries';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { book, findDate, lineId } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { apiPath, createTestApp, type TestApp } from '../testing/test-app.ts';
import { uploadPhoto } from '../testing/upload-photo.ts';

const text = 'Noodles, walls and bicycles: come hungry and stay long.';
const city = { targetType: 'city', targetId: 'xian' };
const tour = { targetType: 'trip-line', targetId: lineId };
type Headers = Record<string, string>;

const save = ({ app }: TestApp, headers: Headers, change: Record<string, unknown> = {}) =>
  call(app, 'POST /review/save', { ...city, stars: 5, text, travelMonth: '2026-04', ...change }, headers);

async function decide(site: TestApp, id: string, change: Record<string, unknown> = { state: 'published' }) {
  return call(site.app, 'POST /admin/review/moderate', { id, ...change }, await site.signInStaff());
}

const photograph = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#b3261e' } })
    .withExif({ IFD3: { GPSLatitude: '39/1 54/1 0/1' }, IFD0: { Make: 'A camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe('a review', () => {
  it('is shown with a first name and counts in the rating after moderation', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn('Ada Lovelace');
    const saved = await save(site, headers, { text: `<script>alert(1)</script> ${text}` });
    expect(saved.body.data).toMatchObject({ state: 'pending', verified: false });
    const list = () => call(site.app, 'POST /cityReviews/selectInfo', { cityId: 'xian' });
    expect((await list()).body.data.total).toBe(0);
    expect((await decide(site, saved.body.data.id)).status).toBe(200);
    expect((await list()).body.data.list).toMatchObject([
      { author: 'Ada L.', stars: 5, text: `<script>alert(1)</script> ${text}`, travelMonth: '2026-04' },
    ]);
    const overview = await call(site.app, 'POST /cityReviews/overview', { cityId: 'xian' });
    expect(overview.body.data).toMatchObject({ total: 1, average: 5 });
  });

  it('exists once per visitor; a change needs moderation again, and the author can remove it', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const [first] = await Promise.all([save(site, headers), save(site, headers), save(site, headers)]);
    await decide(site, first.body.data.id);
    const changed = await save(site, headers, { stars: 2 });
    expect(changed.body.data).toMatchObject({ id: first.body.data.id, stars: 2, state: 'pending' });
    const mine = await call(site.app, 'POST /review/mine', city, headers);
    expect(mine.body.data).toMatchObject({ mayReview: true, review: { stars: 2 } });
    expect((await call(site.app, 'POST /review/remove', city, headers)).status).toBe(200);
    expect((await call(site.app, 'POST /review/remove', city, headers)).status).toBe(404);
  });

  it('increments the change number only when a published review appears or disappears', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const number = () => getCatalogueChangeNumber(site.services.db);
    const steps: (() => Promise<unknown>)[] = [
      () => save(site, headers),
      async () => decide(site, (await save(site, headers)).body.data.id),
      () => save(site, headers, { stars: 1 }),
      () => call(site.app, 'POST /review/remove', city, headers),
    ];
    const isNumberChanged: boolean[] = [];
    for (const step of steps) {
      const before = await number();
      await step();
      isNumberChanged.push((await number()) !== before);
    }
    expect(isNumberChanged).toEqual([false, true, true, false]);
  });

  it('of a tour needs a completed order, and is verified', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const refused = await save(site, headers, tour);
    expect([refused.status, refused.body.data.error]).toEqual([403, 'NOT_TRAVELLED']);
    const { orderNo } = await book(site, headers, await findDate(site));
    expect((await save(site, headers, tour)).status).toBe(403);
    await updateOrder(site.services.db, orderNo, {
      state: 'completed',
      heldUntil: null,
      updatedAt: new Date(),
    });
    expect((await save(site, headers, tour)).body.data).toMatchObject({ verified: true });
  });

  it('400: names the invalid field', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const wrong = async (change: Record<string, unknown>) => {
      const { status, body } = await save(site, headers, change);
      return [status, body.data.fields?.[0].field];
    };
    expect(await wrong({ stars: 6 })).toEqual([400, 'stars']);
    expect(await wrong({ text: 'Short.' })).toEqual([400, 'text']);
    expect(await wrong({ text: 'x'.repeat(3001) })).toEqual([400, 'text']);
    expect(await wrong({ travelMonth: '2099-01' })).toEqual([400, 'travelMonth']);
    expect(await wrong({ photoIds: ['0'.repeat(32)] })).toEqual([400, 'photoIds']);
  });

  it('429: can be saved ten times a day', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    for (let times = 0; times < 10; times += 1) expect((await save(site, headers)).status).toBe(200);
    expect((await save(site, headers)).status).toBe(429);
    site.passTime(25 * 3_600_000);
    expect((await save(site, headers)).status).toBe(200);
  });

  it('429: can be saved ten times a day also by 24 concurrent requests', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const answers = await Promise.all(Array.from({ length: 24 }, () => save(site, headers)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(429)]).toEqual([10, 14]);
  });

  it('is rejected with a reason for its author, and answered publicly', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const { id } = (await save(site, headers)).body.data;
    expect((await decide(site, id, { state: 'rejected' })).body.data.fields[0].field).toBe('reason');
    await decide(site, id, { state: 'rejected', reason: 'It is about another city.' });
    const mine = await call(site.app, 'POST /review/mine', city, headers);
    expect(mine.body.data.review).toMatchObject({
      state: 'rejected',
      rejectionReason: 'It is about another city.',
    });
    const staff = await site.signInStaff();
    await call(site.app, 'POST /admin/review/reply', { id, reply: 'Thank you.' }, staff);
    await decide(site, id);
    const list = await call(site.app, 'POST /cityReviews/selectInfo', { cityId: 'xian' });
    expect(list.body.data.list).toMatchObject([{ reply: 'Thank you.' }]);
    expect((await call(site.app, 'POST /admin/review/list', {}, headers)).status).toBe(401);
  });

  it('adds up to the right rating when thirty are written and published concurrently', async () => {
    const site = await createTestApp();
    const staff = await site.signInStaff();
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const { headers } = await site.signIn(`Visitor ${index}`);
        const saved = await save(site, headers, { stars: (index % 5) + 1 });
        await call(
          site.app,
          'POST /admin/review/moderate',
          { id: saved.body.data.id, state: 'published' },
          staff,
        );
      }),
    );
    const { body } = await call(site.app, 'POST /cityReviews/overview', { cityId: 'xian' });
    expect(body.data).toMatchObject({ total: 30, average: 3 });
    expect(body.data.distribution.map(({ count }: { count: number }) => count)).toEqual([6, 6, 6, 6, 6]);
    const narrowed = await call(site.app, 'POST /cityReviews/selectInfo', {
      cityId: 'xian',
      stars: 4,
      sort: 'lowest',
    });
    expect(narrowed.body.data.total).toBe(6);
  });
});

describe('a photograph', () => {
  it('429: is rejected above the rate limit per minute', async () => {
    const site = await createTestApp({ UPLOAD_LIMIT: '1' });
    const { headers } = await site.signIn();
    const file = await photograph();
    expect((await uploadPhoto(site, headers, file)).status).toBe(200);
    expect((await uploadPhoto(site, headers, file)).status).toBe(429);
  });

  it('429: is stored forty times a day also by concurrent requests', async () => {
    const site = await createTestApp({ UPLOAD_LIMIT: '100' });
    const { headers, userId } = await site.signIn();
    const file = await photograph();
    const known = { userId, width: 8, height: 8, createdAt: site.services.now() };
    for (let count = 1; count < 40; count += 1)
      await addPhoto(site.services.db, { id: `photo-${count}`, ...known });
    const upload = () => uploadPhoto(site, headers, file);
    const race = { ownerUrl: site.ownerUrl, table: 'review_photo' };
    const answers = await raceCommits(race, [upload, upload, upload, upload]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429]);
  });

  it('is stored smaller, upright and without metadata, and shown only to its author until published', async () => {
    const site = await createTestApp();
    const [ada, bob] = [await site.signIn('Ada'), await site.signIn('Bob')];
    const uploaded = await uploadPhoto(site, ada.headers, await photograph());
    expect(uploaded.status).toBe(200);
    const { id } = uploaded.body.data;
    const look = (headers: Headers = {}) =>
      site.app.inject({ url: `${apiPath}/review/photo/${id}/large`, headers });
    const own = await look(ada.headers);
    const seen = await sharp(own.rawPayload).metadata();
    expect(seen).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    expect([seen.exif, seen.orientation]).toEqual([undefined, undefined]);
    expect((await look()).statusCode).toBe(404);
    expect((await look(bob.headers)).statusCode).toBe(404);
    expect((await save(site, bob.headers, { photoIds: [id] })).status).toBe(400);
    const saved = await save(site, ada.headers, { photoIds: [id] });
    expect((await look()).statusCode).toBe(404);
    await decide(site, saved.body.data.id);
    expect((await look()).headers['content-type']).toBe('image/webp');
    const list = await call(site.app, 'POST /cityReviews/selectInfo', { cityId: 'xian', hasPhotos: true });
    expect(list.body.data.list[0].photos).toMatchObject([{ id, width: 800 }]);
  });

  it('is rejected for other file types, huge pictures and visitors who are not signed in', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    expect((await uploadPhoto(site, {}, await photograph())).status).toBe(401);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect((await uploadPhoto(site, headers, svg)).status).toBe(400);
    expect((await uploadPhoto(site, headers, Buffer.from('MZ not a picture'))).status).toBe(400);
    expect((await uploadPhoto(site, headers, Buffer.alloc(11 * 1024 * 1024))).status).toBe(413);
    site.services.pictures.close(); // decoding would answer 503
    const huge = await photograph();
    huge.writeUInt16BE(60_000, huge.indexOf(Buffer.from([0xff, 0xc0])) + 5);
    huge.writeUInt16BE(60_000, huge.indexOf(Buffer.from([0xff, 0xc0])) + 7);
    expect((await uploadPhoto(site, headers, huge)).status).toBe(400);
  });
});
