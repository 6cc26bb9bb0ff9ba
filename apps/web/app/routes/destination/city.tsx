import { buttonClass } from '@yunyou/ui/button';
import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { ClimateTable } from '../../features/facts/climate-table.tsx';
import { Facts, FactsAsOf } from '../../features/facts/facts.tsx';
import { formatDays, formatMonths } from '../../features/facts/format.ts';
import { toBusinessPoint, toSpotPoint } from '../../features/map/catalogue-points.ts';
import { PlaceMap } from '../../features/map/place-map.tsx';
import columns from '../../features/sections/columns.module.css';
import { Hero } from '../../features/sections/hero.tsx';
import { Section, Tiles } from '../../features/sections/section.tsx';
import { BusinessList } from '../../features/tiles/business-list.tsx';
import { CityTile, GuideTile, LineTile, SpotTile } from '../../features/tiles/catalogue-tiles.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/city';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const city = await orNotFound(api('GET /city/detail', { id: requireParameter(request, 'id') }));
  const inCity = { cityCode: city.cityCode };
  const [spots, hotels, restaurants, shops, lines, guides] = await Promise.all([
    api('POST /scenicSpots/selectInfoByCityCode', { ...inCity, pageSize: 24 }),
    api('POST /hotel/selectInfoByCityCode', { ...inCity, pageSize: 8 }),
    api('POST /restaurant/selectInfoByCityCode', { ...inCity, pageSize: 12 }),
    api('POST /shop/selectInfoByCityCode', { ...inCity, pageSize: 8 }),
    api('POST /tripLine/selectInfoByCityCode', { ...inCity, pageSize: 6 }),
    api('POST /wiki/list', { cityId: city.id, pageSize: 4 }),
  ]);
  return {
    city,
    points: [
      ...spots.list.map(toSpotPoint),
      ...hotels.list.map(toBusinessPoint('hotel')),
      ...restaurants.list.map(toBusinessPoint('restaurant')),
      ...shops.list.map(toBusinessPoint('shop')),
    ],
    spots: spots.list,
    hotels: hotels.list,
    restaurants: restaurants.list,
    shops: shops.list,
    lines: lines.list,
    guides: guides.list,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    page: 'city',
    subject: loaderData?.city.name,
    description: loaderData?.city.summary,
    path: `/destination/city?id=${loaderData?.city.id ?? ''}`,
    matches,
    picture: loaderData?.city.picture,
  });

export default function City({ loaderData }: Route.ComponentProps) {
  const { city, points, spots, hotels, restaurants, shops, lines, guides } = loaderData;
  return (
    <>
      <Hero picture={city.picture} title={city.name} zhTitle={city.zhName} lead={city.summary}>
        <PageLink
          to={`/destination/city/city-detail?id=${city.id}`}
          className={buttonClass('onPicture')}
          isLikely
        >
          Read the guide to {city.name}
        </PageLink>
      </Hero>
      <Section title="At a glance">
        <div className={columns.columns}>
          <ClimateTable climate={city.climate} bestMonths={city.bestMonths} name={city.name} />
          <aside className={columns.aside}>
            <Facts
              facts={[
                { name: 'Say', value: <span lang="zh-Latn">{city.pinyin}</span> },
                { name: 'Province', value: city.areaName },
                { name: 'Best months', value: formatMonths(city.bestMonths) },
                { name: 'Stay', value: formatDays(city.recommendedDays) },
                { name: 'Known for', value: city.knownFor.join(', ') },
                ...city.airports.map((airport) => ({
                  name: `Airport ${airport.code}`,
                  value: airport.intoTown,
                })),
                ...city.stations.map((station) => ({
                  name: 'Station',
                  value: `${station.name}: ${station.note ?? station.zhName}`,
                })),
              ]}
            />
            <FactsAsOf month={city.factsAsOf} />
          </aside>
        </div>
      </Section>
      {spots.length > 0 && (
        <Section title={`What to see in ${city.name}`}>
          <Tiles layout="mosaic">
            {spots.slice(0, 13).map((spot) => (
              <SpotTile key={spot.id} spot={spot} />
            ))}
          </Tiles>
        </Section>
      )}
      {points.length > 0 && (
        <Section title="On the map">
          <PlaceMap points={points} label={`Places in ${city.name}`} />
        </Section>
      )}
      <BusinessList title="Where to eat" businesses={restaurants} />
      <BusinessList title="Where to stay" businesses={hotels} />
      <BusinessList title="What to bring home" businesses={shops} />
      {lines.length > 0 && (
        <Section title="Tours">
          <Tiles>
            {lines.map((line) => (
              <LineTile key={line.id} line={line} />
            ))}
          </Tiles>
        </Section>
      )}
      {guides.length > 0 && (
        <Section title="Good to know">
          <Tiles>
            {guides.map((guide) => (
              <GuideTile key={guide.id} guide={guide} />
            ))}
          </Tiles>
        </Section>
      )}
      {city.nearby.length > 0 && (
        <Section title="Nearby">
          <Tiles layout="strip">
            {city.nearby.map((near) => (
              <CityTile key={near.id} city={near} sizes="19rem" />
            ))}
          </Tiles>
        </Section>
      )}
    </>
  );
}
