import type { EntityName } from '@yunyou/contract/entities';
import { describeInFile, type Mistake } from '../messages/mistake.ts';
import type { Content, ContentItem, ContentProblem } from '../read-content.ts';

export function listItems<N extends EntityName>(content: Content, entity: N): ContentItem<N>[] {
  return content.items.filter((item): item is ContentItem<N> => item.entity === entity);
}

export function problemIn({ file, id }: ContentItem, mistake: Mistake): ContentProblem {
  return { file, message: `${id}: ${describeInFile(mistake)}`, mistake };
}
