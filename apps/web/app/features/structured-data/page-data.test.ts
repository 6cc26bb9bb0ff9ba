import { describe, expect, it } from 'vitest';
import { toOpeningHours } from './opening-hours-specification.ts';
import {
  businessData,
  cityArticleData,
  cityData,
  guideData,
  homeData,
  listData,
  newsData,
  spotData,
  themeData,
} from './page-data.ts';
import type { StructuredData } from './structured-data.ts';
import { findSchemaProblems } from './testing/schema-rules.ts';
import { lineData, routeData, routeListData, sharedTripData, tourListData } from './trip-data.ts';

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
  address: "Xi'an",
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
  days: 2,
  cities: [{ id: 'xian', name: "Xi'an" }],
  priceAdult: { amountMinor: 78_050, currency: 'CNY' as const },
  priceChild: { amountMinor: 40_000, currency: 'CNY' as const },
  departures: [{ weekdays: ['sat' as const], months: [4], from: '2026-04-01', to: '2026-04-30', seats: 8 }],
  faqs: [{ question: 'Is lunch included?', answer: 'Yes.' }],
};
const unrated = { rating: { total: 0, average: null }, today: '2026-04-04' };
const body = {
  blocks: [{ kind: 'heading' as const, level: 2 as const, id: 'q', text: 'Who needs one?' }, 'Most.'],
};
/** A trip as its owner sees it. */
const trip = {
  title: 'Walls and noodles',
  wish: 'a surprise for grandmother',
  checklist: [{ title: 'Renew the passport' }],
  stays: [
    {
      cityId: 'xian',
      cityName: "Xi'an",
      cityZhName: '西安',
      coordinates: place.coordinates,
      firstDate: '2027-04-12',
      nights: 2,
      hotel: {
        kind: 'own' as const,
        id: 'own/1',
        cityId: 'xian',
        name: "Aunt's flat",
        zhName: '姨妈家',
        coordinates: { latitude: 34.2501, longitude: 108.9501 },
      },
      alternatives: [],
      reason: 'Near the station',
    },
  ],
};
const tripPage = {
  path: '/trip/details?id=1&share=k',
  picture: (site: string) => `${site}/api/yunyou/travel/picture?id=1&share=k`,
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
  ['guide', guideData({ ...piece, body })(origin)],
  ['news', newsData(piece)(origin)],
  ['tour', lineData(line, { ...unrated, rating: { total: 3, average: 4.3 } })(origin)],
  ['list of tours', tourListData('/trip/tours?page=2', listed)(origin)],
  [
    'classic route',
    routeData({ ...piece, linkUrl: '/trip/route?id=r' }, [{ city: "Xi'an", to: '/c' }])(origin),
  ],
  ['list of routes', routeListData(listed)(origin)],
  ['shared trip', sharedTripData(trip, tripPage)(origin)],
];

describe.each(pages)('the structured data of a %s', (_, all) => {
  it('has the properties that its types need, and absolute URLs only', () => {
    for (const data of all) {
      expect(JSON.parse(JSON.stringify(data))).toEqual(data); // no undefined values
      expect(findSchemaProblems(data, origin)).toEqual([]);
    }
  });
});

describe('the rules of structured data', () => {
  it('report missing properties, unknown types, relative URLs and dates in words', () => {
    const event = {
      '@type': 'Event',
      name: 'Fair',
      url: '/fair',
      startDate: 'soon',
      location: { '@type': 'Hall' },
    };
    expect(findSchemaProblems(event, origin)).toEqual([
      '@context is missing',
      'Event needs endDate',
      'Event needs eventStatus',
      'Event needs eventAttendanceMode',
      'Event needs organizer',
      'Event.url is no URL of the site: /fair',
      'Event.startDate is no date: soon',
      'unknown type Hall',
    ]);
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
    expect(lineData(line, unrated)(origin)[0]).toMatchObject({
      offers: { price: '780.50', priceCurrency: 'CNY' },
    });
    const inYen = { ...line, priceAdult: { amountMinor: 9000, currency: 'JPY' as const } };
    expect(lineData(inYen, unrated)(origin)[0]).toMatchObject({ offers: { price: '9000' } });
  });

  it('describes departures that can still be booked as events of several days', () => {
    const events = lineData(line, unrated)(origin).filter((data) => data['@type'] === 'Event');
    expect(events).toMatchObject([
      { startDate: '2026-04-11', endDate: '2026-04-12', location: { name: "Xi'an" } },
      { startDate: '2026-04-18', endDate: '2026-04-19' },
      { startDate: '2026-04-25', endDate: '2026-04-26' },
    ]);
  });

  it('has a rating only where there are reviews, and questions only where there are some', () => {
    const [tour] = lineData(line, unrated)(origin);
    expect(tour).not.toHaveProperty('aggregateRating');
    const types = (all: StructuredData[]) => all.map((data) => data['@type']);
    expect(types(lineData({ ...line, faqs: [] }, unrated)(origin))).not.toContain('FAQPage');
    expect(types(guideData({ ...piece, body: { blocks: ['No question.'] } })(origin))).not.toContain(
      'FAQPage',
    );
  });

  it('of a shared trip contains no date, hotel, own place, task or wish', () => {
    const text = JSON.stringify(sharedTripData(trip, tripPage)(origin));
    expect(text).toContain('Walls and noodles');
    expect(text).not.toMatch(/2027|Aunt|姨妈|34\.25|passport|grandmother/);
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
