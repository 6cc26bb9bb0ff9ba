import type { EntityFields } from '@yunyou/contract/entities';
import { findPagePath } from '@yunyou/contract/paths';
import { changesFile, dataLicence, dataPath } from '@yunyou/contract/site/open-data';
import type { CatalogueRow } from '@yunyou/database/catalogue/catalogue.queries';
import { listLatestChanges } from '@yunyou/database/catalogue/open-data.queries';
import type { Db } from '@yunyou/database/database';

const feedLength = 50;

/** Describes a changed record by the file it is in, its name and its text. */
const describers: {
  [N in FeedEntity]: (doc: EntityFields<N>) => { file: string; name: string; text: string };
} = {
  city: ({ name, summary }) => ({ file: 'places.jsonl', name, text: summary }),
  'scenic-spot': ({ name, summary }) => ({ file: 'places.jsonl', name, text: summary }),
  station: ({ name, zhName }) => ({ file: 'places.jsonl', name, text: zhName }),
  link: ({ fromStop, toStop, mode, minutes }) => ({
    file: 'links.jsonl',
    name: `${fromStop} to ${toStop}`,
    text: `By ${mode}, ${minutes} minutes.`,
  }),
  rule: ({ title, summary }) => ({ file: 'rules.jsonl', name: title, text: summary }),
};
type FeedEntity = 'city' | 'scenic-spot' | 'station' | 'link' | 'rule';

/** Returns a JSON Feed 1.1 of the records that were changed last, newest first. */
export async function toChangeFeed(db: Db, origin: string): Promise<Record<string, unknown>> {
  const changes = await Promise.all([
    listChanges(db, 'city', origin),
    listChanges(db, 'scenic-spot', origin),
    listChanges(db, 'station', origin),
    listChanges(db, 'link', origin),
    listChanges(db, 'rule', origin),
  ]);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Yunyou: changes of the open data',
    home_page_url: `${origin}/open-data`,
    feed_url: origin + dataPath(changesFile),
    language: 'en',
    authors: [{ name: dataLicence.attribution }],
    items: changes
      .flat()
      .toSorted(
        (one, other) => other.date_modified.localeCompare(one.date_modified) || (one.id < other.id ? -1 : 1),
      )
      .slice(0, feedLength),
  };
}

async function listChanges<N extends FeedEntity>(db: Db, entity: N, origin: string) {
  const rows: CatalogueRow<N>[] = await listLatestChanges(db, entity, feedLength);
  return rows.map(({ id, doc, updatedAt }) => {
    const { file, name, text } = describers[entity](doc);
    return {
      id: `${entity}/${id}/${updatedAt.getTime()}`,
      url: origin + (findPagePath(entity, id) ?? `${dataPath(file)}#${id}`),
      title: name,
      content_text: text,
      date_modified: updatedAt.toISOString(),
      tags: [entity],
    };
  });
}
