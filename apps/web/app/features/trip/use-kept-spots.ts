import { useEffect, useState } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';
import { useVisitor } from '../../session/session.ts';
import type { NamedSpot } from './brief/must-see-slot.tsx';

/** Sights in the collections of a signed-in visitor; none where they cannot be had, for example without a network. */
export function useKeptSpots(): readonly NamedSpot[] {
  const apiBase = useApiBase();
  const visitor = useVisitor();
  const [spots, setSpots] = useState<readonly NamedSpot[]>([]);
  useEffect(() => {
    if (!visitor) return;
    let isWanted = true;
    const api = createBrowserClient({ apiBase, isSilent: true });
    api('POST /user/favoriteList', { type: 'scenic-spot', pageSize: 100 }).then(
      ({ list }) => {
        if (isWanted) setSpots(list.map(({ id, name }) => ({ id, name })));
      },
      () => undefined, // an extra that nothing depends on
    );
    return () => {
      isWanted = false;
    };
  }, [apiBase, visitor]);
  return visitor ? spots : [];
}
