import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type PictureFormat, pictureFormats, pictureUrl } from '@yunyou/contract/picture-url';
import { createCallSite } from '../harness/call-site.ts';
import { createRandom, type Random } from '../harness/random.ts';

interface MixedRequest {
  path: string;
  /** A JSON body makes it a POST. */
  body?: string;
  headers?: Record<string, string>;
}

const api = '/api/yunyou';
const seed = 18;
/** Number of these requests among 10,000. */
const shares = { pictures: 2000, pages: 3000, lists: 2000, details: 2000, searches: 500, trips: 500 };

/**
 * Returns the script: the same requests in the same order on each run. Every picture occurs once, so that none is in the
 * picture cache of a fresh data folder.
 */
export async function createMixedRequests(
  siteUrl: string,
  trip: MixedRequest,
  total: number,
): Promise<MixedRequest[]> {
  const random = createRandom(seed);
  const ids = await readIds(siteUrl);
  const pictures = shuffle(await listPictures(), random);
  const count = (share: number) => Math.round((share * total) / 10_000);
  const many = (share: number, create: () => MixedRequest) => Array.from({ length: count(share) }, create);
  return shuffle(
    [
      ...pictures.slice(0, count(shares.pictures)).map((address) => ({ path: address })),
      ...many(shares.pages, () => ({ path: pickPage(ids, random) })),
      ...many(shares.lists, () => pickList(ids, random)),
      ...many(shares.details, () => ({ path: pickDetail(ids, random) })),
      ...many(shares.searches, () => ({
        path: `${api}/destination/search?keyword=${random.pick(['temple', 'wall', 'tea', 'lake', 'tempel', 'noodles'])}`,
      })),
      ...many(shares.trips, () => trip),
    ],
    random,
  );
}

/** Sends the requests over `connections` connections and returns those that failed. */
export async function sendAll(
  siteUrl: string,
  requests: readonly MixedRequest[],
  connections: number,
): Promise<string[]> {
  const failures: string[] = [];
  const queue = requests.values();
  const work = async () => {
    for (const { path: address, body, headers } of queue) {
      const response = await fetch(siteUrl + address, {
        headers: { 'content-type': 'application/json', ...headers },
        ...(body && { method: 'POST', body }),
      });
      await response.arrayBuffer();
      if (!response.ok) failures.push(`${address} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return failures;
}

type Ids = Record<'cities' | 'spots' | 'guides', [string, ...string[]]>;

async function readIds(siteUrl: string): Promise<Ids> {
  const call = createCallSite(() => siteUrl);
  const [cities, spots, guides] = await Promise.all([
    call('POST /city/list', { pageSize: 100 }),
    call('POST /scenicSpots/selectInfoByCityCode', { pageSize: 100 }),
    call('POST /wiki/list', { pageSize: 100 }),
  ]);
  const idsOf = (list: { id: string }[] = []): [string, ...string[]] => {
    const [first, ...rest] = list.map(({ id }) => id);
    if (!first) throw new Error('A list of the site is empty');
    return [first, ...rest];
  };
  return {
    cities: idsOf(cities.data?.list),
    spots: idsOf(spots.data?.list),
    guides: idsOf(guides.data?.list),
  };
}

function pickPage(ids: Ids, random: Random): string {
  return random.pick([
    '/',
    '/destination',
    '/wiki',
    `/destination/city?id=${random.pick(ids.cities)}`,
    `/attractions/detail?id=${random.pick(ids.spots)}`,
    `/wiki/detail?id=${random.pick(ids.guides)}`,
  ]);
}

function pickList(ids: Ids, random: Random): MixedRequest {
  return random.pick([
    { path: `${api}/city/list`, body: JSON.stringify({ pageNum: random.integer(1, 5) }) },
    {
      path: `${api}/scenicSpots/selectInfoByCityCode`,
      body: JSON.stringify({ cityId: random.pick(ids.cities), pageSize: random.integer(5, 25) }),
    },
    { path: `${api}/wiki/list`, body: JSON.stringify({ pageSize: random.integer(5, 25) }) },
  ]);
}

function pickDetail(ids: Ids, random: Random): string {
  return random.pick([
    `${api}/city/detail?id=${random.pick(ids.cities)}`,
    `${api}/scenicSpots/detail?id=${random.pick(ids.spots)}`,
    `${api}/wiki/detail?id=${random.pick(ids.guides)}`,
  ]);
}

/** Lists the addresses of all sizes of the shipped pictures in the types that browsers choose. */
async function listPictures(): Promise<string[]> {
  const folder = path.join(import.meta.dirname, '..', '..', 'content', 'poster');
  const files = await readdir(folder, { recursive: true });
  return files
    .toSorted()
    .flatMap((file) => {
      const [, picture, format] = /^(.+)\.(\w+)\.avif$/.exec(file.replaceAll('\\', '/')) ?? [];
      return picture && format && isFormat(format) ? [{ picture, format }] : [];
    })
    .flatMap(({ picture, format }) =>
      pictureFormats[format].widths.flatMap((width) =>
        (['avif', 'webp'] as const).map((type) => pictureUrl({ picture, format, width, type })),
      ),
    );
}

const isFormat = (name: string): name is PictureFormat => name in pictureFormats;

/** Shuffles a list by Fisher-Yates with the seeded random numbers. */
function shuffle<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random.integer(0, rest.length), 1));
}
