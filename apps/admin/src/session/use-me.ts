import { useQuery } from '@tanstack/react-query';
import type { Permission } from '@yunyou/contract/admin/staff-access';
import { hasPermission } from '@yunyou/domain/staff/permissions';
import { api } from './staff-client.ts';

export const useMe = () =>
  useQuery({ queryKey: ['me'], queryFn: () => api('GET /admin/me'), staleTime: 60_000 });

/** Returns a check for permissions of the own role. It only hides controls; the server enforces permissions. */
export function useMay(): (permission: Permission) => boolean {
  const { data } = useMe();
  return (permission) => (data ? hasPermission(data.grants, permission) : false);
}
