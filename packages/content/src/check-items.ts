import type { EntityName } from '@yunyou/contract/entities';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

export function listItems<N extends EntityName>(content: Content, entity: N): ContentItem<N>[] {
  return content.items.filter((item): item is ContentItem<N> => item.entity === entity);
}

export function problemIn({ file, id }: ContentItem, message: string): ContentProblem {
  return { file, message: `${id}: ${message}` };
}
