import { data } from 'react-router';
import { createBrowserClient } from '../../api/browser-client.ts';
import { findOrUndefined } from '../../api/page-data.ts';
import { Page, PageHead, Section, Tiles } from '../../features/sections/section.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import { routeTile } from '../../features/tiles/tile-words.ts';
import { briefOfRoute } from '../../features/trip/brief/brief-of-route.ts';
import { CreateTrip } from '../../features/trip/create-trip.tsx';
import { TripsHere } from '../../features/trip/list/trips-here.tsx';
import { pageContext } from '../../page-context.ts';
import { Picture } from '../../pictures/picture.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/trip';
import styles from './trip.module.css';
import * as words from './trip-page-words.ts';

const picture = 'page/trip';
const maxMustSees = 30;
const routesShown = 4;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, apiBase, findBlur } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const listOf = (name: string) => params.get(name)?.split(',').filter(Boolean) ?? [];
  const routeId = params.get('route');
  const [tags, paces, places, currencies, routes, route, mustSees] = await Promise.all([
    api('GET /travel/preferenceTag'),
    api('GET /travel/strategyType'),
    api('GET /travel/endPlace'),
    api('GET /travel/currencyList'),
    api('GET /route/list', { pageSize: routesShown }),
    routeId ? findOrUndefined(api('GET /route/detail', { id: routeId })) : undefined,
    Promise.all(
      listOf('must')
        .slice(0, maxMustSees)
        .map((id) => findOrUndefined(api('GET /scenicSpots/detail', { id }))),
    ),
  ]);
  const known = new Set(places.list.map(({ id }) => id));
  return {
    apiBase,
    wish: params.get('wish') ?? '',
    tripId: params.get('trip'),
    cityIds: listOf('city').filter((id) => known.has(id)),
    mustSees: mustSees.flatMap((spot) => (spot ? [{ id: spot.id, name: spot.name }] : [])),
    choices: {
      tags: tags.list.map(({ id, name }) => ({ id, name })),
      paces: paces.list,
      places: places.list.map(({ id, name, zhName }) => ({ id, name, zhName })),
      currencies: currencies.list.map(({ code, name, minorDigits }) => ({ code, name, minorDigits })),
    },
    start: route && briefOfRoute(route, new Date().toISOString().slice(0, 10)),
    routes: routes.list.map(routeTile),
    revised: undefined,
    blur: findBlur(picture),
  };
}

/** Loads the trip to plan again in the browser, because it needs the owner's key. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const page = await serverLoader();
  if (!page.tripId) return page;
  const api = createBrowserClient({ apiBase: page.apiBase });
  const trip = await findOrUndefined(api('GET /travel/line/detail', { id: page.tripId }));
  if (trip?.kind !== 'trip') throw data(null, { status: 404 });
  const visited = trip.days.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'visit' ? [[item.place.id, item.place.name] as const] : [])),
  );
  const spotNames = Object.fromEntries([
    ...trip.leftOut.map(({ spotId, name }) => [spotId, name] as const),
    ...visited,
  ]);
  return { ...page, revised: { id: trip.id, version: trip.version, brief: trip.brief, spotNames } };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ page: 'trip', path: '/trip', matches, picture });

export default function Trip({ loaderData }: Route.ComponentProps) {
  const { revised, routes, blur } = loaderData;
  return (
    <Page>
      <div className={styles.create}>
        <div>
          <PageHead
            title={revised ? words.changeWishes : words.createMyTrip}
            zhTitle="行程"
            lead={words.tripLead}
          />
          <CreateTrip
            key={revised?.id ?? loaderData.start?.cityIds?.join() ?? ''}
            {...loaderData}
            revised={revised}
          />
        </div>
        <Picture
          picture={picture}
          blur={blur}
          format="poster"
          alt=""
          sizes="(min-width: 68rem) 24rem, 1px"
          className={styles.picture}
        />
      </div>
      {!revised && <TripsHere />}
      {!revised && routes.length > 0 && (
        <Section title={words.startFromRoute} more={{ to: '/trip/routes', text: words.allClassicRoutes }}>
          <Tiles layout="rows">
            {routes.map((tile) => (
              <Tile key={tile.id} {...tile} look="row" />
            ))}
          </Tiles>
        </Section>
      )}
    </Page>
  );
}
