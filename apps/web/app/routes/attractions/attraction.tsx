import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { Article } from '../../features/article/article.tsx';
import { DriverCard } from '../../features/facts/driver-card.tsx';
import { Facts, FactsAsOf } from '../../features/facts/facts.tsx';
import { formatDistance } from '../../features/facts/format.ts';
import { toSpotPoint } from '../../features/map/catalogue-points.ts';
import { PlaceMap } from '../../features/map/place-map.tsx';
import columns from '../../features/sections/columns.module.css';
import { Hero } from '../../features/sections/hero.tsx';
import { Section, Tiles } from '../../features/sections/section.tsx';
import { SpotTile } from '../../features/tiles/catalogue-tiles.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/attraction';
import { spotFacts } from './spot-facts.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const spot = await orNotFound(api('GET /scenicSpots/detail', { id: requireParameter(request, 'id') }));
  return { spot, points: [toSpotPoint(spot), ...spot.nearby.map(toSpotPoint)] };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.spot.name,
    description: loaderData?.spot.summary,
    path: `/attractions/detail?id=${loaderData?.spot.id ?? ''}`,
    matches,
    picture: loaderData?.spot.picture,
  });

export default function Attraction({ loaderData: { spot, points } }: Route.ComponentProps) {
  return (
    <>
      <Hero picture={spot.picture} title={spot.name} zhTitle={spot.zhName} lead={spot.summary} />
      <Section title="About this place">
        <div className={columns.columns}>
          <div className={columns.aside}>
            <Article document={spot.description} />
            <div>
              <h3>Tips</h3>
              <ul>
                {spot.tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </div>
          </div>
          <aside className={columns.aside}>
            <Facts facts={spotFacts(spot)} />
            <FactsAsOf month={spot.factsAsOf} />
            <DriverCard zhName={spot.zhName} zhAddress={spot.zhAddress} pinyin={spot.pinyin} />
          </aside>
        </div>
      </Section>
      <Section title="On the map">
        <PlaceMap points={points} label={`${spot.name} and what is near`} />
      </Section>
      {spot.nearby.length > 0 && (
        <Section title="Nearby">
          <Tiles layout="strip">
            {spot.nearby.map((near) => (
              <SpotTile key={near.id} spot={near} note={formatDistance(near.distanceMeters)} sizes="19rem" />
            ))}
          </Tiles>
        </Section>
      )}
    </>
  );
}
