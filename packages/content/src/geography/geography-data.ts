import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Point } from './geography.ts';

/** A populated place of GeoNames with the area id of its province. */
export interface KnownPlace extends Point {
  name: string;
  areaId: string;
}

/** Coarse outlines by area id. Hong Kong, Macau and Taiwan have none. */
const provinceShapes = z.record(z.string(), z.array(z.array(z.tuple([z.number(), z.number()]))));
export type ProvinceShapes = z.infer<typeof provinceShapes>;

/** Reference data for coordinates. `data/README.md` names the sources. */
export interface Geography {
  places: KnownPlace[];
  provinces: ProvinceShapes;
}

export async function readGeography(): Promise<Geography> {
  const [places, provinces] = await Promise.all([
    readFile(new URL('../../data/places.generated.tsv', import.meta.url), 'utf8'),
    readFile(new URL('../../data/provinces.generated.json', import.meta.url), 'utf8'),
  ]);
  return {
    places: places.trimEnd().split('\n').map(parsePlace),
    provinces: provinceShapes.parse(JSON.parse(provinces)),
  };
}

function parsePlace(line: string): KnownPlace {
  const [name = '', areaId = '', latitude, longitude] = line.split('\t');
  return { name, areaId, latitude: Number(latitude), longitude: Number(longitude) };
}
