import { Hero } from '../../features/sections/hero.tsx';
import { EmptyState, Page, Section, Tiles } from '../../features/sections/section.tsx';
import { ThemeTile } from '../../features/tiles/catalogue-tiles.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/faves';

export async function loader({ context }: Route.LoaderArgs) {
  const { list } = await context.get(pageContext).api('GET /home/faves');
  return { themes: list };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ page: 'faves', path: '/faves', matches, picture: 'page/faves' });

export default function Faves({ loaderData: { themes } }: Route.ComponentProps) {
  return (
    <>
      <Hero
        isUnderHeader
        picture="page/faves"
        title="China by what you love"
        zhTitle="心之所向"
        lead="Food, mountains, old towns, night views: collections to travel by, each with the places and trips that belong to it."
      />
      {themes.length === 0 ? (
        <Page>
          <EmptyState text="There are no themes yet." />
        </Page>
      ) : (
        <Section title="Themes">
          <Tiles layout="posters">
            {themes.map((theme) => (
              <ThemeTile
                key={theme.id}
                theme={theme}
                format="poster"
                sizes="(min-width: 60rem) 20rem, 45vw"
              />
            ))}
          </Tiles>
        </Section>
      )}
    </>
  );
}
