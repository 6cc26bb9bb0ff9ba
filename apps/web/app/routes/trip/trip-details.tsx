import { data } from 'react-router';
import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { PageActions } from '../../features/actions/page-actions.tsx';
import { Facts } from '../../features/facts/facts.tsx';
import { formatMoney } from '../../features/facts/format.ts';
import columns from '../../features/sections/columns.module.css';
import { Hero } from '../../features/sections/hero.tsx';
import { Section, Tiles } from '../../features/sections/section.tsx';
import { lineData } from '../../features/structured-data/page-data.ts';
import { CityTile } from '../../features/tiles/catalogue-tiles.tsx';
import { TripDetailsView } from '../../features/trip/trip-details.tsx';
import { completeTripPage, loadTripPage } from '../../features/trip/trip-details-data.ts';
import { tripMeta } from '../../features/trip/trip-meta.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/trip-details';
import styles from './trip.module.css';

/** A tour by `line`; a trip of a visitor's own, or one that is shared, by `id`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, apiBase } = context.get(pageContext);
  const lineId = new URL(request.url).searchParams.get('line');
  if (!lineId) {
    const share = new URL(request.url).searchParams.get('share');
    return loadTripPage(api, { id: requireParameter(request, 'id'), share, apiBase });
  }
  const line = await orNotFound(api('GET /travel/line/detail', { id: lineId }));
  if (line.kind !== 'line') throw data(null, { status: 404 });
  return { view: 'line' as const, line };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const page = await serverLoader().catch((error: unknown) => {
    const id = new URL(request.url).searchParams.get('id');
    if (!id || navigator.onLine) throw error;
    return { view: 'trip' as const, id, shareKey: undefined, apiBase: '', trip: undefined };
  });
  return page.view === 'trip' ? completeTripPage(page) : page;
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.view === 'line'
    ? pageMeta({
        subject: loaderData.line.name,
        description: loaderData.line.summary,
        path: `/trip/details?line=${loaderData.line.id}`,
        matches,
        picture: loaderData.line.picture,
        structured: lineData(loaderData.line),
      })
    : tripMeta(loaderData, matches);

export default function TripDetails({ loaderData }: Route.ComponentProps) {
  return loaderData.view === 'trip' ? <TripDetailsView {...loaderData} /> : <Tour line={loaderData.line} />;
}

function Tour({ line }: { line: Extract<Route.ComponentProps['loaderData'], { view: 'line' }>['line'] }) {
  return (
    <>
      <Hero picture={line.picture} title={line.name} zhTitle={line.zhName} lead={line.summary}>
        <PageActions type="trip-line" id={line.id} name={line.name} tone="onPicture" />
      </Hero>
      <Section title="Day by day">
        <div className={columns.columns}>
          <div>
            {line.itinerary.map((day, index) => (
              <div key={day.title} className={styles.day}>
                <h3>
                  Day {index + 1}: {day.title}
                </h3>
                <p>{day.text}</p>
              </div>
            ))}
          </div>
          <aside className={columns.aside}>
            <Facts
              facts={[
                { name: 'Days', value: line.days },
                { name: 'Adult', value: formatMoney(line.priceAdult) },
                { name: `Child to ${line.childAgeMax}`, value: formatMoney(line.priceChild) },
                { name: 'Group', value: `at most ${line.groupSizeMax} people` },
                { name: 'Included', value: line.includes.join('. ') },
                { name: 'Not included', value: line.excludes.join('. ') },
              ]}
            />
          </aside>
        </div>
      </Section>
      <Section title="On the way">
        <Tiles layout="strip">
          {line.cities.map((city) => (
            <CityTile key={city.id} city={city} sizes="19rem" />
          ))}
        </Tiles>
      </Section>
    </>
  );
}
