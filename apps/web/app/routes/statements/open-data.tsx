import { embedPath, embedSnippet } from '@yunyou/contract/site/embeds';
import { orNotFound } from '../../api/page-data.ts';
import { formatDate } from '../../features/facts/format.ts';
import { Page, PageHead, Section } from '../../features/sections/section.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/open-data';
import styles from './statement.module.css';
import { StatementTable } from './statement-table.tsx';

const description = 'Our places, links between cities and rules as files, free to use with our name.';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(pageContext);
  const cards = [
    ['A city', embedSnippet(origin, { kind: 'city', id: 'xian' }, { title: "Xi'an" })],
    [
      'A driver card',
      embedSnippet(origin, { kind: 'driver', id: 'terracotta-army' }, { title: 'Terracotta Army' }),
    ],
    [
      'A map of a classic route',
      embedSnippet(origin, { kind: 'map', id: 'golden-triangle' }, { title: "Beijing, Xi'an, Shanghai" }),
    ],
  ] as const;
  return { data: await orNotFound(api('GET /data')), cards };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ subject: 'Open data', description, path: '/open-data', matches, picture: 'page/home' });

export default function OpenData({ loaderData: { data, cards } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title="Open data" lead={description} />
      <div className={styles.words}>
        <p>
          You may copy, change and publish these files under{' '}
          <a href={data.licence.url} rel="license">
            {data.licence.name}
          </a>
          . Name {data.licence.attribution} as the source. Pictures and reviews are not part of it. Figures
          can be out of date: each record says when it was checked.
        </p>
        <p>
          This is version {data.version}. The first number changes when a field is renamed or removed. Files
          have an ETag, so send If-None-Match and fetch them at most once an hour. The{' '}
          <a href={data.changes}>feed of changes</a> lists the latest 50 in JSON Feed format.
        </p>
      </div>
      {data.sets.map(({ name, title, description: about, records, updatedAt, files, fields }) => (
        <Section key={name} id={name} title={title} lead={about}>
          <div className={styles.words}>
            <p>
              {records} records, last changed {formatDate(updatedAt.slice(0, 10))}.
            </p>
            <ul>
              {files.map(({ format, path }) => (
                <li key={path}>
                  <a href={path}>{format}</a>
                </li>
              ))}
            </ul>
          </div>
          <StatementTable
            caption={`Fields of ${title.toLowerCase()}`}
            columns={['Field', 'Meaning']}
            rows={Object.entries(fields)}
          />
        </Section>
      ))}
      <Section
        id="cards"
        title="Cards for your site"
        lead="Paste one line to show a city, a driver card or a map. Pages also name an oEmbed address."
      >
        <StatementTable caption="Code to paste" columns={['Card', 'Code']} rows={cards} />
        <p className={styles.words}>
          See them alone: <a href={embedPath({ kind: 'city', id: 'xian' })}>city</a>,{' '}
          <a href={embedPath({ kind: 'driver', id: 'terracotta-army' })}>driver card</a>,{' '}
          <a href={embedPath({ kind: 'map', id: 'golden-triangle' })}>map</a>.
        </p>
      </Section>
    </Page>
  );
}
