import { findLinkedEntity } from '@yunyou/contract/paths';
import { findSearchEntryByKey } from '@yunyou/database/catalogue/search.queries';
import type { Db } from '@yunyou/database/database';
import { splitWords } from '@yunyou/domain/search/words';
import { hitTypes } from '../catalogue/search-hits.ts';

/**
 * Returns the canonical address for an unknown id that is a name or alias of an entity, such as `?id=xi-an`, `?id=peking`
 * or `?id=西安`. Former ids of pages are stored as aliases.
 */
export async function findAliasedAddress(db: Db, address: string): Promise<string | undefined> {
  const [path = '', query = ''] = address.split('?', 2);
  const isArticle = path === '/destination/city/city-detail';
  const [[name, value] = []] = [...new URLSearchParams(query)];
  const linked = findLinkedEntity(`${isArticle ? '/destination/city' : path}?${name}=${value}`);
  const key = linked && splitWords(linked.id.replaceAll('-', ' ')).join('');
  if (!linked || !key) return undefined;
  const entry = await findSearchEntryByKey(db, hitTypes[linked.entity], key);
  if (!entry || entry.id === linked.id) return undefined;
  return isArticle ? `${path}?id=${entry.id}` : entry.linkUrl;
}
