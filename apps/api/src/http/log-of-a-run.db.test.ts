import { Writable } from 'node:stream';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { createPreviewKey } from '../preview/preview-links.ts';
import { bookingOf, findDate, requestOrderNo } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { apiPath, createTestApp } from '../testing/test-app.ts';
import { planTestTrip } from '../testing/trips.ts';
import { loggerOptions } from './logging.ts';

/** Creates a site that logs into a text, and the same site on a database without tables, where every statement fails. */
async function createLoggingSites() {
  const site = await createTestApp({ LOG_LEVEL: 'debug' });
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const logger = { ...loggerOptions(site.services.settings), stream };
  const app = await createApp(site.services, { logger });
  const empty = await createTestDatabase();
  await empty.db.execute(sql`drop schema public cascade`);
  const broken = await createApp({ ...site.services, ...empty }, { logger });
  onTestFinished(async () => {
    for (const opened of [app, broken]) await opened.close();
  });
  return { site: { ...site, app }, broken, readLog: () => lines.join('') };
}

const email = 'ada.secret@example.org';

describe('the log of a run', () => {
  it('contains no key, token, wish, search text or e-mail address, also when the database fails', async () => {
    const { site, broken, readLog } = await createLoggingSites();
    const { app, services } = site;
    const { headers: visitor } = await site.signIn('Ada');
    const wish = "3 days in Xi'an for my quiet grandmother";
    const { id, headers } = await planTestTrip(app, { wish });
    const { shareKey } = (await call(app, 'POST /travel/share', { id }, headers)).body.data;
    const { calendarKey } = (await call(app, 'POST /travel/calendar', { id }, headers)).body.data;
    const previewed = { entity: 'guide', id: 'metros', unsavedOf: '' } as const;
    const { key: previewKey } = createPreviewKey(services, previewed);
    const booking = { ...bookingOf(await findDate(site), await requestOrderNo(site, visitor)) };
    const contact = { name: 'Ada Lovelace', email, phone: '+447400123456' };
    const secrets = [
      ...[shareKey, calendarKey, previewKey, email, 'Lovelace', 'wrong-password'],
      ...['grandmother', 'unlikely search text'],
      ...[visitor['user-token'], ...Object.values(headers), 'X1234500', '+447400123456'],
    ];

    const visitAll = async (app: FastifyInstance) => {
      await call(app, 'GET /travel/line/detail', { id, share: shareKey });
      await app.inject(`${apiPath}/travel/picture?id=${id}&share=${shareKey}`);
      await app.inject(`${apiPath}/travel/calendar/${calendarKey}.ics`);
      await app.inject(`/wiki/detail?id=metros&preview=${previewKey}`);
      await call(app, 'POST /travel/understand', { wish });
      await call(app, 'POST /travel/create', { wish }, headers);
      await call(app, 'POST /oauth/googleLogin', { access_token: visitor['user-token'] });
      await call(app, 'POST /admin/login', { name: email, password: 'wrong-password' });
      await call(app, 'POST /user/userInfo', {}, visitor);
      await call(app, 'POST /order/tour/book', { ...booking, contact }, visitor);
      await call(app, 'GET /destination/search', { keyword: 'unlikely search text' });
      await call(app, 'GET /wiki/search', { word: 'unlikely search text' });
      await app.inject({
        url: `/nowhere?email=${email}`,
        headers: { referer: `http://x/?share=${shareKey}` },
      });
    };
    await visitAll(app);
    await visitAll(broken);

    const log = readLog();
    expect(log).toContain('"path":"/api/yunyou/travel/line/detail"');
    expect(log).toContain('Failed query');
    for (const secret of secrets) expect(log, secret).not.toContain(secret);
  });
});
