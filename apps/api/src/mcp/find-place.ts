import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { ApiError } from '../api-error.ts';
import type { McpContext } from './mcp-tool.ts';

type PlaceKind = Extract<SearchHit['type'], 'city' | 'spot'>;

/**
 * Finds a city or sight by its id or by a name in English, Chinese or pinyin: the hit with exactly this id, else the best
 * one. Throws NOT_FOUND with the way to find ids.
 */
export async function findPlace(
  { api }: Pick<McpContext, 'api'>,
  keyword: string,
  kinds: readonly PlaceKind[],
): Promise<SearchHit & { type: PlaceKind }> {
  const { list } = await api('GET /destination/search', { keyword, limit: 20 });
  const hits = list.filter((hit): hit is SearchHit & { type: PlaceKind } =>
    kinds.some((kind) => kind === hit.type),
  );
  const found = hits.find(({ id }) => id === keyword) ?? hits[0];
  if (found) return found;
  throw new ApiError('NOT_FOUND', {
    message: `We do not know this ${kinds.includes('spot') ? 'place' : 'city'}. Use search_places to find its id.`,
  });
}
