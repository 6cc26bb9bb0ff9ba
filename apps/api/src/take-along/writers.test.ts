import type { TripDayView, TripPlace, TripView } from '@yunyou/contract/trip/trip.schema';
import type { TextPreferences } from '@yunyou/domain/money/adapt-text';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listCalendarFaults } from '../testing/calendar-rules.ts';
import { write as writeGeoJson } from './formats/geojson.ts';
import { write as writeGpx } from './formats/gpx.ts';
import { write as toCalendar } from './formats/ics.ts';
import { write as writeKml } from './formats/kml.ts';
import { toInstant } from './trip-points.ts';

const plain: TextPreferences = { clock: '24', currency: 'CNY' };
const toGpx = (trip: Parameters<typeof writeGpx>[0], preferences = plain) => writeGpx(trip, { preferences });
const toKml = (trip: Parameters<typeof writeKml>[0], preferences = plain) => writeKml(trip, { preferences });
const toGeoJson = (trip: Parameters<typeof writeGeoJson>[0], preferences = plain) =>
  writeGeoJson(trip, { preferences });

const place: TripPlace = {
  kind: 'spot',
  id: 'wall',
  cityId: 'beijing',
  name: 'Wall; "old", <long> & high',
  zhName: '慕田峪长城',
  zhAddress: '北京市怀柔区渤海镇慕田峪村慕田峪长城旅游区，从东门进入后乘坐景区摆渡车即可到达山脚下的索道站',
  coordinates: { latitude: 40.4319, longitude: 116.5704 },
};
const day: TripDayView = {
  date: '2027-04-10',
  weekday: 'sat',
  dayIndex: 0,
  title: 'Wall & more',
  summary: '1 sight.',
  cities: [],
  costFen: 0,
  walkMeters: 0,
  warnings: [],
  items: [
    {
      kind: 'visit',
      key: 'spot/wall/1',
      startMinute: 600,
      endMinute: 720,
      startTime: '10:00',
      endTime: '12:00',
      place,
      category: 'wall',
      summary: 'Long\nwall',
      costFen: 4500,
      free: false,
      booking: { required: 'required', passport: true, note: 'Bring it; really, do' },
      hours: [],
      indoor: false,
      ifRain: { ...place, id: 'museum', name: 'City Museum', zhName: '博物馆' },
      variant: { name: 'Full day', note: 'By cable car.' },
      lunchInside: true,
      locked: false,
      reason: 'World Heritage.',
      tips: [],
    },
    {
      kind: 'meal',
      key: 'dinner',
      startMinute: 1050,
      endMinute: 1110,
      startTime: '17:30',
      endTime: '18:30',
      meal: 'dinner',
      place: { ...place, kind: 'district', id: 'gulou', name: 'Gulou' },
      dishes: [],
      costFen: 1,
      reason: '',
    },
    {
      kind: 'ride',
      key: 'ride/a/b/c/G123',
      startMinute: 1140,
      endMinute: 1200,
      startTime: '19:00',
      endTime: '20:00',
      mode: 'train',
      from: { ...place, kind: 'gateway', id: 'west', name: 'Beijing West', zhName: '北京西站' },
      to: { ...place, kind: 'gateway', id: 'north', name: "Xi'an North", zhName: '西安北站' },
      fromCityId: 'a',
      toCityId: 'b',
      legs: [
        {
          linkId: 'c',
          mode: 'train',
          fromName: 'Beijing',
          toName: "Xi'an",
          fromStop: 'Beijing West',
          toStop: 'Xian North',
          minutes: 60,
          perDay: 20,
          number: 'G123',
          timetable: '2026-07',
        },
      ],
      boardMinutes: 45,
      costFen: 1,
      reason: 'Fast.',
    },
    {
      kind: 'night',
      key: 'stay/beijing',
      startMinute: 1260,
      endMinute: 1950,
      startTime: '21:00',
      endTime: '08:30',
      place: { ...place, kind: 'centre', id: 'beijing', name: 'A hotel' },
      costFen: 1,
    },
  ],
};
const trip = {
  id: 'trip-1',
  title: 'Autumn, 秋天',
  summary: 'One day.',
  days: [day],
  version: 3,
  updatedAt: '2026-11-15T07:00:00.000Z',
  checklist: [
    {
      id: 'ticket-wall',
      kind: 'ticket',
      title: 'Book the wall',
      text: 'Now',
      date: '2027-04-04',
      time: '20:00',
      when: 'future',
      passport: true,
    },
    { id: 'any', kind: 'hotel', title: 'Any time', text: '', when: 'any-time', passport: true },
  ],
} satisfies Pick<TripView, 'id' | 'title' | 'summary' | 'days' | 'checklist' | 'version' | 'updatedAt'>;

