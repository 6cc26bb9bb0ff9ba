import { Section, Tiles } from '../../features/sections/section.tsx';
import { CityTile, GuideTile, ThemeTile } from '../../features/tiles/catalogue-tiles.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import { WishForm } from '../../features/trip/wish-form.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/home';
import { BannerCarousel } from './banner-carousel.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [banners, cities, themes, experiences, guides, news] = await Promise.all([
    api('GET /home/banner'),
    api('GET /home/hotDestination'),
    api('GET /home/faves'),
    api('GET /home/experiences'),
    api('POST /wiki/list', { pageSize: 4 }),
    api('POST /news/list', { kind: 'news', pageSize: 4 }),
  ]);
  return {
    banners: banners.list,
    cities: cities.list,
    themes: themes.list.slice(0, 6),
    experiences: experiences.list,
    guides: guides.list,
    news: news.list,
  };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ page: 'home', path: '/', matches });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, cities, themes, experiences, guides, news } = loaderData;
  return (
    <>
      <BannerCarousel banners={banners} />
      <Section
        title="Say what you would like"
        lead="One sentence is enough: when, who, what you love, how fast."
      >
        <WishForm />
      </Section>
      {cities.length > 0 && (
        <Section title="Where people go first" more={{ to: '/destination', text: 'All destinations' }}>
          <Tiles layout="mosaic">
            {cities.slice(0, 5).map((city, index) => (
              <CityTile
                key={city.id}
                city={city}
                isLikely={index === 0}
                sizes={index === 0 ? '(min-width: 60rem) 42rem, 90vw' : undefined}
              />
            ))}
          </Tiles>
        </Section>
      )}
      {themes.length > 0 && (
        <Section title="China by what you love" more={{ to: '/faves', text: 'All themes' }}>
          <Tiles layout="strip">
            {themes.map((theme) => (
              <ThemeTile key={theme.id} theme={theme} format="poster" sizes="19rem" />
            ))}
          </Tiles>
        </Section>
      )}
      {experiences.length > 0 && (
        <Section title="Things to do once">
          <Tiles>
            {experiences.slice(0, 8).map(({ id, title, zhTitle, summary, linkUrl, picture }) => (
              <Tile key={id} to={linkUrl} picture={picture} title={title} zhTitle={zhTitle} note={summary} />
            ))}
          </Tiles>
        </Section>
      )}
      {guides.length > 0 && (
        <Section
          title="Before you go"
          lead="Visas, paying, trains, tickets."
          more={{ to: '/wiki', text: 'All guides' }}
        >
          <Tiles>
            {guides.map((guide) => (
              <GuideTile key={guide.id} guide={guide} />
            ))}
          </Tiles>
        </Section>
      )}
      {news.length > 0 && (
        <Section title="News" more={{ to: '/news', text: 'All news' }}>
          <Tiles>
            {news.map((piece) => (
              <GuideTile key={piece.id} guide={piece} />
            ))}
          </Tiles>
        </Section>
      )}
    </>
  );
}
