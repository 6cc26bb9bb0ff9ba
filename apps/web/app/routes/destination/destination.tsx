import type { ApiClient } from '@yunyou/contract/client';
import { toCityPoint } from '../../features/map/catalogue-points.ts';
import { SearchForm } from '../../features/search/search-form.tsx';
import { FirstViewEnd } from '../../features/sections/first-view-end.tsx';
import { Hero } from '../../features/sections/hero.tsx';
import { Section, Tiles } from '../../features/sections/section.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import { TileStrip } from '../../features/tiles/tile-strip.tsx';
import { cityTile, lineTile, spotTile } from '../../features/tiles/tile-words.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/destination';
import * as words from './destination-words.ts';
import { RegionMap } from './region-map.tsx';

const picture = 'page/destination';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, findBlur } = context.get(pageContext);
  const [main, wanted, trips, regions] = await Promise.all([
    api('GET /destination/mainRecommend'),
    api('GET /destination/wantGo'),
    api('GET /destination/diversityTrip', { pageSize: 6 }),
    listRegions(api),
  ]);
  return {
    blur: findBlur(picture),
    main: main.list.map(cityTile),
    wanted: wanted.list.map(spotTile),
    trips: trips.list.map(lineTile),
    regions: regions.map(({ cities, ...region }) => ({
      ...region,
      blur: findBlur(`area/${region.id}`),
      pointIds: cities.map(({ id }) => id),
    })),
    points: regions.flatMap(({ cities }) => cities).map(toCityPoint),
  };
}

async function listRegions(api: ApiClient) {
  const areas = await api('GET /destination/areaList/{id}', { id: 'all' });
  return Promise.all(
    areas.list.map(async ({ id, name, zhName, summary, cityCount }) => {
      const cities = await api('POST /city/list', { areaId: id, pageSize: 100 });
      return { id, name, zhName, summary, cityCount, cities: cities.list };
    }),
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ page: 'destination', path: '/destination', matches, picture });

export default function Destination({ loaderData }: Route.ComponentProps) {
  const { blur, main, wanted, trips, regions, points } = loaderData;
  return (
    <>
      <Hero
        picture={picture}
        blur={blur}
        title={words.whereToGo}
        zhTitle="目的地"
        lead={words.destinationLead}
      >
        <SearchForm
          action="/search"
          name="keyword"
          label={words.searchPlaces}
          placeholder={words.placeholder}
        />
      </Hero>
      <FirstViewEnd />
      {main.length > 0 && (
        <Section title={words.startHere} more={{ to: '/destination/list', text: words.allCitiesAndSights }}>
          <Tiles layout="bento">
            {main.map((city, index) => (
              <Tile key={city.id} {...city} look="cover" isLarge={index === 0} />
            ))}
          </Tiles>
        </Section>
      )}
      {regions.length > 0 && (
        <Section title={words.chinaRegionByRegion} lead={words.regionsLead}>
          <RegionMap regions={regions} points={points} />
        </Section>
      )}
      {wanted.length > 0 && (
        <Section title={words.wantToSee} more={{ to: '/destination/list?kind=spot', text: words.allSights }}>
          <TileStrip tiles={wanted} />
        </Section>
      )}
      {trips.length > 0 && (
        <Section tone="sunk" title={words.tripKinds} lead={words.tripKindsLead}>
          <Tiles>
            {trips.map((line) => (
              <Tile
                key={line.id}
                {...line}
                sizes="(min-width: 60rem) 27rem, (min-width: 40rem) 45vw, 30vw"
                isRowOnPhones
              />
            ))}
          </Tiles>
        </Section>
      )}
    </>
  );
}
