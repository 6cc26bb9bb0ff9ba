import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { takeAlongFormatNames, takeAlongFormats } from '@yunyou/contract/trip/take-along-formats';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageSizes } from '../roadbook/page-size.ts';
import { call } from '../testing/call.ts';
import { readPdfText } from '../testing/read-pdf-text.ts';
import { apiPath, createTestApp } from '../testing/test-app.ts';
import { planTestTrip } from '../testing/trips.ts';

describe('GET /travel/export/{format} and GET /travel/picture', () => {
  it('returns each format with its type and a file name, to the owner and with the share link only', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-trip-files-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { app } = await createTestApp({ DATA_DIR: folder });
    const { id, headers } = await planTestTrip(app, {
      wish: "3 days in Xi'an",
      title: '三天, <Xi’an> & "more"',
      when: { kind: 'dates', firstDate: '2027-04-12', days: 3 },
    });
    const { shareKey } = (await call(app, 'POST /travel/share', { id }, headers)).body.data;
    const get = (file: string, query: Record<string, string>, own: Record<string, string> = {}) =>
      app.inject({ url: `${apiPath}/travel/${file}`, query, headers: own });

    for (const format of takeAlongFormatNames) {
      const { contentType, startsWith } = takeAlongFormats[format];
      const file = await get(`export/${format}`, { id }, headers);
      expect(file.statusCode, format).toBe(200);
      expect(file.headers['content-type'], format).toContain(contentType);
      expect(file.headers['content-disposition'], format).toMatch(
        new RegExp(`^attachment; filename="[a-z0-9-]+\\.${format}"$`),
      );
      expect(file.body.startsWith(startsWith), format).toBe(true);
      expect((await get(`export/${format}`, { id })).statusCode, format).toBe(404);
    }
    for (const format of ['pdf', 'phone.pdf']) {
      const { rawPayload } = await get(`export/${format}`, { id }, headers);
      const text = readPdfText(rawPayload).join(' ');
      const view: TripView = (await call(app, 'GET /travel/line/detail', { id }, headers)).body.data;
      const visits = view.days.flatMap(({ items }) => items.filter((item) => item.kind === 'visit'));
      const letters = (words: string) => words.replaceAll(/\s/g, '');
      for (const { place, hours } of visits) {
        expect(letters(text), format).toContain(letters(place.zhName));
        expect(letters(text), format).toContain(letters(place.zhAddress ?? ''));
        if (hours[0])
          expect(letters(text), format).toContain(`Open${hours[0].open}`.replace('Open00:00', 'Open'));
      }
      for (const words of [
        'In an emergency',
        '110  Police',
        '我要救护车',
        'Show this to the driver',
        'N ↑',
        '© OpenStreetMap',
      ])
        expect(letters(text), format).toContain(letters(words));
      expect(text, format).not.toContain('\uFFFD');
      const { width } = pageSizes[format === 'pdf' ? 'a4' : 'phone'];
      expect(rawPayload.toString('latin1'), format).toContain(`/MediaBox [0 0 ${width} `);
    }
    const local = await get('export/pdf', { id, clock: '12', currency: 'EUR' }, headers);
    const localText = readPdfText(local.rawPayload).join(' ').replaceAll(/\s/g, '');
    expect(localText).toMatch(/Until\d{1,2}:\d\d[ap]m\./);
    expect(localText).toMatch(/CNY[\d,]+\(about€[\d,.]+\)/);
    expect(localText).not.toMatch(/(1[3-9]|2\d):[0-5]\d(?![ap]m)/);
    expect(localText).not.toContain('\uFFFD');
    expect((await get('export/pdf', { id, clock: '13' }, headers)).statusCode).toBe(400);
    expect((await get('export/gpx', { id, share: shareKey })).statusCode).toBe(200);
    expect((await get('export/exe', { id }, headers)).statusCode).toBe(404);
    expect((await get('export/toString', { id }, headers)).statusCode).toBe(404);
    expect((await get('export/pdf', { id: '../etc' }, headers)).statusCode).toBe(400);
    expect((await get('export/pdf', { id, share: 'x' }, headers)).statusCode).toBe(400);
    const picture = await get('picture', { id, share: shareKey });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(picture.headers['cache-control']).toBe('public, max-age=300');
    const own = await get('picture', { id }, headers);
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store']);
    await call(app, 'POST /travel/unshare', { id }, headers);
    for (const query of [{ id }, { id, share: shareKey }])
      expect((await get('picture', query)).statusCode).toBe(404);
  });
});
