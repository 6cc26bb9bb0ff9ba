import { formatDate } from '../../features/facts/format.ts';
import { FirstViewEnd } from '../../features/sections/first-view-end.tsx';
import { Section, Tiles } from '../../features/sections/section.tsx';
import { homeData } from '../../features/structured-data/page-data.ts';
import { Tile } from '../../features/tiles/tile.tsx';
import { TileStrip } from '../../features/tiles/tile-strip.tsx';
import { cityTile, experienceTile, guideTile, themeTile } from '../../features/tiles/tile-words.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import { sharedWords } from '../../site-words.ts';
import type { Route } from './+types/home';
import { BannerCarousel } from './banner-carousel.tsx';
import styles from './home.module.css';
import * as words from './home-words.ts';
import { PlanEntry } from './plan-entry.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [banners, cities, themes, experiences, guides, news] = await Promise.all([
    api('GET /home/banner'),
    api('GET /home/hotDestination', { pageSize: 9 }),
    api('GET /home/faves', { pageSize: 8 }),
    api('GET /home/experiences', { pageSize: 5 }),
    api('POST /wiki/list', { pageSize: 6 }),
    api('POST /news/list', { kind: 'news', pageSize: 3 }),
  ]);
  return {
    banners: banners.list,
    cities: cities.list.map(cityTile),
    themes: themes.list.map(themeTile),
    experiences: experiences.list.map(experienceTile),
    guides: guides.list.map(guideTile),
    news: news.list.map(({ id, title, summary, linkUrl, publishedOn }) => ({
      id,
      title,
      summary,
      linkUrl,
      publishedOn,
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ page: 'home', path: '/', matches, structured: homeData });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, cities, themes, experiences, guides, news } = loaderData;
  return (
    <>
      <BannerCarousel banners={banners} />
      <PlanEntry />
      <FirstViewEnd />
      {cities.length > 0 && (
        <Section title={words.popular} more={{ to: '/destination', text: words.allDestinations }}>
          <Tiles layout="bento">
            {cities.map((city, index) => (
              <Tile key={city.id} {...city} look="cover" isLikely={index === 0} isLarge={index === 0} />
            ))}
          </Tiles>
        </Section>
      )}
      {themes.length > 0 && (
        <Section title={sharedWords.byTheme} more={{ to: '/faves', text: words.allThemes }}>
          <TileStrip tiles={themes} format="poster" />
        </Section>
      )}
      {experiences.length > 0 && (
        <Section title={words.experiences}>
          <Tiles layout="feature">
            {experiences.map((experience, index) => (
              <Tile
                key={experience.id}
                {...experience}
                {...(index === 0
                  ? { look: 'cover', sizes: '(min-width: 60rem) 48rem, 100vw' }
                  : { look: 'row' })}
              />
            ))}
          </Tiles>
        </Section>
      )}
      {guides.length > 0 && (
        <Section
          tone="sunk"
          title={words.beforeYouGo}
          lead={words.guidesLead}
          more={{ to: '/wiki', text: words.allGuides }}
        >
          <Tiles layout="rows">
            {guides.map((guide) => (
              <Tile key={guide.id} {...guide} look="row" />
            ))}
          </Tiles>
        </Section>
      )}
      {news.length > 0 && (
        <Section title={words.news} more={{ to: '/news', text: words.allNews }}>
          <ul className={styles.headlines}>
            {news.map(({ id, title, summary, linkUrl, publishedOn }) => (
              <li key={id} className={styles.headline}>
                <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
                <h3>
                  <PageLink to={linkUrl}>{title}</PageLink>
                </h3>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
