import path from 'node:path';
import type { EntityFields, EntityName } from '@yunyou/contract/entities';
import { type ContentItem, readContent } from './read-content.ts';

/** The shipped content. The app reads the folder of the setting `CONTENT_DIR` instead. */
const contentFolder = path.join(import.meta.dirname, '..', '..', '..', 'content');

let shipped: Promise<readonly ContentItem[]> | undefined;

/** Reads the shipped content for tests, benchmarks and tools: once per process, because it takes seconds of CPU time. */
export function readShippedItems(): Promise<readonly ContentItem[]> {
  shipped ??= readContent(contentFolder).then(({ items }) => items);
  return shipped;
}

/** Returns a function that lists the shipped rows of an entity. */
export async function readShippedRows(): Promise<
  <N extends EntityName>(entity: N) => (EntityFields<N> & { id: string })[]
> {
  const items = await readShippedItems();
  return <N extends EntityName>(entity: N) =>
    items
      .filter((item) => item.entity === entity)
      .map(({ id, fields }) => ({ ...(fields as EntityFields<N>), id })); // filtered by entity just above
}