/** Joins folded lines again, as a calendar reader does. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file', () => {
  const context = { origin: 'https://yunyou.example' };
  const file = toCalendar(trip, context);
  const lines = unfold(file);

  it('folds lines at 75 octets without splitting a character', () => {
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const long = '长'.repeat(100);
    const named = { ...place, name: long, zhName: '', zhAddress: '' };
    const night = day.items.flatMap((item) => (item.kind === 'night' ? [{ ...item, place: named }] : []));
    const days = [{ ...day, items: night }];
    expect(unfold(toCalendar({ ...trip, days }, context))).toContain(`SUMMARY:Night: ${long}`);
    expect(lines).toContain(
      String.raw`LOCATION:Wall\; "old"\, <long> & high\, 慕田峪长城\, ${place.zhAddress}`,
    );
  });

  it('writes times in the time zone of China, also past midnight', () => {
    expect(lines).toContain('BEGIN:VTIMEZONE');
    expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20270410T100000');
    expect(lines).toContain('DTEND;TZID=Asia/Shanghai:20270411T083000');
    expect(lines.filter((line) => line.startsWith('UID:')).length).toBe(
      new Set(lines.filter((line) => line.startsWith('UID:'))).size,
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(6);
  });

  it('writes the same file on a server in another time zone, also in the hour its summer time skips', () => {
    const skipped = day.items.map((item) => ({ ...item, startMinute: 150, endMinute: 160 }));
    const days = [{ ...day, date: '2027-03-14', items: skipped }];
    const before = process.env['TZ'];
    onTestFinished(() => {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    });
    process.env['TZ'] = 'America/New_York';
    const elsewhere = unfold(toCalendar({ ...trip, days }, context));
    expect(elsewhere).toContain('DTSTART;TZID=Asia/Shanghai:20270314T023000');
    expect(elsewhere).toContain('DTSTAMP:20261115T070000Z');
  });

  it('keeps every rule that Apple Calendar, Google Calendar and Outlook need', () => {
    expect(listCalendarFaults(file)).toEqual([]);
  });

  it('has each day as a whole-day event that does not block time', () => {
    const start = lines.indexOf('DTSTART;VALUE=DATE:20270410');
    expect(lines[start + 1]).toBe('DTEND;VALUE=DATE:20270411');
    expect(lines.slice(start, start + 10)).toContain('SUMMARY:Day 1: Wall & more');
    expect(lines.slice(start, start + 10)).toContain('TRANSP:TRANSPARENT');
  });

  it('gives events identifiers that stay the same when other stops are removed or a visit moves', () => {
    expect(lines).toContain('UID:trip-1-visit-spot-wall-1@yunyou.example');
    expect(lines).toContain('UID:trip-1-ticket-wall@yunyou.example');
    expect(lines).toContain('SEQUENCE:3');
    const uids = (all: string[]) => all.filter((line) => line.startsWith('UID:') && !line.includes('-day-'));
    const fewer = [{ ...day, items: day.items.filter(({ kind }) => kind !== 'meal') }];
    expect(uids(unfold(toCalendar({ ...trip, days: fewer }, context)))).toEqual(
      uids(lines).filter((uid) => !uid.includes('-meal-')),
    );
    const visits = day.items.filter(({ kind }) => kind === 'visit');
    const moved = [{ ...day, date: '2027-04-11', dayIndex: 1, items: visits }];
    expect(uids(unfold(toCalendar({ ...trip, days: moved }, context)))).toEqual(
      uids(lines).filter((uid) => uid.includes('-visit-') || uid.includes('-ticket-')),
    );
  });

  it('gives the same stop twice two identifiers', () => {
    const twice = [{ ...day, items: [...day.items, ...day.items] }];
    expect(listCalendarFaults(toCalendar({ ...trip, days: twice }, context))).toEqual([]);
  });

  it('escapes the title, so that it cannot add lines of its own', () => {
    const hostile = unfold(toCalendar({ ...trip, title: 'A, b\nATTACH:x' }, context));
    expect(hostile).toContain(String.raw`X-WR-CALNAME:A\, b\nATTACH:x`);
    expect(hostile.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  });

  it('leaves out control characters, which a calendar must not contain', () => {
    const hostile = toCalendar({ ...trip, title: 'A\u0007B\u007F' }, context);
    expect(listCalendarFaults(hostile)).toEqual([]);
    expect(unfold(hostile)).toContain('NAME:AB');
  });

  it('sets an alarm one hour before tickets go on sale', () => {
    const alarm = lines.indexOf('BEGIN:VALARM');
    expect(lines.slice(alarm, alarm + 5)).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT1H',
      'DESCRIPTION:Book the wall',
      'END:VALARM',
    ]);
    expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20270404T200000');
  });
});

describe('notes of the traveller', () => {
  const context = { origin: 'https://yunyou.example' };
  const items = day.items.map((item) =>
    item.kind === 'visit' || item.kind === 'meal'
      ? { ...item, note: `[ ] pay; ${item.kind}\nATTACH:x` }
      : item,
  );
  const noted = { ...trip, days: [{ ...day, items, note: 'Slow day' }] };

  it('are in the description of their event, and the note of a day is in its all-day event', () => {
    const lines = unfold(toCalendar(noted, context));
    for (const kind of ['visit', 'meal'])
      expect(lines.join('\n')).toContain(String.raw`[ ] pay\; ${kind}\nATTACH:x`);
    expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
    expect(lines).toContain('DTSTART;VALUE=DATE:20270410');
    expect(lines).toContain(
      String.raw`DESCRIPTION:1 sight.\nSlow day\nIn an emergency: 110 police\, 120 ambulance\, 119 fire and rescue\, 122 traffic accident.`,
    );
  });
});

describe('every file', () => {
  const context = { origin: 'https://yunyou.example' };

  it.each([
    ['ics', toCalendar(trip, context).replaceAll('\r\n ', '')],
    ['gpx', toGpx(trip)],
    ['kml', toKml(trip)],
    ['geojson', toGeoJson(trip)],
  ])('%s has variants, lunch inside, rain alternatives, meals, and trains with both stations', (_, file) => {
    for (const text of ['Full day. By cable car. Lunch inside.', 'If it rains: City Museum 博物馆', 'Gulou'])
      expect(file).toContain(text);
    expect(file).toContain('Train G123: Beijing West to Xian North (times of July 2026');
    expect(file).toContain('check on 12306');
  });
});

describe('calendar, GPX and KML', () => {
  const [visit, ...rest] = day.items;
  if (visit?.kind !== 'visit') throw new Error('The first item is a visit');
  const hours = [{ open: '08:00', close: '17:30', lastEntry: '16:30' }];
  const bookings = [
    {
      id: 'show',
      kind: 'show' as const,
      title: 'Opera',
      place: 'Grand Theatre',
      reference: 'R-77',
      startMinute: 1170,
      endMinute: 1290,
      startTime: '19:30',
      endTime: '21:30',
    },
  ];
  const items = [{ ...visit, hours, note: 'Meet Mei at the gate' }, ...rest];
  const full = { ...trip, days: [{ ...day, items, note: 'Slow day', bookings }] };

  it.each([
    [
      'ics',
      toCalendar(full, { origin: 'https://yunyou.example' }).replaceAll('\r\n ', '').replaceAll('\\,', ','),
    ],
    ['gpx', toGpx(full)],
    ['kml', toKml(full)],
  ])('%s carries opening hours, Chinese addresses, bookings and notes as the roadbook does', (_, file) => {
    for (const text of [
      'Open 08:00 to 17:30, last entry 16:30.',
      '北京市怀柔区渤海镇',
      'Meet Mei at the gate',
      'Slow day',
      'In an emergency: 110 police, 120 ambulance',
    ])
      expect(file).toContain(text);
    for (const text of ['Opera (booked)', 'Grand Theatre', 'Reference R-77']) expect(file).toContain(text);
  });
});

describe('map files', () => {
  it('have times by the clock of the reader, also in bookings', () => {
    const bookings = [
      {
        ...{ id: 'show', kind: 'show' as const, title: 'Opera' },
        ...{ startMinute: 1170, endMinute: 1290, startTime: '19:30', endTime: '21:30' },
      },
    ];
    const booked = { ...trip, days: [{ ...day, note: 'Meet at 09:00', bookings }] };
    for (const write of [toGpx, toKml]) {
      const file = write(booked, { clock: '12', currency: 'CNY' });
      expect(file).toContain('10:00 am to 12:00 pm. ');
      expect(file).toContain('7:30 pm to 9:30 pm');
      expect(file).toContain('Meet at 09:00'); // the traveller's own words
      expect(file).toContain('2027-04-10T02:00:00Z');
    }
  });

  it('contain each stop with its UTC time and escape XML markup', () => {
    for (const file of [toGpx(trip), toKml(trip)]) {
      expect(file).toContain('Wall; &quot;old&quot;, &lt;long&gt; &amp; high');
      expect(file).toContain('2027-04-10T02:00:00Z');
      expect(file).not.toMatch(/<long>/);
    }
    expect(toGpx(trip)).toContain('lat="40.4319" lon="116.5704"');
    expect(toKml(trip)).toContain('116.5704,40.4319');
  });

  it('write GeoJSON positions with longitude first', () => {
    const { features } = JSON.parse(toGeoJson(trip));
    expect(features[0].geometry).toEqual({ type: 'Point', coordinates: [116.5704, 40.4319] });
    expect(features.at(-1).geometry.type).toBe('LineString');
  });

  it('convert minutes of a day in China to UTC, also past midnight', () => {
    expect(toInstant('2027-04-10', 300)).toBe('2027-04-09T21:00:00Z');
    expect(toInstant('2027-04-10', 1500)).toBe('2027-04-10T17:00:00Z');
  });
});

it('labels a summary that a language model wrote', () => {
  for (const write of [toGpx, toKml]) {
    expect(write({ ...trip, isSummaryGenerated: true })).toContain('One day. (Written by AI)');
    expect(write(trip)).not.toContain('Written by AI');
  }
});
