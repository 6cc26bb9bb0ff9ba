import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { call } from '../testing/call.ts';
import { apiPath, createTestApp } from '../testing/test-app.ts';
import { planTestTrip } from '../testing/trips.ts';

describe('files of a trip', () => {
  it('are served in every format with type and file name, to the owner and with the share link only', async () => {
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

    for (const [format, type, begins] of [
      ['ics', 'text/calendar', 'BEGIN:VCALENDAR'],
      ['gpx', 'application/gpx+xml', '<?xml'],
      ['kml', 'application/vnd.google-earth.kml+xml', '<?xml'],
      ['geojson', 'application/geo+json', '{'],
      ['pdf', 'application/pdf', '%PDF-'],
    ] as const) {
      const file = await get(`export/${format}`, { id }, headers);
      expect(file.statusCode, format).toBe(200);
      expect(file.headers['content-type'], format).toContain(type);
      expect(file.headers['content-disposition'], format).toMatch(
        new RegExp(`^attachment; filename="[a-z0-9-]+\\.${format}"$`),
      );
      expect(file.body.startsWith(begins), format).toBe(true);
      expect((await get(`export/${format}`, { id })).statusCode, format).toBe(404);
    }
    expect((await get('export/gpx', { id, share: shareKey })).statusCode).toBe(200);
    expect((await get('export/exe', { id }, headers)).statusCode).toBe(404);
    expect((await get('export/toString', { id }, headers)).statusCode).toBe(404);
    expect((await get('export/pdf', { id: '../etc' }, headers)).statusCode).toBe(400);
    expect((await get('export/pdf', { id, share: 'x' }, headers)).statusCode).toBe(400);
    const picture = await get('picture', { id, share: shareKey });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('include its state as events until it is ready, 404 for other callers', async () => {
    const { app } = await createTestApp();
    const created = (await call(app, 'POST /travel/create', { wish: "3 days in Xi'an" })).body.data;
    const events = await app.inject({
      url: `${apiPath}/travel/events`,
      query: { id: created.id },
      headers: { 'trip-key': created.key },
    });
    expect(events.headers['content-type']).toContain('text/event-stream');
    const states = events.body
      .split('\n\n')
      .filter(Boolean)
      .map((event) => JSON.parse(event.split('data: ')[1] ?? '{}'));
    expect(states.at(-1)).toMatchObject({ id: created.id, status: 'ready', progress: 1 });
    expect(states.at(-1).days).toHaveLength(3);
    expect(states.map(({ progress }) => progress)).toEqual(
      states.map(({ progress }) => progress).toSorted((a, b) => a - b),
    );
    const stranger = await app.inject({ url: `${apiPath}/travel/events`, query: { id: created.id } });
    expect(stranger.statusCode).toBe(404);
  });
});
