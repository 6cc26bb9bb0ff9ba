import { routeAudienceNames } from '@yunyou/contract/entities/route-audiences';
import { buttonClass } from '@yunyou/ui/button';
import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { PageActions } from '../../features/actions/page-actions.tsx';
import { Article } from '../../features/article/article.tsx';
import { toArticleView } from '../../features/article/article-view.ts';
import { formatDays, formatMonths, formatWord } from '../../features/facts/format.ts';
import { Glance } from '../../features/facts/glance.tsx';
import { ReportLink } from '../../features/facts/report-link.tsx';
import { PlaceMap } from '../../features/map/place-map.tsx';
import columns from '../../features/sections/columns.module.css';
import { EntityPage } from '../../features/sections/entity-page.tsx';
import { Section, Tiles } from '../../features/sections/section.tsx';
import { routeData } from '../../features/structured-data/trip-data.ts';
import { Tile } from '../../features/tiles/tile.tsx';
import { routeTile } from '../../features/tiles/tile-words.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/classic-route';
import styles from './classic-route.module.css';
import { toStopWords } from './route-stop-words.ts';
import { RouteStops } from './route-stops.tsx';
import * as words from './trip-page-words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const id = requireParameter(request, 'id', '/trip/routes');
  const { similar, stops, variations, article, ...route } = await orNotFound(
    api('GET /route/detail', { id }),
  );
  const cities = new Map(stops.map(({ city }) => [city.id, city]));
  const points = [...cities.values()].map(({ id: cityId, name, zhName, linkUrl, coordinates }) => ({
    ...{ id: cityId, kind: 'city' as const, name, zhName, linkUrl },
    ...coordinates,
  }));
  return {
    route,
    article: toArticleView(article),
    stops: stops.map(toStopWords),
    variations: variations.map(({ title, text, stops: changed }) => ({
      ...{ title, text },
      stops: changed.map(toStopWords),
    })),
    points,
    line: [{ id: route.id, name: route.title, pointIds: points.map((point) => point.id) }],
    similar: similar.map(routeTile),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.route.title,
    description: loaderData?.route.summary,
    path: `/trip/route?id=${loaderData?.route.id ?? ''}`,
    matches,
    picture: loaderData?.route.picture,
    type: 'article',
    structured: loaderData && routeData(loaderData.route, loaderData.stops),
  });

const nameAudience = (audience: string): string => routeAudienceNames[audience] ?? formatWord(audience);

export default function ClassicRoute({ loaderData }: Route.ComponentProps) {
  const { route, article, stops, variations, points, line, similar } = loaderData;
  return (
    <EntityPage
      entity={route}
      title={route.title}
      zhTitle={route.zhTitle}
      crumbs={[
        { name: words.tripPlanning, to: '/trip' },
        { name: words.classicRoutes, to: '/trip/routes' },
      ]}
      actions={
        <PageActions type="route" id={route.id} name={route.title}>
          <PageLink to={`/trip?route=${route.id}`} className={buttonClass()} isLikely>
            {words.planThisTrip}
          </PageLink>
        </PageActions>
      }
    >
      <Section title={words.atAGlance}>
        <Glance
          facts={[
            { name: words.length, value: formatDays(route.days) },
            { name: words.bestMonths, value: formatMonths(route.months) },
            { name: words.pace, value: formatWord(route.pace) },
            { name: words.goodFor, value: route.forWhom.map(nameAudience).join(', ') },
          ]}
        />
      </Section>
      <Section title={words.stopByStop}>
        <RouteStops stops={stops} />
        <p className={styles.gateway}>
          {route.gatewayNote} <ReportLink />
        </p>
      </Section>
      <Section title={words.onTheMap}>
        <PlaceMap points={points} routes={line} label={words.stopsOf(route.title)} hasList={false} />
      </Section>
      <Section title={words.howToDoIt}>
        <div className={columns.columns}>
          <Article article={article} />
          <aside className={columns.aside}>
            <div className={`${columns.sticky} ${styles.reasons}`}>
              <h3>{words.whyItWorks}</h3>
              <ul>
                {route.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
          </aside>
        </div>
      </Section>
      {variations.length > 0 && (
        <Section title={words.variations}>
          <div className={styles.variations}>
            {variations.map((variation) => (
              <div key={variation.title}>
                <h3>{variation.title}</h3>
                <p>{variation.text}</p>
                {variation.stops.length > 0 && (
                  <p className={styles.short}>
                    {variation.stops.map(({ city, stay }) => `${city} (${stay})`).join(', ')}
                  </p>
                )}
              </div>
            ))}
          </div>
        </Section>
      )}
      {similar.length > 0 && (
        <Section
          title={words.similarRoutes}
          more={{ to: '/trip/routes', text: words.allClassicRoutes }}
          isScreenOnly
        >
          <Tiles layout="rows">
            {similar.map((tile) => (
              <Tile key={tile.id} {...tile} look="row" />
            ))}
          </Tiles>
        </Section>
      )}
    </EntityPage>
  );
}
