import type { ApiClient } from '@yunyou/contract/client';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { toCoarsePosition } from '../../features/lists/use-position.ts';
import { type ListState, pageSize } from './list-state.ts';
import { type Place, sortByDistance, toCityPlace, toSpotPlace } from './places.ts';

interface Nearest {
  items: readonly Place[];
  total: number;
}

/**
 * Lists the places of the list by their distance from the position. Undefined without a position, and until the first
 * answer. `state` is the page's data, which stays the same until the next navigation. The rounded position is sent in a request's body, because URLs are logged.
 */
export function useNearest(state: ListState, position: { latitude: number; longitude: number } | undefined) {
  const api = useApi();
  const [pages, setPages] = useState(1);
  const [nearest, setNearest] = useState<Nearest>();
  useEffect(() => {
    if (!position) return;
    let isCurrent = true;
    listNearest(api, state, { near: toCoarsePosition(position), pageSize: pages * pageSize }).then(
      ({ places, total }) => {
        if (isCurrent) setNearest({ total, items: sortByDistance(places, position) });
      },
      () => undefined, // the client has shown the error; the list stays as it was
    );
    return () => {
      isCurrent = false;
    };
  }, [api, state, pages, position]);
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
