import { PageActions } from '../../features/actions/page-actions.tsx';
import { ArticleHead } from '../../features/article/article-head.tsx';
import { Reading } from '../../features/article/reading.tsx';
import { formatDate } from '../../features/facts/format.ts';
import { ReportLink } from '../../features/facts/report-link.tsx';
import { LocalText } from '../../features/preferences/local-text.tsx';
import { Gallery } from '../../features/sections/gallery.tsx';
import { Page, Section, Tiles } from '../../features/sections/section.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import { TileStrip } from '../../features/tiles/tile-strip.tsx';
import styles from './guide-article.module.css';
import type { GuideView } from './guide-view.ts';
import * as words from './wiki-words.ts';

/** Renders a guide with related guides. */
export function GuideArticle({ guide }: { guide: GuideView }) {
  const checked = guide.facts.map((fact) => fact.checkedOn).toSorted();
  const [oldest] = checked;
  return (
    <Page>
      <ArticleHead
        title={guide.title}
        lead={guide.summary}
        image={guide}
        crumbs={[{ name: words.travelGuides, to: '/wiki' }]}
        facts={[
          words.minRead(guide.minutesToRead),
          <span key="published">
            {words.published} <time dateTime={guide.publishedOn}>{formatDate(guide.publishedOn)}</time>
          </span>,
          ...(oldest
            ? [
                <a key="checked" href="#rules">
                  {words.rulesChecked(formatDate(oldest))}
                </a>,
              ]
            : []),
        ]}
      >
        <PageActions type="guide" id={guide.id} name={guide.title} counts={guide} />
      </ArticleHead>
      <Gallery name={guide.title} pictures={guide.pictures} />
      <Reading article={guide.body}>
        {guide.facts.length > 0 ? (
          <CheckedRules facts={guide.facts} />
        ) : (
          <p className={styles.source}>
            <ReportLink />
          </p>
        )}
      </Reading>
      {guide.spots.length > 0 && (
        <Section title={words.sightsInThisGuide} isScreenOnly>
          <TileStrip tiles={guide.spots} />
        </Section>
      )}
      {guide.cities.length > 0 && (
        <Section title={words.citiesInThisGuide} isScreenOnly>
          <TileStrip tiles={guide.cities} look="cover" />
        </Section>
      )}
      {guide.related.length > 0 && (
        <Section title={words.readNext} isScreenOnly>
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
      <h2 id="rules-title">{words.checkBeforeYouGo}</h2>
      <p>{words.rulesNote}</p>
      <ul className={styles.list}>
        {facts.map((fact) => (
          <li key={fact.statement}>
            <p>
              <LocalText text={fact.statement} />
            </p>
            <p className={styles.source}>
              {words.lastChecked(fact.source)}{' '}
              <time dateTime={fact.checkedOn}>{formatDate(fact.checkedOn)}</time>
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
