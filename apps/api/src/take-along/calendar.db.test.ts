import { describe, expect, it } from 'vitest';
import { readSiteSettings, writeSiteSettings } from '../site-settings.ts';
import { listCalendarFaults } from '../testing/calendar-rules.ts';
import { call } from '../testing/call.ts';
import { apiPath, createTestApp } from '../testing/test-app.ts';
import { planTestTrip } from '../testing/trips.ts';

const palaces = {
  wish: '2 days in Beijing with the Palace Museum',
  title: 'Palaces; walls, <and> "more" \\ 北京',
  when: { kind: 'dates', firstDate: '2027-04-12', days: 2 },
};

async function createSubscribedTrip(fields: Record<string, unknown> = palaces) {
  const site = await createTestApp();
  const trip = await planTestTrip(site.app, fields);
  const { body } = await call(site.app, 'POST /travel/calendar', { id: trip.id }, trip.headers);
  const key: string = body.data.calendarKey;
  const fetchCalendar = (headers: Record<string, string> = {}) =>
    site.app.inject({ url: `${apiPath}/travel/calendar/${key}.ics`, headers });
  return { ...site, ...trip, key, fetchCalendar };
}

/** Trips of several kinds, each with what the lines of its calendar contain. */
const kinds: [kind: string, fields: Record<string, unknown>, parts: RegExp[]][] = [
  [
    'a ride past midnight',
    { wish: "Beijing and Xi'an by night train, 5 days from 12 April 2027" },
    [
      /^UID:.*-ride-.*(?:\n(?:SEQUENCE|DTSTAMP).*)*\nDTSTART;TZID=Asia\/Shanghai:(\d{8})T\d{6}\nDTEND;TZID=Asia\/Shanghai:(?!\1)\d{8}T/m,
    ],
  ],
  [
    'bookings',
    {
      cityIds: ['xian'],
      when: { kind: 'dates', firstDate: '2027-04-12', days: 3 },
      bookings: [
        { id: 'show', kind: 'show', title: '长恨歌, row 5; seat 7', date: '2027-04-13', startMinute: 1210 },
        { id: 'inn', kind: 'hotel', title: 'Bell Tower Inn', date: '2027-04-12', endDate: '2027-04-14' },
        {
          ...{ id: 'home', kind: 'flight', title: 'MU 2109', from: '西安咸阳国际机场', to: 'PEK' },
          ...{ date: '2027-04-14', startMinute: 1430, endDate: '2027-04-15', endMinute: 110 },
        },
      ],
    },
    [/^SUMMARY:.*长恨歌\\, row 5\\; seat 7.*\(booked\)$/m, /^UID:.*-booking-home/m, /^UID:.*-booking-inn/m],
  ],
  [
    'Chinese text and many cities',
    {
      wish: '北京、西安和上海十二天，2027年5月5日出发，带两个孩子',
      title: '慢旅行；吃烤鸭，看兵马俑，坐高铁，再去外滩看夜景，最后在豫园喝茶，还要给孩子们买糖葫芦',
    },
    [/^NAME:慢旅行/m, /^LOCATION:.*[\u4E00-\u9FFF]{4}/m, /^DTSTART;VALUE=DATE:20270516$/m],
  ],
];

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const uidsOf = (file: string) => linesOf(file).filter((line) => line.startsWith('UID:'));

describe('a calendar subscription', () => {
  it('is a valid calendar of days, stops and ticket sales with alarms, readable without a sign-in', async () => {
    const { fetchCalendar } = await createSubscribedTrip();
    const { statusCode, headers, body } = await fetchCalendar();
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(listCalendarFaults(body)).toEqual([]);
    const lines = linesOf(body);
    expect(lines).toContain('DTSTART;VALUE=DATE:20270412');
    expect(lines).toContain('BEGIN:VALARM');
    expect(uidsOf(body).some((uid) => uid.includes('-visit-spot-'))).toBe(true);
    expect(body).not.toContain('2 days in Beijing with'); // the wish is for the owner
  });

  it.each(kinds)('is valid for a trip with %s', async (_, fields, parts) => {
    const { fetchCalendar } = await createSubscribedTrip(fields);
    const { body } = await fetchCalendar();
    expect(listCalendarFaults(body)).toEqual([]);
    for (const part of parts) expect(linesOf(body).join('\n')).toMatch(part);
  });

  it('answers 304 until the trip is edited, and then has the same identifiers with a higher sequence', async () => {
    const { app, id, headers, fetchCalendar } = await createSubscribedTrip();
    const first = await fetchCalendar();
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await fetchCalendar({ 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);

    const { data } = (await call(app, 'GET /travel/editing', { id }, headers)).body;
    const { version, brief, plan } = data;
    const saved = await call(
      app,
      'POST /travel/save',
      { id, version, brief, plan, title: 'Edited', keepProblems: true },
      headers,
    );
    expect(saved.status).toBe(200);
    const second = await fetchCalendar({ 'if-none-match': etag });
    expect(second.statusCode).toBe(200);
    expect(listCalendarFaults(second.body)).toEqual([]);
    expect(linesOf(second.body)).toContain('X-WR-CALNAME:Edited');
    expect(uidsOf(second.body)).toEqual(uidsOf(first.body));
    expect(linesOf(first.body)).toContain('SEQUENCE:1');
    expect(linesOf(second.body)).toContain('SEQUENCE:2');
  });

  it('has a key of its own that only the owner sees, creates and revokes', async () => {
    const { app, id, headers, key, fetchCalendar } = await createSubscribedTrip();
    const { shareKey } = (await call(app, 'POST /travel/share', { id }, headers)).body.data;
    expect(key).toMatch(/^C1[\w-]{22}$/);
    expect(key).not.toContain(shareKey);
    const view = async (share?: string) =>
      (await call(app, 'GET /travel/line/detail', { id, ...(share && { share }) }, share ? {} : headers)).body
        .data;
    expect((await view()).calendar).toEqual({ key });
    expect(await view(shareKey)).not.toHaveProperty('calendar');
    expect((await call(app, 'POST /travel/calendar', { id }, headers)).body.data.calendarKey).toBe(key);
    for (const action of ['POST /travel/calendar', 'POST /travel/calendar/revoke'] as const)
      expect((await call(app, action, { id })).status).toBe(404);

    expect((await call(app, 'POST /travel/calendar/revoke', { id }, headers)).status).toBe(200);
    expect((await fetchCalendar()).statusCode).toBe(404);
    expect((await view()).calendar).toEqual({});
    const fresh = (await call(app, 'POST /travel/calendar', { id }, headers)).body.data.calendarKey;
    expect(fresh).not.toBe(key);
  });

  it('ends with the trip, and while staff have switched the integration off', async () => {
    const { app, services, id, headers, fetchCalendar } = await createSubscribedTrip();
    const site = await readSiteSettings(services.db);
    await writeSiteSettings(services.db, {
      ...site,
      integrations: { ...site.integrations, calendar: false },
    });
    expect((await fetchCalendar()).statusCode).toBe(404);
    expect((await call(app, 'POST /travel/calendar', { id }, headers)).status).toBe(404);
    const view = (await call(app, 'GET /travel/line/detail', { id }, headers)).body.data;
    expect(view).not.toHaveProperty('calendar');
    await writeSiteSettings(services.db, site);
    expect((await fetchCalendar()).statusCode).toBe(200);
    await call(app, 'POST /travel/delete', { id }, headers);
    expect((await fetchCalendar()).statusCode).toBe(404);
  });
});
