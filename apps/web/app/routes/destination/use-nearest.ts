import type { ApiClient } from '@yunyou/contract/client';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { toCoarsePosition } from '../../features/lists/use-position.ts';
import { type ListState, listUrl, pageSize } from './list-state.ts';
import { type Place, sortByDistance, toCityPlace, toSpotPlace } from './places.ts';

interface Nearest {
  key: string;
  pages: number;
  items: readonly Place[];
  total: number;
}

/**
 * Lists the places of the list by their distance from the position. Undefined without a position, and until the first
 * answer. The rounded position is sent in a request's body, because URLs are logged.
 */
export function useNearest(state: ListState, position: { latitude: number; longitude: number } | undefined) {
  const api = useApi();
  const [pages, setPages] = useState(1);
  const [nearest, setNearest] = useState<Nearest>();
  const key = listUrl(state);
  useEffect(() => {
    if (!position) return;
    let isCurrent = true;
    listNearest(api, state, { near: toCoarsePosition(position), pageSize: pages * pageSize }).then(
      ({ places, total }) => {
        if (isCurrent) setNearest({ key, pages, total, items: sortByDistance(places, position) });
      },
      () => undefined, // the client has shown the error; the list stays as it was
    );
    return () => {
      isCurrent = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the state, which is new in each render
  }, [api, key, pages, position]);
  if (!position || !nearest) return undefined;
  return {
    ...nearest,
    hasMore: nearest.items.length < Math.min(nearest.total, maxNearest),
    showMore: () => setPages(pages + 1),
  };
}

/** The API answers with at most so many places. */
const maxNearest = 96;

interface NearestOptions {
  near: { latitude: number; longitude: number };
  pageSize: number;
}

async function listNearest(api: ApiClient, { kind, filter }: ListState, options: NearestOptions) {
  if (kind === 'spot') {
    const { list, total } = await api('POST /scenicSpots/selectInfoByCityCode', { ...filter, ...options });
    return { places: list.map(toSpotPlace), total };
  }
  const { list, total } = await api('POST /city/list', { ...filter, ...options });
  return { places: list.map(toCityPlace), total };
}
