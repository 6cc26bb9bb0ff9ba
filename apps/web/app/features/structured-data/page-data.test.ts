import { describe, expect, it } from 'vitest';
import { toOpeningHours } from './opening-hours-specification.ts';
import {
  businessData,
  cityArticleData,
  cityData,
  guideData,
  homeData,
  lineData,
  listData,
  newsData,
  spotData,
  themeData,
} from './page-data.ts';
import type { StructuredData } from './structured-data.ts';

const origin = 'https://example.org';
const place = {
  id: 'xian',
  name: "Xi'an",
  zhName: '西安',
  pinyin: "Xī'ān",
  aliases: ['Chang’an'],
  summary: 'Walls.',
  coordinates: { latitude: 34.26, longitude: 108.94 },
};
const piece = {
  id: 'visa',
  title: 'Visas',
  summary: 'Who needs one.',
  publishedOn: '2026-01-02',
  updatedAt: '2026-02-03T04:05:06.000Z',
  linkUrl: '/wiki/detail?id=visa',
};
const spot = {
  ...place,
  id: 'wall',
  zhAddress: '西安市',
  cityId: 'xian',
  cityName: "Xi'an",
  free: false,
  openingHours: [
    { closedOn: ['mon' as const], open: '08:00', close: '24:00' },
    { season: { from: '11-16', to: '03-15' }, closedOn: [], open: '08:30', close: '18:00' },
  ],
};
const business = {
  ...spot,
  id: 'table',
  priceClass: 2,
  linkUrl: '/restaurant/detail?id=table',
};
const line = {
  id: 'day',
  name: 'A day',
  summary: 'Long.',
  linkUrl: '/trip/details?line=day',
  priceAdult: { amountMinor: 78_050, currency: 'CNY' },
};

const listed = [{ title: 'Wall', to: '/attractions/detail?id=wall' }];

const pages: [string, StructuredData[]][] = [
  ['home', homeData(origin)],
  ['city', cityData({ ...place, areaName: 'Shaanxi' }, listed)(origin)],
  ['city article', cityArticleData(place)(origin)],
  ['theme', themeData({ id: 'food', title: 'Food' }, listed)(origin)],
  ['list', listData('/destination/list?kind=spot', listed)(origin)],
  ['spot', spotData(spot, 2026)(origin)],
  ['hotel', businessData('hotel', { ...business, zhAddress: undefined })(origin)],
  ['restaurant', businessData('restaurant', { ...business, cuisine: 'Hui' })(origin)],
  ['shop', businessData('shop', business)(origin)],
  ['guide', guideData(piece)(origin)],
  ['news', newsData(piece)(origin)],
  ['tour', lineData(line)(origin)],
];

/** Lists all URLs in the data, at any depth. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(https?:|\/)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

describe.each(pages)('the structured data of a %s', (_, all) => {
  it('is valid JSON with a type and absolute URLs only', () => {
    for (const data of all) {
      expect(JSON.parse(JSON.stringify(data))).toEqual(data); // no undefined values
      expect(data['@type']).toMatch(/^[A-Z]/);
      for (const address of addressesIn(data)) expect(address).toMatch(/^https:\/\/(schema|example)\.org/);
    }
  });
});

describe('structured data', () => {
  it('numbers breadcrumb entries from 1', () => {
    const [, list] = spotData(spot, 2026)(origin);
    expect(list).toMatchObject({
      itemListElement: [
        { position: 1, item: `${origin}/destination` },
        { position: 2, item: `${origin}/destination/city?id=xian` },
        { position: 3, item: `${origin}/attractions/detail?id=wall` },
      ],
    });
  });

  it('converts prices from minor to major units', () => {
    expect(lineData(line)(origin)[0]).toMatchObject({ offers: { price: '780.50', priceCurrency: 'CNY' } });
    const inYen = { ...line, priceAdult: { amountMinor: 9000, currency: 'JPY' } };
    expect(lineData(inYen)(origin)[0]).toMatchObject({ offers: { price: '9000' } });
  });

  it('lists opening hours by weekday and a season over New Year as one range', () => {
    expect(toOpeningHours(spot.openingHours, 2026)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '08:00',
        closes: '23:59',
      },
      expect.objectContaining({ validFrom: '2026-11-16', validThrough: '2027-03-15' }),
    ]);
  });
});
