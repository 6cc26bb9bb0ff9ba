import { buttonClass } from '@yunyou/ui/button';
import { useMemo } from 'react';
import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { PageActions } from '../../features/actions/page-actions.tsx';
import { toSpotPoint } from '../../features/map/catalogue-points.ts';
import { PlaceMap } from '../../features/map/place-map.tsx';
import { Hero } from '../../features/sections/hero.tsx';
import { Section, Tiles } from '../../features/sections/section.tsx';
import { themeData } from '../../features/structured-data/page-data.ts';
import { CityTile, LineTile, SpotTile } from '../../features/tiles/catalogue-tiles.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/theme';
import styles from './theme.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return { theme: await orNotFound(api('GET /faves/theme', { id: requireParameter(request, 'id') })) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.theme.title,
    description: loaderData?.theme.summary,
    path: `/faves/theme?id=${loaderData?.theme.id ?? ''}`,
    matches,
    picture: loaderData?.theme.picture,
    structured: loaderData && themeData(loaderData.theme),
  });

export default function Theme({ loaderData: { theme } }: Route.ComponentProps) {
  const points = useMemo(() => theme.spots.map(toSpotPoint), [theme]);
  const large = theme.spots.length >= 9 ? 9 : 5;
  const hasLarge = theme.spots.length >= 5;
  const rest = theme.spots.slice(hasLarge ? large : 0);
  return (
    <>
      <Hero
        picture={theme.picture}
        color={theme.imageColor}
        blur={theme.imageBlur}
        title={theme.title}
        zhTitle={theme.zhTitle}
        lead={theme.summary}
        crumbs={[{ name: 'Faves', to: '/faves' }]}
      >
        {theme.lines.length > 0 && (
          <PageLink to={`/faves/trip-list?id=${theme.id}`} className={buttonClass('onPicture')}>
            {theme.lines.length === 1 ? 'See the trip' : `See ${theme.lines.length} trips`}
          </PageLink>
        )}
        <PageActions type="theme" id={theme.id} name={theme.title} tone="onPicture" />
      </Hero>
      <p className={styles.intro}>{theme.intro}</p>
      {theme.spots.length > 0 && (
        <Section title="Where to find it">
          {hasLarge && (
            <Tiles layout="bento">
              {theme.spots.slice(0, large).map((spot, index) => (
                <SpotTile
                  key={spot.id}
                  spot={spot}
                  look="cover"
                  sizes={index === 0 ? '(min-width: 60rem) 42rem, 100vw' : undefined}
                />
              ))}
            </Tiles>
          )}
          {rest.length > 0 && (
            <div className={styles.rest}>
              <Tiles layout="rows">
                {rest.map((spot) => (
                  <SpotTile key={spot.id} spot={spot} look="row" />
                ))}
              </Tiles>
            </div>
          )}
        </Section>
      )}
      {points.length > 0 && (
        <Section title="On the map">
          <PlaceMap points={points} label={`Places of ${theme.title}`} />
        </Section>
      )}
      {theme.cities.length > 0 && (
        <Section title="Cities for this">
          <Tiles layout="strip">
            {theme.cities.map((city) => (
              <CityTile key={city.id} city={city} look="cover" format="poster" sizes="19rem" />
            ))}
          </Tiles>
        </Section>
      )}
      {theme.lines.length > 0 && (
        <Section
          tone="sunk"
          title="Trips"
          more={{ to: `/faves/trip-list?id=${theme.id}`, text: 'All trips for this theme' }}
        >
          <Tiles>
            {theme.lines.slice(0, 3).map((line) => (
              <LineTile key={line.id} line={line} format="hero" />
            ))}
          </Tiles>
        </Section>
      )}
    </>
  );
}
