import { isInChinaBox, ownNameCharsMax } from '@yunyou/contract/trip/own-place-limits';
import { type Datum, fromBaiduMercator, isShiftedRegion, type Point, toWgs84 } from '../geography/datum.ts';

/** A place read from pasted text. Coordinates are WGS-84. */
export type PastedPlace =
  | { readonly kind: 'place'; readonly coordinates: Point; readonly name?: string }
  /** `text` explains to the traveller what to paste instead. */
  | { readonly kind: 'unreadable'; readonly text: string };

/** A position as a link gives it. */
type Found = { readonly point: Point; readonly datum: Datum; readonly name?: string | undefined };

/** Longer texts are not read. Links of map apps have up to about 1,000 characters. */
export const pastedCharsMax = 2000;

const refusals = {
  long: 'This text is too long. Paste only the link or the coordinates.',
  short:
    'Short links work only online. Open it, and copy the long link from the address bar, or paste the coordinates.',
  noPosition:
    'This link has no position. Open the place in the map, and copy the link or the coordinates there.',
  unknown: 'We read links of Amap, Apple, Baidu and Google maps, and coordinates such as 31.2304, 121.4737.',
  outside: 'This position is not in China.',
} as const;

const refuse = (text: string): PastedPlace => ({ kind: 'unreadable', text });

/** Reads a position from coordinates or from a link of Amap, Apple, Baidu or Google maps. Needs no network. */
export function readPastedPlace(pasted: string): PastedPlace {
  if (pasted.length > pastedCharsMax) return refuse(refusals.long);
  const text = pasted.trim();
  const url = findUrl(text);
  if (!url) {
    const point = readCoordinates(text);
    return point ? toPlace({ point, datum: 'wgs84' }) : refuse(refusals.unknown);
  }
  const host = url.hostname.toLowerCase();
  if (isShortLink(host, url.pathname)) return refuse(refusals.short);
  const read = readers.find(({ hosts }) => hosts.test(host))?.read;
  if (!read) return refuse(refusals.unknown);
  const found = read(url);
  return found ? toPlace(found) : refuse(refusals.noPosition);
}

function toPlace({ point, datum, name }: Found): PastedPlace {
  const { latitude, longitude } = toWgs84(point, datum);
  const coordinates = { latitude: round(latitude), longitude: round(longitude) };
  if (!isInChinaBox(coordinates)) return refuse(refusals.outside);
  const tidy = tidyName(name ?? '');
  return { kind: 'place', coordinates, ...(tidy !== '' && { name: tidy }) };
}

/** Rounds an angle to six decimals, which are a tenth of a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Removes control characters and space; the name of a position is no name. */
function tidyName(name: string): string {
  const tidy = name.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return readCoordinates(tidy) ? '' : cut(tidy).trim();
}

/** Cuts a name without splitting a character. */
function cut(name: string): string {
  const end = name.slice(0, ownNameCharsMax);
  return /[\uD800-\uDBFF]$/.test(end) ? end.slice(0, -1) : end;
}

