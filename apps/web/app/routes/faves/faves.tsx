import { FirstViewEnd } from '../../features/sections/first-view-end.tsx';
import { Hero } from '../../features/sections/hero.tsx';
import { EmptyState, Page, Section, Tiles } from '../../features/sections/section.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import { lineTile, routeTile, themeTile } from '../../features/tiles/tile-words.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import { sharedWords } from '../../site-words.ts';
import type { Route } from './+types/faves';
import styles from './faves.module.css';
import * as words from './faves-words.ts';

const picture = 'page/faves';
/** Number of themes in covers; the others are rows. */
const shownLarge = 9;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, findBlur } = context.get(pageContext);
  const [themes, trips, routes, tags] = await Promise.all([
    api('GET /home/faves'),
    api('GET /destination/diversityTrip', { pageSize: 6 }),
    api('GET /route/list', { pageSize: 4 }),
    api('GET /tag/cache/{id}', { id: 'theme' }),
  ]);
  return {
    blur: findBlur(picture),
    themes: themes.list.map(themeTile),
    trips: trips.list.map(lineTile),
    routes: routes.list.map(routeTile),
    interests: tags.list.map(({ id, name }) => ({ id, name })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ page: 'faves', path: '/faves', matches, picture });

export default function Faves({ loaderData }: Route.ComponentProps) {
  const { blur, themes, trips, routes, interests } = loaderData;
  return (
    <>
      <Hero
        picture={picture}
        blur={blur}
        title={sharedWords.byTheme}
        zhTitle="心之所向"
        lead={words.favesLead}
      />
      <FirstViewEnd />
      {themes.length === 0 && (
        <Page>
          <EmptyState text={words.noThemesYet} />
        </Page>
      )}
      {themes.length > 0 && (
        <Section title={words.startWith}>
          <Tiles layout="bento">
            {themes.slice(0, shownLarge).map((theme, index) => (
              <Tile key={theme.id} {...theme} look="cover" isLarge={index === 0} />
            ))}
          </Tiles>
        </Section>
      )}
      {themes.length > shownLarge && (
        <Section title={words.moreThemes}>
          <Tiles layout="rows">
            {themes.slice(shownLarge).map((theme) => (
              <Tile key={theme.id} {...theme} look="row" />
            ))}
          </Tiles>
        </Section>
      )}
      <Section
        title={words.sightsByInterest}
        more={{ to: '/destination/list?kind=spot', text: words.allSights }}
      >
        <ul className={styles.interests}>
          {interests.map(({ id, name }) => (
            <li key={id}>
              <PageLink to={`/destination/list?kind=spot&tag=${id}`}>{name}</PageLink>
            </li>
          ))}
        </ul>
      </Section>
      {routes.length > 0 && (
        <Section title={words.classicRoutes} more={{ to: '/trip/routes', text: words.allClassicRoutes }}>
          <Tiles layout="rows">
            {routes.map((route) => (
              <Tile key={route.id} {...route} look="row" />
            ))}
          </Tiles>
        </Section>
      )}
      {trips.length > 0 && (
        <Section tone="sunk" title={words.readyTrips}>
          <Tiles layout="rows">
            {trips.map((line) => (
              <Tile key={line.id} {...line} look="row" />
            ))}
          </Tiles>
        </Section>
      )}
    </>
  );
}
