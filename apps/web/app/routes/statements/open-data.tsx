import { embedPath, embedSnippet } from '@yunyou/contract/site/embeds';
import { orNotFound } from '../../api/page-data.ts';
import { formatDate } from '../../features/facts/format.ts';
import { Page, PageHead, Section } from '../../features/sections/section.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/open-data';
import styles from './statement.module.css';
import { StatementTable } from './statement-table.tsx';
import * as text from './statement-words.ts';

const description = text.openDataDescription;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(pageContext);
  const cards = [
    ['A city', embedSnippet(origin, { kind: 'city', id: 'xian' }, { title: text.xian })],
    [
      text.driverCardTitle,
      embedSnippet(origin, { kind: 'driver', id: 'terracotta-army' }, { title: text.terracottaArmy }),
    ],
    [
      text.routeMapTitle,
      embedSnippet(origin, { kind: 'map', id: 'golden-triangle' }, { title: text.beijingXianShanghai }),
    ],
  ] as const;
  return { data: await orNotFound(api('GET /data')), cards };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ subject: text.openData, description, path: '/open-data', matches, picture: 'page/home' });

export default function OpenData({ loaderData: { data, cards } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={text.openData} lead={description} />
      <div className={styles.words}>
        <p>
          {text.licenceBefore}{' '}
          <a href={data.licence.url} rel="license">
            {data.licence.name}
          </a>
          {text.licenceAfter(data.licence.attribution)}
        </p>
        <p>
          {text.versionNote(data.version)} <a href={data.changes}>{text.feedOfChanges}</a> {text.feedAfter}
        </p>
      </div>
      {data.sets.map(({ name, title, description: about, records, updatedAt, files, fields }) => (
        <Section key={name} id={name} title={title} lead={about}>
          <div className={styles.words}>
            <p>{text.recordCount(records, formatDate(updatedAt.slice(0, 10)))}</p>
            <ul>
              {files.map(({ format, path }) => (
                <li key={path}>
                  <a href={path}>{format}</a>
                </li>
              ))}
            </ul>
          </div>
          <StatementTable
            caption={text.fieldsOf(title.toLowerCase())}
            columns={[text.field, text.meaning]}
            rows={Object.entries(fields)}
          />
        </Section>
      ))}
      <Section id="cards" title={text.cardsForYourSite} lead={text.cardsLead}>
        <StatementTable caption={text.codeToPaste} columns={[text.card, text.code]} rows={cards} />
        <div className={styles.words}>
          <p>
            {text.openAlone} <a href={embedPath({ kind: 'city', id: 'xian' })}>{text.cityCard}</a>,{' '}
            <a href={embedPath({ kind: 'driver', id: 'terracotta-army' })}>{text.driverCard}</a>,{' '}
            <a href={embedPath({ kind: 'map', id: 'golden-triangle' })}>{text.mapCard}</a>.
          </p>
        </div>
      </Section>
    </Page>
  );
}
