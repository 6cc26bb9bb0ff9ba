import { straightMeters } from '@yunyou/planner/travel-matrix';
import { describe, expect, it } from 'vitest';
import { toGcj02 } from '../geography/datum.ts';
import { readPastedPlace } from './read-pasted-place.ts';

const tower = { latitude: 31.2397, longitude: 121.4998 }; // WGS-84
const { latitude: lat, longitude: lng } = toGcj02(tower);
const peak = { latitude: 22.2759, longitude: 114.1455 };
const turn = (Math.PI * 3000) / 180;
const radius = Math.hypot(lng, lat) + 0.000_02 * Math.sin(lat * turn);
const angle = Math.atan2(lat, lng) + 0.000_003 * Math.cos(lng * turn);
/** The tower in BD-09, by Baidu's formula. */
const bd = { lat: radius * Math.sin(angle) + 0.006, lng: radius * Math.cos(angle) + 0.0065 };

/** Expects a place within some metres, and returns its name. */
function expectAt(text: string, place = tower, metres = 2): string | undefined {
  const read = readPastedPlace(text);
  if (read.kind !== 'place') throw new Error(`${text}: ${read.text}`);
  expect(straightMeters(read.coordinates, place), text).toBeLessThan(metres);
  return read.name;
}

describe('coordinates', () => {
  it.each([
    '31.2397, 121.4998',
    '31.2397 121.4998',
    ' 31.2397，121.4998 ',
    '121.4998, 31.2397',
    '(31.2397, 121.4998)',
    '31.2397N 121.4998E',
    '31.2397° N, 121.4998° E',
    'N 31.2397, E 121.4998',
    'E121.4998 N31.2397',
    '121.4998e, 31.2397n',
    '31°14\'22.92"N 121°29\'59.28"E',
    '31°14′22.92″N, 121°29′59.28″E',
    "31° 14.382' N 121° 29.988' E",
    'geo:31.2397,121.4998',
  ])('%s is read as WGS-84', (text) => {
    expect(expectAt(text)).toBeUndefined();
  });

  it.each([
    '31.2397',
    '31,2397',
    '31.2397N 121.4998N',
    '31°74\'00"N 121°29\'00"E',
    '1.2.3, 4.5.6',
    'Shanghai Tower',
    '',
  ])('%s is refused with an example', (text) => {
    expect(readPastedPlace(text)).toMatchObject({ kind: 'unreadable', text: /31\.2304/ });
  });
});

describe('links of Amap', () => {
  it.each([
    [`https://uri.amap.com/marker?position=${lng},${lat}&name=Shanghai%20Tower`, 'Shanghai Tower'],
    [`https://uri.amap.com/marker?position=121.4998,31.2397&coordinate=wgs84`, undefined],
    [`https://uri.amap.com/navigation?from=116.4,39.9,start&to=${lng},${lat},上海中心&mode=car`, '上海中心'],
    [`https://www.amap.com/?p=B00155FXB3,${lat},${lng},上海中心大厦,银城中路501号`, '上海中心大厦'],
    [`https://wb.amap.com/?q=${lat},${lng},上海中心`, '上海中心'],
    [`https://ditu.amap.com/regeo?lng=${lng}&lat=${lat}`, undefined],
    [`【上海中心】快来看看 https://www.amap.com/?q=${lat},${lng},x 来自高德地图`, 'x'],
    [`www.amap.com/?q=${lat},${lng},x`, 'x'],
  ])('%s is read as GCJ-02 unless it says WGS-84', (text, name) => {
    expect(expectAt(text)).toBe(name);
  });
});

describe('links of Baidu', () => {
  it('are read as BD-09 unless they say otherwise', () => {
    const link = 'https://api.map.baidu.com/marker';
    expect(expectAt(`${link}?location=${bd.lat},${bd.lng}&title=Tower&output=html`)).toBe('Tower');
    expectAt(`${link}?location=${lat},${lng}&coord_type=gcj02&title=Tower`);
    expectAt(`${link}?location=31.2397,121.4998&coord_type=wgs84&title=Tower`);
    expectAt(`https://map.baidu.com/?latlng=${bd.lat},${bd.lng}&title=Tower`);
    expectAt(`https://api.map.baidu.com/direction?destination=latlng:${bd.lat},${bd.lng}|name:x`);
  });

  it('with metres of its Mercator projection are converted', () => {
    const tiananmen = { latitude: 39.907_25, longitude: 116.391_38 };
    const read = expectAt(
      'https://map.baidu.com/poi/%E5%A4%A9%E5%AE%89%E9%97%A8/@12958160.97,4825923.77,16z?uid=65',
      tiananmen,
      30,
    );
    expect(read).toBe('天安门');
    expectAt('https://map.baidu.com/@12958160,4825923,19z', tiananmen, 30);
    expectAt(
      'https://api.map.baidu.com/marker?location=12958160.97,4825923.77&coord_type=bd09mc',
      tiananmen,
      30,
    );
  });
});

