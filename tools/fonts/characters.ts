import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Chinese characters and their punctuation. */
const chinese =
  /[\u2e80-\u2fdf\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/g;

export interface CharacterUse {
  /** Characters that any page may show: interface texts, menus, names of cities, areas and themes. */
  core: Set<string>;
  /** All characters in use, with the number of texts and the first group (city) that contains them. */
  used: Map<string, { texts: number; group: string }>;
}

/** Folders of the domain whose Chinese words are looked for in texts and never displayed. */
const readOnly = ['search', 'booking', 'own-places'];
const coreEntities = new Set(['area', 'theme', 'tag', 'navigation', 'banner', 'experience']);

/** Counts characters in `content/**` and in the source files of the interface. */
export async function readCharacterUse(root: string): Promise<CharacterUse> {
  const use: CharacterUse = { core: new Set(), used: new Map() };
  const content = path.join(root, 'content');
  for (const file of await listFiles(content, /\.(md|yaml)$/)) {
    const text = withoutPhrases(await readFile(file, 'utf8'));
    const [entity = ''] = path.relative(content, file).split(path.sep);
    count(use, text, /^cityId: *(\S+)/m.exec(text)?.[1] ?? path.basename(file).replace(/\.\w+$/, ''));
    if (coreEntities.has(entity)) addAll(use.core, text);
    if (entity === 'city') addAll(use.core, /^zhName: *(.+)$/m.exec(text)?.[1] ?? '');
  }
  const sources = ['apps/web/app', 'packages/ui/src', 'packages/contract/src', 'packages/domain/src'];
  for (const folder of sources) {
    for (const file of await listFiles(path.join(root, folder), /(?<!\.test|\.generated)\.tsx?$/)) {
      if (readOnly.some((name) => file.includes(path.join('domain', 'src', name)))) continue;
      const text = await readFile(file, 'utf8');
      count(use, text, '');
      addAll(use.core, text);
    }
  }
  return use;
}

/** Removes the phrases of wishes that a route answers: wishes are searched for them in ten languages, no page shows them. */
const withoutPhrases = (text: string): string => text.replace(/^wishPhrases:.*$/m, '');

export const charactersIn = (text: string): Set<string> => new Set(text.match(chinese));

function count({ used }: CharacterUse, text: string, group: string): void {
  for (const character of charactersIn(text)) {
    const known = used.get(character);
    used.set(character, { texts: (known?.texts ?? 0) + 1, group: known?.group ?? group });
  }
}

function addAll(set: Set<string>, text: string): void {
  for (const character of charactersIn(text)) set.add(character);
}

async function listFiles(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