/** Finds the link in a text that an app shares, which often has the name and address before it. */
function findUrl(text: string): URL | undefined {
  const written =
    /https?:\/\/[^\s<>"，。）】]+/i.exec(text)?.[0] ??
    (/^[\w-]+(\.[\w-]+)+\/\S*$/.test(text) ? `https://${text}` : undefined);
  return written !== undefined && URL.canParse(written) ? new URL(written) : undefined;
}

function isShortLink(host: string, path: string): boolean {
  return (
    /^(surl\.amap\.com|maps\.app\.goo\.gl|j\.map\.baidu\.com|maps\.apple)$/.test(host) ||
    (host === 'goo.gl' && path.startsWith('/maps'))
  );
}

const readers: readonly { readonly hosts: RegExp; readonly read: (url: URL) => Found | undefined }[] = [
  { hosts: /(^|\.)(amap|gaode)\.com$/, read: readAmap },
  { hosts: /(^|\.)map\.baidu\.com$/, read: readBaidu },
  { hosts: /^(beta\.)?maps\.apple\.com$/, read: readApple },
  {
    hosts: /^((maps|www)\.)?google\.(com?|cn)(\.[a-z]{2})?$|^((maps|www)\.)?google\.[a-z]{2}$/,
    read: readGoogle,
  },
];

/** Latitudes and longitudes of China do not overlap, so that the order of a pair does not matter. */
function toPoint(first: number, second: number): Point | undefined {
  if (!Number.isFinite(first) || !Number.isFinite(second)) return undefined;
  const [latitude, longitude] = isLatitude(second) && isLongitude(first) ? [second, first] : [first, second];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

const isLatitude = (degrees: number): boolean => degrees >= 3 && degrees <= 54;
const isLongitude = (degrees: number): boolean => degrees >= 73 && degrees <= 136;

const number = String.raw`-?\d{1,3}(?:\.\d{1,15})?`;
const pairPattern = new RegExp(String.raw`(?:^|[^\w.-])(${number})\s*[,，;+]\s*(${number})(?![\d.])`);

/** Reads the first pair of numbers of a parameter. */
function readPair(value: string | null | undefined): Point | undefined {
  const [, first, second] = pairPattern.exec((value ?? '').slice(0, pastedCharsMax)) ?? [];
  return first === undefined || second === undefined ? undefined : toPoint(Number(first), Number(second));
}

function firstPair(
  query: URLSearchParams,
  names: readonly string[],
): { point: Point; value: string } | undefined {
  for (const name of names) {
    const value = query.get(name) ?? '';
    const point = readPair(value);
    if (point) return { point, value };
  }
  return undefined;
}

/** Decodes a part of a path; malformed escapes stay as they are. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part; // not a valid escape
  }
}

/**
 * Reads a link of Amap: `position=lng,lat`, `p=id,lat,lng,name`, `q=lat,lng,name`, `lat` and `lng`. GCJ-02 unless the
 * link says WGS-84.
 */
function readAmap({ searchParams: query }: URL): Found | undefined {
  const pair = firstPair(query, ['position', 'p', 'q', 'to', 'dest', 'lnglat', 'location', 'center']);
  const point = pair?.point ?? toPoint(Number(query.get('lng') ?? NaN), Number(query.get('lat') ?? NaN));
  if (!point) return undefined;
  const inValue = pair?.value
    .split(',')
    .filter((part) => !/^[\d.\s-]*$/.test(part) && !/^B0[\dA-Z]{8}$/.test(part));
  const name = query.get('name') ?? query.get('destName') ?? inValue?.[0];
  return { point, datum: query.get('coordinate') === 'wgs84' ? 'wgs84' : 'gcj02', name };
}

/**
 * Reads a link of Baidu: `location=lat,lng` with `coord_type`, or `@x,y` in metres of its own projection. BD-09
 * unless the link says otherwise.
 */
function readBaidu({ searchParams: query, pathname }: URL): Found | undefined {
  const name =
    query.get('title') ?? query.get('name') ?? decode(/^\/poi\/([^/@]+)/.exec(pathname)?.[1] ?? '');
  const [, x, y] =
    /@(\d{6,9}(?:\.\d+)?),(\d{6,8}(?:\.\d+)?)/.exec(pathname) ??
    /^(\d{6,9}(?:\.\d+)?),(\d{6,8}(?:\.\d+)?)$/.exec(query.get('location') ?? query.get('c') ?? '') ??
    [];
  if (x !== undefined && y !== undefined)
    return { point: fromBaiduMercator(Number(x), Number(y)), datum: 'bd09', name };
  const pair = firstPair(query, ['location', 'latlng', 'destination', 'center', 'c']);
  return pair && { point: pair.point, datum: baiduDatum(query.get('coord_type')), name };
}

function baiduDatum(type: string | null): Datum {
  if (type?.startsWith('wgs84')) return 'wgs84';
  return type?.startsWith('gcj02') ? 'gcj02' : 'bd09';
}

/** Reads a link of Apple: `coordinate` or `ll`. Its map of mainland China comes from Amap. */
function readApple({ searchParams: query }: URL): Found | undefined {
  const pair = firstPair(query, ['coordinate', 'll', 'q', 'daddr', 'sll', 'center']);
  return (
    pair && {
      point: pair.point,
      datum: foreignDatum(pair.point),
      name: query.get('name') ?? query.get('q') ?? '',
    }
  );
}

/** Reads a link of Google: the pin `!3dlat!4dlng`, a pair in the query or path, or the middle of the map `@lat,lng`. */
function readGoogle({ searchParams: query, pathname, hash }: URL): Found | undefined {
  const path = pathname + hash;
  const pins = [...path.matchAll(new RegExp(`!3d(${number})!4d(${number})`, 'g'))];
  const [, latitude, longitude] = pins.at(-1) ?? [];
  const [, place = ''] = /\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? [];
  const point =
    (latitude !== undefined ? toPoint(Number(latitude), Number(longitude)) : undefined) ??
    firstPair(query, ['q', 'query', 'll', 'daddr', 'destination', 'center'])?.point ??
    readCoordinates(decode(place)) ??
    readPair(/@[^/]+/.exec(pathname)?.[0]);
  return point && { point, datum: foreignDatum(point), name: decode(place) };
}

/** Returns the datum of foreign maps, which show mainland China in GCJ-02 and everything else in WGS-84. */
const foreignDatum = (point: Point): Datum => (isShiftedRegion(point) ? 'gcj02' : 'wgs84');

const angle = String.raw`(\d{1,3}(?:\.\d{1,15})?)\s*[°º]?(?:\s*(\d{1,2}(?:\.\d{1,12})?)\s*['′’]\s*(?:(\d{1,2}(?:\.\d{1,12})?)\s*(?:["″”]|''|′′)\s*)?)?`;
const coordinatesPattern = new RegExp(
  String.raw`^(?:geo:)?\(?\s*([NSEW])?\s*(-)?${angle}\s*([NSEW])?\s*[,，;；/\s]\s*([NSEW])?\s*(-)?${angle}\s*([NSEW])?\s*\)?$`,
  'i',
);

/** Reads a pair of angles: decimal or with minutes and seconds, with or without N, S, E and W. */
function readCoordinates(text: string): Point | undefined {
  if (text.length > 100) return undefined;
  const parts = coordinatesPattern.exec(text);
  if (!parts) return undefined;
  const [
    ,
    before,
    minus,
    degrees,
    minutes,
    seconds,
    after,
    before2,
    minus2,
    degrees2,
    minutes2,
    seconds2,
    after2,
  ] = parts;
  const first = toAngle(before ?? after, minus, [degrees, minutes, seconds]);
  const second = toAngle(before2 ?? after2, minus2, [degrees2, minutes2, seconds2]);
  if (!first || !second) return undefined;
  if (first.axis === undefined && second.axis === undefined) return toPoint(first.value, second.value);
  const [latitude, longitude] =
    first.axis === 'longitude' || second.axis === 'latitude' ? [second, first] : [first, second];
  if (latitude.axis === 'longitude' || longitude.axis === 'latitude') return undefined;
  const isPossible = Math.abs(latitude.value) <= 90 && Math.abs(longitude.value) <= 180;
  return isPossible ? { latitude: latitude.value, longitude: longitude.value } : undefined;
}

type Angle = { readonly value: number; readonly axis?: 'latitude' | 'longitude' };

function toAngle(
  letter: string | undefined,
  minus: string | undefined,
  [degrees = '', minutes = '0', seconds = '0']: readonly (string | undefined)[],
): Angle | undefined {
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const side = letter?.toUpperCase();
  const value = minus !== undefined || side === 'S' || side === 'W' ? -size : size;
  if (side === undefined) return { value };
  return { value, axis: side === 'N' || side === 'S' ? 'latitude' : 'longitude' };
}