describe('links of Apple and Google', () => {
  it.each([
    (a: number, b: number) => `https://maps.apple.com/?ll=${a},${b}&q=Somewhere`,
    (a: number, b: number) => `https://maps.apple.com/place?coordinate=${a},${b}&name=Somewhere`,
    (a: number, b: number) => `https://www.google.com/maps/@${a},${b},17z`,
    (a: number, b: number) =>
      `https://www.google.com/maps/place/Somewhere/@1.5,2.5,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d${a}!4d${b}!16s`,
    (a: number, b: number) => `https://maps.google.com/?q=${a},${b}`,
    (a: number, b: number) => `https://www.google.co.uk/maps/search/?api=1&query=${a}%2C${b}`,
    (a: number, b: number) => `https://www.google.de/maps/place/${a},${b}`,
    (a: number, b: number) => `https://maps.google.com/maps?ll=${a},${b}&z=16`,
  ])('form %# is GCJ-02 in mainland China and WGS-84 in Hong Kong', (link) => {
    expect([undefined, 'Somewhere']).toContain(expectAt(link(lat, lng)));
    expectAt(link(peak.latitude, peak.longitude), peak);
  });
});

describe('other input', () => {
  it.each([
    'https://surl.amap.com/abc123',
    'https://maps.app.goo.gl/abc123',
    'https://goo.gl/maps/abc',
    'https://j.map.baidu.com/aa/bb',
    'https://maps.apple/p/abc',
  ])('%s: short links need the network, and the message says what to do', (text) => {
    expect(readPastedPlace(text)).toMatchObject({ kind: 'unreadable', text: /^Short links/ });
  });

  it.each([
    'https://www.amap.com/place/B00155FXB3',
    'https://www.google.com/maps/place/Shanghai+Tower',
    'https://map.baidu.com/search/x',
    'https://maps.apple.com/?q=Tower',
    'https://www.google.com/maps/@,17z',
  ])('%s has no position', (text) => {
    expect(readPastedPlace(text)).toMatchObject({ kind: 'unreadable', text: /no position/ });
  });

  it.each(['48.8584, 2.2945', 'https://maps.google.com/?q=48.8584,2.2945', '0, 0', '-31.2, 121.5'])(
    '%s is not in China',
    (text) => {
      expect(readPastedPlace(text)).toMatchObject({ kind: 'unreadable', text: /not in China/ });
    },
  );

  it.each([
    'https://evil.example/?ll=31.2,121.5',
    'https://maps.apple.com.evil.example/?ll=31.2,121.5',
    'https://amap.com@evil.example/?q=31.2,121.5',
    'https://notgoogle.com/maps/@31.2,121.5,17z',
    'javascript:alert(1)//31.2,121.5',
    'https://',
    'http://[',
  ])('%s is not a link of a known map', (text) => {
    expect(readPastedPlace(text).kind).toBe('unreadable');
  });

  it('refuses over-long text, and reads hostile text in little time', () => {
    expect(readPastedPlace(`31.2, 121.5${' '.repeat(3000)}`)).toMatchObject({ text: /too long/ });
    const started = process.cpuUsage();
    for (const text of [
      '1'.repeat(1999),
      "1'".repeat(900),
      `https://www.google.com/maps/${'!3d1!4d'.repeat(250)}`,
      `https://www.amap.com/?p=${'1,'.repeat(900)}`,
      `https://map.baidu.com/poi/%E0%A4%A/@1,1`,
      `https://www.google.com/maps/place/%E0%A4%A/@`,
      ' 1 '.repeat(600),
    ])
      expect(['place', 'unreadable']).toContain(readPastedPlace(text).kind);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(200); // CPU time, so that a busy machine does not matter
  });

  it('keeps names on one line and within 120 characters', () => {
    const name = encodeURIComponent(`A\n\u202Eb${'x'.repeat(500)}`);
    const read = readPastedPlace(`https://uri.amap.com/marker?position=${lng},${lat}&name=${name}`);
    expect(read.kind === 'place' && read.name?.length).toBe(120);
    expect(read.kind === 'place' && read.name).toMatch(/^A bx+$/);
  });
});
