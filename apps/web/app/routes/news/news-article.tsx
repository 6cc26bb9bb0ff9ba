import type { CallOutput } from '@yunyou/contract/endpoints';
import { ArticleHead } from '../../features/article/article-head.tsx';
import { Reading } from '../../features/article/reading.tsx';
import { formatDate } from '../../features/facts/format.ts';
import { Page, Section } from '../../features/sections/section.tsx';
import { NewsList } from './news-list.tsx';

export function NewsArticle({ piece }: { piece: CallOutput<'GET /news/detail'> }) {
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
      <Reading document={piece.body} />
      {piece.more.length > 0 && (
        <Section title="More news" more={{ to: '/news', text: 'All news' }}>
          <NewsList news={piece.more} />
        </Section>
      )}
    </Page>
  );
}
