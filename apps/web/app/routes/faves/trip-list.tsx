import { buttonClass } from '@yunyou/ui/button';
import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { EmptyState, Page, PageHead, Section, Tiles } from '../../features/sections/section.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import { TileStrip } from '../../features/tiles/tile-strip.tsx';
import { lineTile, themeTile } from '../../features/tiles/tile-words.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/trip-list';
import * as words from './faves-words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const id = requireParameter(request, 'id', '/faves');
  const [theme, themes] = await Promise.all([
    orNotFound(api('GET /faves/theme', { id })),
    api('GET /home/faves', { pageSize: 9 }),
  ]);
  const { title, summary, picture } = theme;
  return {
    theme: { id, title, summary, picture },
    lines: theme.lines.map(lineTile),
    others: themes.list
      .filter((other) => other.id !== id)
      .slice(0, 8)
      .map(themeTile),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData && words.tripsOf(loaderData.theme.title),
    description: loaderData?.theme.summary,
    path: `/faves/trip-list?id=${loaderData?.theme.id ?? ''}`,
    matches,
    picture: loaderData?.theme.picture,
  });

export default function TripList({ loaderData: { theme, lines, others } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead
        title={words.tripsFor(theme.title)}
        lead={theme.summary}
        crumbs={[
          { name: words.faves, to: '/faves' },
          { name: theme.title, to: `/faves/theme?id=${theme.id}` },
        ]}
      />
      {lines.length === 0 && (
        <EmptyState text={words.noTrips}>
          <PageLink to="/trip" className={buttonClass()}>
            {words.planYourOwn}
          </PageLink>
        </EmptyState>
      )}
      <Tiles>
        {lines.map((line) => (
          <Tile key={line.id} {...line} headingLevel={2} sizes="(min-width: 60rem) 27rem, 90vw" />
        ))}
      </Tiles>
      {others.length > 0 && (
        <Section title={words.otherThemes} more={{ to: '/faves', text: words.allThemes }}>
          <TileStrip tiles={others} look="cover" />
        </Section>
      )}
    </Page>
  );
}
