import { toCityPoint } from '../../features/map/catalogue-points.ts';
import { PlaceMap } from '../../features/map/place-map.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { Hero } from '../../features/sections/hero.tsx';
import { Section, Tiles } from '../../features/sections/section.tsx';
import { CityTile, LineTile, SpotTile } from '../../features/tiles/catalogue-tiles.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/destination';
import styles from './destination.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [main, wanted, trips, areas, cities] = await Promise.all([
    api('GET /destination/mainRecommend'),
    api('GET /destination/wantGo'),
    api('GET /destination/diversityTrip'),
    api('GET /destination/areaList/{id}', { id: 'all' }),
    api('POST /city/list', { pageSize: 100 }),
  ]);
  return {
    main: main.list,
    wanted: wanted.list,
    trips: trips.list,
    areas: areas.list,
    points: cities.list.map(toCityPoint),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ page: 'destination', path: '/destination', matches, picture: 'page/destination' });

export default function Destination({ loaderData }: Route.ComponentProps) {
  const { main, wanted, trips, areas, points } = loaderData;
  return (
    <>
      <Hero
        isUnderHeader
        picture="page/destination"
        title="Where to go"
        zhTitle="目的地"
        lead="Cities, mountains, old towns and islands: find yours by name, region, season or interest."
      >
        <SearchForm
          action="/destination/list"
          name="keyword"
          label="Search places"
          placeholder="Xi'an, 西安, terracotta army"
        />
      </Hero>
      {main.length > 0 && (
        <Section title="Begin here" more={{ to: '/destination/list', text: 'All cities and sights' }}>
          <Tiles layout="mosaic">
            {main.map((city) => (
              <CityTile key={city.id} city={city} />
            ))}
          </Tiles>
        </Section>
      )}
      {areas.length > 0 && (
        <Section title="By region">
          <ul className={styles.areas}>
            {areas.map(({ id, name, zhName, summary, cityCount }) => (
              <li key={id} className={styles.area}>
                <h3>
                  <PageLink to={`/destination/list?area=${id}`}>{name}</PageLink>{' '}
                  <span lang="zh">{zhName}</span>
                </h3>
                <p>{summary}</p>
                <p className={styles.count}>{cityCount} cities</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {points.length > 0 && (
        <Section title="On the map">
          <PlaceMap points={points} label="Cities of this guide" />
        </Section>
      )}
      {wanted.length > 0 && (
        <Section title="Places people want to see">
          <Tiles layout="strip">
            {wanted.map((spot) => (
              <SpotTile key={spot.id} spot={spot} sizes="19rem" />
            ))}
          </Tiles>
        </Section>
      )}
      {trips.length > 0 && (
        <Section title="Trips of many kinds">
          <Tiles>
            {trips.map((line) => (
              <LineTile key={line.id} line={line} />
            ))}
          </Tiles>
        </Section>
      )}
    </>
  );
}
