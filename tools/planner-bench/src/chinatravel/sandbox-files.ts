import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMinute } from './clock.ts';
import { parseCsv } from './csv.ts';
import type { Attraction, City, Hotel, Restaurant, Sandbox, Service, Stop } from './sandbox.ts';
import { CITY_FOLDERS } from './sandbox.ts';

/** Reads the whole sandbox folder (132 files) into memory. */
export function loadSandbox(folder: string): Sandbox {
  const lines: Record<string, { stations: { name: string; position: string }[] }[]> = JSON.parse(
    readText(folder, 'transportation', 'subways.json'),
  );
  const cities = new Map<string, City>();
  for (const [name, pinyin] of Object.entries(CITY_FOLDERS)) {
    cities.set(name, loadCity(folder, { name, pinyin, stops: toStops(lines[pinyin] ?? []) }));
  }
  const transport = join(folder, 'intercity_transport');
  const trains = new Map<string, Service[]>();
  for (const file of readdirSync(join(transport, 'train'))) {
    if (!file.endsWith('.json')) continue;
    const rows: TimetableRow[] = JSON.parse(readText(transport, 'train', file));
    trains.set(file.slice(0, -'.json'.length).normalize('NFC'), rows.map(toService));
  }
  const flights = readText(transport, 'airplane.jsonl')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const row: TimetableRow = JSON.parse(line);
      return toService(row);
    });
  return { cities, flights, trains };
}

interface TimetableRow {
  TrainID?: string;
  FlightID?: string;
  From: string;
  To: string;
  BeginTime: string;
  EndTime: string;
  Duration: number;
  Cost: number | null;
}

function toService(row: TimetableRow): Service {
  return {
    mode: row.FlightID === undefined ? 'train' : 'airplane',
    id: row.FlightID ?? row.TrainID ?? '',
    from: row.From,
    to: row.To,
    begin: row.BeginTime,
    end: row.EndTime,
    statedHours: row.Duration,
    price: row.Cost,
  };
}

function loadCity(folder: string, city: { name: string; pinyin: string; stops: Stop[] }): City {
  const { name, pinyin, stops } = city;
  const places: { name: string; position: [number, number] }[] = JSON.parse(
    readText(folder, 'poi', pinyin, 'poi.json'),
  );
  return {
    name,
    stops,
    places: new Map(places.map((place) => [place.name, place.position])),
    attractions: byName(readRows(folder, 'attractions', pinyin, 'attractions.csv').map(toAttraction)),
    restaurants: byName(
      readRows(folder, 'restaurants', pinyin, `restaurants_${pinyin}.csv`).map(toRestaurant),
    ),
    hotels: byName(readRows(folder, 'accommodations', pinyin, 'accommodations.csv').map(toHotel)),
  };
}

type Row = Record<string, string>;

function toAttraction(row: Row): Attraction {
  return {
    name: row['name'] ?? '',
    kind: row['type'] ?? '',
    price: Number(row['price']),
    visitMinutes: Number(row['recommendmintime']) * 60,
    longVisitMinutes: Number(row['recommendmaxtime']) * 60,
    ...toHours(row),
  };
}

function toRestaurant(row: Row): Restaurant {
  return {
    name: row['name'] ?? '',
    kind: row['cuisine'] ?? '',
    price: Number(row['price']),
    ...toHours(row),
  };
}

function toHotel(row: Row): Hotel {
  return {
    name: row['name'] ?? '',
    kind: row['featurehoteltype'] ?? '',
    price: Number(row['price']),
    beds: Number(row['numbed']),
  };
}

function toHours(row: Row): { openMinute: number; closeMinute: number } {
  const openMinute = getMinute(row['opentime'] ?? '');
  const closeMinute = getMinute(row['endtime'] ?? '');
  return { openMinute, closeMinute: closeMinute <= openMinute ? closeMinute + 24 * 60 : closeMinute };
}

function toStops(lines: { stations: { name: string; position: string }[] }[]): Stop[] {
  return lines.flatMap((line) =>
    line.stations.map((stop) => {
      const [longitude, latitude] = stop.position.split(',').map(Number);
      return { name: stop.name, position: [latitude ?? Number.NaN, longitude ?? Number.NaN] as const };
    }),
  );
}

/** Indexes rows by name. The first row of a name counts; later ones repeat it. */
function byName<T extends { name: string }>(rows: T[]): Map<string, T> {
  const found = new Map<string, T>();
  for (const row of rows) if (!found.has(row.name)) found.set(row.name, row);
  return found;
}

function readRows(...path: string[]): Row[] {
  return parseCsv(readText(...path));
}

function readText(...path: string[]): string {
  return readFileSync(join(...path), 'utf8');
}
