import { buttonClass } from '@yunyou/ui/button';
import { chinaToday, orNotFound, requireParameter } from '../../api/page-data.ts';
import { ArticleHead } from '../../features/article/article-head.tsx';
import { toArticleView } from '../../features/article/article-view.ts';
import { Reading } from '../../features/article/reading.tsx';
import { FactsAge } from '../../features/facts/facts.tsx';
import { describeFactsAge } from '../../features/facts/facts-age.ts';
import { formatDays, formatMonths } from '../../features/facts/format.ts';
import { Page, Section } from '../../features/sections/section.tsx';
import { cityArticleData } from '../../features/structured-data/page-data.ts';
import { TileStrip } from '../../features/tiles/tile-strip.tsx';
import { cityTile, spotTile } from '../../features/tiles/tile-words.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/city-detail';
import * as words from './destination-words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const city = await orNotFound(
    api('GET /city/detail', { id: requireParameter(request, 'id', '/destination/list') }),
  );
  const spots = await api('POST /scenicSpots/selectInfoByCityCode', { cityCode: city.cityCode, pageSize: 8 });
  const { id, name, zhName, pinyin, summary, picture, imageBlur } = city;
  const { bestMonths, recommendedDays } = city;
  return {
    city: {
      ...{ id, name, zhName, pinyin, summary, picture, imageBlur },
      ...{ bestMonths, recommendedDays },
      factsAge: describeFactsAge('city', city, chinaToday()),
      article: toArticleView(city.article),
    },
    spots: spots.list.map(spotTile),
    nearby: city.nearby.map(cityTile),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData && words.guideTitle(loaderData.city.name),
    description: loaderData?.city.summary,
    path: `/destination/city/city-detail?id=${loaderData?.city.id ?? ''}`,
    matches,
    picture: loaderData?.city.picture,
    type: 'article',
    structured: loaderData && cityArticleData(loaderData.city),
  });

export default function CityDetail({ loaderData: { city, spots, nearby } }: Route.ComponentProps) {
  const glanceUrl = `/destination/city?id=${city.id}`;
  return (
    <Page>
      <ArticleHead
        title={city.name}
        zhTitle={city.zhName}
        lead={city.summary}
        image={city}
        crumbs={[
          { name: words.destinations, to: '/destination' },
          { name: city.name, to: glanceUrl },
        ]}
        facts={[
          words.best(formatMonths(city.bestMonths)),
          formatDays(city.recommendedDays),
          <span key="pinyin" lang="zh-Latn">
            {city.pinyin}
          </span>,
        ]}
      />
      <Reading key={city.id} article={city.article}>
        <FactsAge text={city.factsAge} />
        <p>
          <PageLink to={glanceUrl} className={buttonClass('quiet')}>
            {words.atAGlanceLink(city.name)}
          </PageLink>
        </p>
      </Reading>
      {spots.length > 0 && (
        <Section title={words.whatToSeeIn(city.name)} isScreenOnly>
          <TileStrip tiles={spots} />
        </Section>
      )}
      {nearby.length > 0 && (
        <Section title={words.nearby} isScreenOnly>
          <TileStrip tiles={nearby} look="cover" />
        </Section>
      )}
    </Page>
  );
}
