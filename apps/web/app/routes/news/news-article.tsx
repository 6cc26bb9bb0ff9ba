import { ArticleHead } from '../../features/article/article-head.tsx';
import { Reading } from '../../features/article/reading.tsx';
import { formatDate } from '../../features/facts/format.ts';
import { Page, Section } from '../../features/sections/section.tsx';
import { NewsList } from './news-list.tsx';
import type { NewsView } from './news-view.ts';

export function NewsArticle({ piece }: { piece: NewsView }) {
  return (
    <Page>
      <ArticleHead
        title={piece.title}
        lead={piece.summary}
        image={piece}
        crumbs={[{ name: 'About and news', to: '/news' }]}
        facts={[
          <time key="published" dateTime={piece.publishedOn}>
            {formatDate(piece.publishedOn)}
          </time>,
          `${piece.minutesToRead} min read`,
        ]}
      />
      <Reading article={piece.body} />
      {piece.more.length > 0 && (
        <Section title="More news" more={{ to: '/news', text: 'All news' }}>
          <NewsList news={piece.more} />
        </Section>
      )}
    </Page>
  );
}
