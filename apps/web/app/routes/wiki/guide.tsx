import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { Article } from '../../features/article/article.tsx';
import { TableOfContents } from '../../features/article/table-of-contents.tsx';
import { formatDate } from '../../features/facts/format.ts';
import columns from '../../features/sections/columns.module.css';
import { Page, PageHead, Section, Tiles } from '../../features/sections/section.tsx';
import { CityTile, GuideTile } from '../../features/tiles/catalogue-tiles.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/guide';
import styles from './wiki.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return { guide: await orNotFound(api('GET /wiki/detail', { id: requireParameter(request, 'id') })) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData?.guide.title,
    description: loaderData?.guide.summary,
    path: `/wiki/detail?id=${loaderData?.guide.id ?? ''}`,
    matches,
    picture: loaderData?.guide.picture,
    type: 'article',
  });

export default function Guide({ loaderData: { guide } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={guide.title} lead={guide.summary} crumbs={[{ name: 'Travel guides', to: '/wiki' }]} />
      <div className={columns.columns}>
        <Article document={guide.body} />
        <aside className={columns.aside}>
          <div className={columns.sticky}>
            <TableOfContents document={guide.body} />
          </div>
        </aside>
      </div>
      {guide.facts.length > 0 && (
        <Section title="Rules in this guide" lead="They change. Check before you go.">
          <ul className={styles.rules}>
            {guide.facts.map((fact) => (
              <li key={fact.statement} className={styles.rule}>
                <p>{fact.statement}</p>
                <p className={styles.source}>
                  {fact.source}, last checked {formatDate(fact.checkedOn)}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {guide.cities.length > 0 && (
        <Section title="Cities in this guide">
          <Tiles layout="strip">
            {guide.cities.map((city) => (
              <CityTile key={city.id} city={city} sizes="19rem" />
            ))}
          </Tiles>
        </Section>
      )}
      {guide.related.length > 0 && (
        <Section title="Read on">
          <Tiles>
            {guide.related.map((related) => (
              <GuideTile key={related.id} guide={related} />
            ))}
          </Tiles>
        </Section>
      )}
    </Page>
  );
}
