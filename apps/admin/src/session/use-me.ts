import { useQuery } from '@tanstack/react-query';
import type { Permission } from '@yunyou/contract/admin/staff-access';
import { mayDo } from '@yunyou/domain/staff/permissions';
import { api } from './staff-client.ts';

export const useMe = () =>
  useQuery({ queryKey: ['me'], queryFn: () => api('GET /admin/me'), staleTime: 60_000 });

/** Whether the caller's role has a permission; the server decides in the end, this only hides what would be refused. */
export function useMay(): (permission: Permission) => boolean {
  const { data } = useMe();
  return (permission) => (data ? mayDo(data.grants, permission) : false);
}
