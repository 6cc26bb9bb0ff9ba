import { data } from 'react-router';
import { orNotFound } from '../../api/page-data.ts';
import { PageActions } from '../../features/actions/page-actions.tsx';
import { Facts } from '../../features/facts/facts.tsx';
import { formatMoney } from '../../features/facts/format.ts';
import columns from '../../features/sections/columns.module.css';
import { Hero } from '../../features/sections/hero.tsx';
import { Section, Tiles } from '../../features/sections/section.tsx';
import { lineData } from '../../features/structured-data/page-data.ts';
import { CityTile } from '../../features/tiles/catalogue-tiles.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/trip-details';
import styles from './trip.module.css';

/** A tour by `line`; a trip of a visitor's own by `id`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const lineId = new URL(request.url).searchParams.get('line');
  if (!lineId) throw data(null, { status: 404 });
  const line = await orNotFound(api('GET /travel/line/detail', { id: lineId }));
  if (line.kind !== 'line') throw data(null, { status: 404 });
  return { line };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.line.name,
    description: loaderData?.line.summary,
    path: `/trip/details?line=${loaderData?.line.id ?? ''}`,
    matches,
    picture: loaderData?.line.picture,
    structured: loaderData && lineData(loaderData.line),
  });

export default function TripDetails({ loaderData: { line } }: Route.ComponentProps) {
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
