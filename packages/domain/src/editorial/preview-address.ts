import type { EntityName } from '@yunyou/contract/entities';
import { findPagePath, pagePath } from '@yunyou/contract/paths';

/** Returns the page of the site that shows a row: its own, its city's or the home page. Others are not previewed. */
export function findPreviewPath(
  entity: EntityName,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): string | undefined {
  if (entity === 'banner' || entity === 'experience') return '/';
  if (entity === 'district' || entity === 'station' || entity === 'day-idea') {
    const cityId = fields['cityId'];
    return typeof cityId === 'string' ? pagePath('city', cityId) : undefined;
  }
  return findPagePath(entity, id);
}
