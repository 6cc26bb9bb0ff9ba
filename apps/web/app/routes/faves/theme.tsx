import { buttonClass } from '@yunyou/ui/button';
import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { PageActions } from '../../features/actions/page-actions.tsx';
import { toSpotPoint } from '../../features/map/catalogue-points.ts';
import { PlaceMap } from '../../features/map/place-map.tsx';
import { EntityPage } from '../../features/sections/entity-page.tsx';
import { Section, Tiles } from '../../features/sections/section.tsx';
import { themeData } from '../../features/structured-data/page-data.ts';
import { Tile } from '../../features/tiles/tile.tsx';
import { TileStrip } from '../../features/tiles/tile-strip.tsx';
import { cityTile, lineTile, spotTile } from '../../features/tiles/tile-words.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/theme';
import * as words from './faves-words.ts';
import styles from './theme.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const id = requireParameter(request, 'id', '/faves');
  const { spots, cities, lines, ...theme } = await orNotFound(api('GET /faves/theme', { id }));
  return {
    theme,
    spots: spots.map(spotTile),
    points: spots.map(toSpotPoint),
    cities: cities.map(cityTile),
    lines: lines.map(lineTile),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.theme.title,
    description: loaderData?.theme.summary,
    path: `/faves/theme?id=${loaderData?.theme.id ?? ''}`,
    matches,
    picture: loaderData?.theme.picture,
    structured: loaderData && themeData(loaderData.theme, loaderData.spots),
  });

export default function Theme({ loaderData }: Route.ComponentProps) {
  const { theme, spots, points, cities, lines } = loaderData;
  const large = spots.length >= 9 ? 9 : 5;
  const hasLarge = spots.length >= 5;
  const rest = spots.slice(hasLarge ? large : 0);
  return (
    <EntityPage
      entity={theme}
      title={theme.title}
      zhTitle={theme.zhTitle}
      crumbs={[{ name: words.faves, to: '/faves' }]}
      actions={
        <PageActions type="theme" id={theme.id} name={theme.title}>
          {lines.length > 0 && (
            <PageLink to={`/faves/trip-list?id=${theme.id}`} className={buttonClass()}>
              {words.seeTrips(lines.length)}
            </PageLink>
          )}
        </PageActions>
      }
    >
      <p className={styles.intro}>{theme.intro}</p>
      {spots.length > 0 && (
        <Section title={words.whereToFindIt}>
          {hasLarge && (
            <Tiles layout="bento">
              {spots.slice(0, large).map((spot, index) => (
                <Tile key={spot.id} {...spot} look="cover" isLarge={index === 0} />
              ))}
            </Tiles>
          )}
          {rest.length > 0 && (
            <div className={styles.rest}>
              <Tiles layout="rows">
                {rest.map((spot) => (
                  <Tile key={spot.id} {...spot} look="row" />
                ))}
              </Tiles>
            </div>
          )}
        </Section>
      )}
      {points.length > 0 && (
        <Section title={words.onTheMap}>
          <PlaceMap points={points} label={words.placesOf(theme.title)} />
        </Section>
      )}
      {cities.length > 0 && (
        <Section title={words.citiesForTheme}>
          <TileStrip tiles={cities} look="cover" />
        </Section>
      )}
      {lines.length > 0 && (
        <Section
          tone="sunk"
          title={words.tripsTitle}
          more={{ to: `/faves/trip-list?id=${theme.id}`, text: words.allTrips }}
        >
          <Tiles>
            {lines.slice(0, 3).map((line) => (
              <Tile key={line.id} {...line} />
            ))}
          </Tiles>
        </Section>
      )}
    </EntityPage>
  );
}
