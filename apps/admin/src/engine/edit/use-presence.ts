import { useQuery } from '@tanstack/react-query';
import type { EntityName } from '@yunyou/contract/entities';
import { useEffect } from 'react';
import { api } from '../../session/staff-client.ts';

const beatMs = 15_000;

/** Sends presence heartbeats for an open row and returns the other staff members who have it open. */
export function usePresence(entity: EntityName, id: string | undefined): { name: string; since: string }[] {
  const others = useQuery({
    queryKey: ['presence', entity, id],
    queryFn: () => api('POST /admin/entity/presence', { entity, id: id ?? '' }),
    enabled: id !== undefined,
    refetchInterval: beatMs,
    gcTime: 0,
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    return () =>
      // Ignores failures: the presence expires on the server anyway.
      void api('POST /admin/entity/presence', { entity, id, isLeaving: true }).catch(() => undefined);
  }, [entity, id]);
  return others.data?.list ?? [];
}
