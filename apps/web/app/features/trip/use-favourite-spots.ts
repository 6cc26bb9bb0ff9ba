import { useEffect, useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';
import { useVisitor } from '../../session/session.ts';
import type { NamedSpot } from './brief/must-see-slot.tsx';

/** Returns the favourite spots of a signed-in visitor; an empty list when they cannot be loaded. */
export function useFavouriteSpots(): readonly NamedSpot[] {
  const apiBase = useApiBase();
  const visitor = useVisitor();
  const [spots, setSpots] = useState<readonly NamedSpot[]>([]);
  useEffect(() => {
    if (!visitor) return;
    let isCurrent = true;
    const api = createBrowserClient({ apiBase, isSilent: true });
    api('POST /user/favoriteList', { type: 'scenic-spot', pageSize: 100 }).then(
      ({ list }) => {
        if (isCurrent) setSpots(list.map(({ id, name }) => ({ id, name })));
      },
      () => undefined, // optional
    );
    return () => {
      isCurrent = false;
    };
  }, [apiBase, visitor]);
  return visitor ? spots : [];
}
