import { ArticleHead } from '../../features/article/article-head.tsx';
import { Reading } from '../../features/article/reading.tsx';
import { formatDate } from '../../features/facts/format.ts';
import { ReportLink } from '../../features/facts/report-link.tsx';
import { Page, Section } from '../../features/sections/section.tsx';
import { NewsList } from './news-list.tsx';
import type { NewsView } from './news-view.ts';
import * as words from './news-words.ts';

export function NewsArticle({ piece }: { piece: NewsView }) {
  return (
    <Page>
      <ArticleHead
        title={piece.title}
        lead={piece.summary}
        image={piece}
        crumbs={[{ name: words.aboutAndNews, to: '/news' }]}
        facts={[
          <time key="published" dateTime={piece.publishedOn}>
            {formatDate(piece.publishedOn)}
          </time>,
          words.minRead(piece.minutesToRead),
        ]}
      />
      <Reading article={piece.body}>
        <p>
          <ReportLink />
        </p>
      </Reading>
      {piece.more.length > 0 && (
        <Section title={words.moreNews} more={{ to: '/news', text: words.allNews }} isScreenOnly>
          <NewsList news={piece.more} />
        </Section>
      )}
    </Page>
  );
}
