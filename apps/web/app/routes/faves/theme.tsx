import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { Hero } from '../../features/sections/hero.tsx';
import { Section, Tiles } from '../../features/sections/section.tsx';
import { CityTile, LineTile, SpotTile } from '../../features/tiles/catalogue-tiles.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/theme';

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
  });

export default function Theme({ loaderData: { theme } }: Route.ComponentProps) {
  return (
    <>
      <Hero picture={theme.picture} title={theme.title} zhTitle={theme.zhTitle} lead={theme.summary} />
      <Section title="Where to find it" lead={theme.intro}>
        <Tiles layout="mosaic">
          {theme.spots.map((spot) => (
            <SpotTile key={spot.id} spot={spot} />
          ))}
        </Tiles>
      </Section>
      {theme.cities.length > 0 && (
        <Section title="Cities for this">
          <Tiles layout="strip">
            {theme.cities.map((city) => (
              <CityTile key={city.id} city={city} sizes="19rem" />
            ))}
          </Tiles>
        </Section>
      )}
      {theme.lines.length > 0 && (
        <Section
          title="Trips"
          more={{ to: `/faves/trip-list?id=${theme.id}`, text: 'All trips for this theme' }}
        >
          <Tiles>
            {theme.lines.slice(0, 3).map((line) => (
              <LineTile key={line.id} line={line} />
            ))}
          </Tiles>
        </Section>
      )}
    </>
  );
}
