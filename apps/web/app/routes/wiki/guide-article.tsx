import { PageActions } from '../../features/actions/page-actions.tsx';
import { ArticleHead } from '../../features/article/article-head.tsx';
import { Reading } from '../../features/article/reading.tsx';
import { formatDate } from '../../features/facts/format.ts';
import { ReportLink } from '../../features/facts/report-link.tsx';
import { Page, Section, Tiles } from '../../features/sections/section.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import styles from './guide-article.module.css';
import type { GuideView } from './guide-view.ts';

/** A guide with related guides. */
export function GuideArticle({ guide }: { guide: GuideView }) {
  const checked = guide.facts.map((fact) => fact.checkedOn).toSorted();
  const [oldest] = checked;
  return (
    <Page>
      <ArticleHead
        title={guide.title}
        lead={guide.summary}
        image={guide}
        crumbs={[{ name: 'Travel guides', to: '/wiki' }]}
        facts={[
          `${guide.minutesToRead} min read`,
          <span key="published">
            Published <time dateTime={guide.publishedOn}>{formatDate(guide.publishedOn)}</time>
          </span>,
          ...(oldest
            ? [
                <a key="checked" href="#rules">
                  Rules checked since {formatDate(oldest)}
                </a>,
              ]
            : []),
        ]}
      >
        <PageActions type="guide" id={guide.id} name={guide.title} counts={guide} />
      </ArticleHead>
      <Reading article={guide.body}>{guide.facts.length > 0 && <CheckedRules facts={guide.facts} />}</Reading>
      {guide.spots.length > 0 && (
        <Section title="Sights in this guide">
          <Tiles layout="strip">
            {guide.spots.map((spot) => (
              <Tile key={spot.id} {...spot} sizes="19rem" />
            ))}
          </Tiles>
        </Section>
      )}
      {guide.cities.length > 0 && (
        <Section title="Cities in this guide">
          <Tiles layout="strip">
            {guide.cities.map((city) => (
              <Tile key={city.id} {...city} look="cover" format="poster" sizes="19rem" />
            ))}
          </Tiles>
        </Section>
      )}
      {guide.related.length > 0 && (
        <Section title="Read on">
          <Tiles layout="rows">
            {guide.related.map((related) => (
              <Tile key={related.id} {...related} look="row" />
            ))}
          </Tiles>
        </Section>
      )}
    </Page>
  );
}

function CheckedRules({ facts }: { facts: GuideView['facts'] }) {
  return (
    <section id="rules" className={styles.rules} aria-labelledby="rules-title">
      <h2 id="rules-title">Check before you go</h2>
      <p>Rules change. Each of these was last checked on the day given; ask its source before you travel.</p>
      <ul className={styles.list}>
        {facts.map((fact) => (
          <li key={fact.statement}>
            <p>{fact.statement}</p>
            <p className={styles.source}>
              {fact.source}, last checked <time dateTime={fact.checkedOn}>{formatDate(fact.checkedOn)}</time>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        <ReportLink />
      </p>
    </section>
  );
}
