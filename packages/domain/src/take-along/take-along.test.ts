import type { TripDayView, TripPlace, TripView } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { fold, toCalendar } from './calendar.ts';
import { toGeoJson } from './geojson.ts';
import { toGpx } from './gpx.ts';
import { toKml } from './kml.ts';
import { toInstant } from './trip-points.ts';

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
      locked: false,
      reason: 'World Heritage.',
      tips: [],
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
} satisfies Pick<TripView, 'id' | 'title' | 'summary' | 'days' | 'checklist'>;

/** Lines of a calendar with folding taken back, as a reader does it. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file', () => {
  const file = toCalendar(trip, { now: new Date('2026-11-15T07:00:00Z'), origin: 'https://yunyou.example' });
  const lines = unfold(file);

  it('keeps to 75 octets a line and cuts no character in two', () => {
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const long = `X:${'长'.repeat(100)}`;
    expect(unfold(fold(long)).join('')).toBe(long);
    expect(lines).toContain(
      String.raw`LOCATION:Wall\; "old"\, <long> & high\, 慕田峪长城\, ${place.zhAddress}`,
    );
  });

  it('says when things are in the one time zone of China, also past midnight', () => {
    expect(lines).toContain('BEGIN:VTIMEZONE');
    expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20270410T100000');
    expect(lines).toContain('DTEND;TZID=Asia/Shanghai:20270411T083000');
    expect(lines.filter((line) => line.startsWith('UID:')).length).toBe(
      new Set(lines.filter((line) => line.startsWith('UID:'))).size,
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
  });

  it('rings an hour before tickets come on sale', () => {
    const alarm = lines.indexOf('BEGIN:VALARM');
    expect(lines.slice(alarm, alarm + 5)).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Book the wall',
      'TRIGGER:-PT1H',
      'END:VALARM',
    ]);
    expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20270404T200000');
  });
});

describe('files for maps', () => {
  it('name every stop with its instant, and escape what XML would read as markup', () => {
    for (const file of [toGpx(trip), toKml(trip)]) {
      expect(file).toContain('Wall; &quot;old&quot;, &lt;long&gt; &amp; high');
      expect(file).toContain('2027-04-10T02:00:00Z');
      expect(file).not.toMatch(/<long>/);
    }
    expect(toGpx(trip)).toContain('lat="40.4319" lon="116.5704"');
    expect(toKml(trip)).toContain('116.5704,40.4319');
  });

  it('are valid GeoJSON: longitude first', () => {
    const { features } = JSON.parse(toGeoJson(trip));
    expect(features[0].geometry).toEqual({ type: 'Point', coordinates: [116.5704, 40.4319] });
    expect(features.at(-1).geometry.type).toBe('LineString');
  });

  it('count the minutes of a trip day into the next one', () => {
    expect(toInstant('2027-04-10', 300)).toBe('2027-04-09T21:00:00Z');
    expect(toInstant('2027-04-10', 1500)).toBe('2027-04-10T17:00:00Z');
  });
});
