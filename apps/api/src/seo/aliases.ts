import { findLinkedEntity } from '@yunyou/contract/paths';
import { findSearchEntryByKey } from '@yunyou/database/catalogue/search.queries';
import type { Db } from '@yunyou/database/database';
import { splitWords } from '@yunyou/domain/search/words';
import { hitTypes } from '../catalogue/search-hits.ts';

/**
 * The address meant by one whose id does not exist: an id goes by every name and alias of its entity, so `?id=xi-an`,
 * `?id=peking` and `?id=西安` lead to the right page. What a page was called before is one more alias.
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
