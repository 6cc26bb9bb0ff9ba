import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type EntityFields, type EntityName, entities, entityNames } from '@yunyou/contract/entities';
import { listFiles } from './list-files.ts';
import { documentFromMarkdown } from './markdown-document.ts';
import type { Mistake } from './messages/mistake.ts';
import { parseYaml } from './yaml.ts';

export interface ContentItem<N extends EntityName = EntityName> {
  entity: N;
  id: string;
  fields: EntityFields<N>;
  file: string;
}

export interface ContentProblem {
  file: string;
  /** The sentence for the command line. */
  message: string;
  /** Mistakes of a valid item. Absent for problems of a file or of the whole guide. */
  mistake?: Mistake;
}

export interface Content {
  items: ContentItem[];
  problems: ContentProblem[];
}

/**
 * Reads `content/<entity>/**`. A `.md` file is one item (front matter and body); a `.yaml` file is one item or a list of
 * items with an `id` each. Validates all items against the contract. Reports invalid items and leaves them out.
 */
export async function readContent(root: string): Promise<Content> {
  const content: Content = { items: [], problems: [] };
  for (const entity of entityNames) {
    for (const file of await listFiles(path.join(root, entity))) {
      const relative = path.relative(root, file);
      try {
        for (const raw of parseFile(entity, file, await readFile(file, 'utf8'))) {
          collect(content, entity, relative, raw);
        }
      } catch (error) {
        content.problems.push({
          file: relative,
          message: error instanceof Error ? error.message : String(error),
        });
      }
    }
  }
  return content;
}

interface RawItem {
  id: unknown;
  fields: Record<string, unknown>;
}

function collect(content: Content, entity: EntityName, file: string, { id, fields }: RawItem): void {
  if (typeof id !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    content.problems.push({
      file,
      message: `id: "${String(id)}" is not a valid id. Use lower-case letters, digits and single hyphens.`,
    });
    return;
  }
  const result = entities[entity].schema.safeParse(fields);
  if (result.success) {
    content.items.push({ entity, id, fields: result.data, file });
    return;
  }
  for (const issue of result.error.issues) {
    content.problems.push({ file, message: `${id}: ${issue.path.join('.') || '(item)'}: ${issue.message}` });
  }
}

function parseFile(entity: EntityName, file: string, source: string): RawItem[] {
  const fileId = path.basename(file).replace(/\.(md|yaml)$/, '');
  if (file.endsWith('.md')) return [parseMarkdownItem(entity, fileId, source)];
  const parsed = parseYaml(source);
  if (!Array.isArray(parsed)) return [{ id: fileId, fields: toRecord(parsed) }];
  return parsed.map((entry) => {
    const { id, ...fields } = toRecord(entry);
    return { id, fields };
  });
}

function parseMarkdownItem(entity: EntityName, id: string, source: string): RawItem {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!match) throw new Error('The file has no front matter. Start it with fields between two --- lines.');
  const [, frontMatter = '', body = ''] = match;
  const definition = entities[entity];
  if (!('bodyField' in definition))
    throw new Error(`${definition.label} has no article. Use a .yaml file instead of .md.`);
  return {
    id,
    fields: { ...toRecord(parseYaml(frontMatter)), [definition.bodyField]: documentFromMarkdown(body) },
  };
}

function toRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('The item has no fields. Write "name: value" lines.');
  }
  return { ...value };
}
