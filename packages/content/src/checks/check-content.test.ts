import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readContent } from '../read-content.ts';
import { checkContent } from './check-content.ts';
import { contentOf, itemOf, sampleCity, sampleSpot } from './check-samples.ts';

async function folderWith(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'yunyou-content-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  return root;
}

const shop = (
  fields: string,
) => `- { id: silk, name: Silk, zhName: 丝绸, pinyin: Sīchóu, cityId: nowhere, district: Centre,
    coordinates: { latitude: 30, longitude: 104 }, priceClass: 2, summary: Silk by the metre., speciality: silk, factsAsOf: 2025-06${fields} }`;

describe('checkContent', () => {
  it('reports the file and the field of a problem', async () => {
    const { problems } = await readContent(await folderWith({ 'shop/a.yaml': shop(', colour: red') }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'shop/a.yaml' });
    expect(problems[0]?.message).toContain('colour');
  });

  it('reports a reference to a missing item', async () => {
    const content = await readContent(await folderWith({ 'shop/a.yaml': shop('') }));
    expect(content.problems).toEqual([]);
    expect(checkContent(content).map((problem) => problem.message)).toContain(
      'silk: cityId: there is no city "nowhere". Correct the id or add the city.',
    );
  });

  it('reports the same id in two files', async () => {
    const content = await readContent(await folderWith({ 'shop/a.yaml': shop(''), 'shop/b.yaml': shop('') }));
    expect(checkContent(content).some((problem) => problem.message.includes('the same id'))).toBe(true);
  });

  it('reports two cities with one administrative code', () => {
    const content = contentOf(itemOf('city', 'xian', sampleCity), itemOf('city', 'xianyang', sampleCity));
    expect(checkContent(content).map(({ message }) => message)).toContain(
      'xianyang: cityCode: 610100 is that of xian. Use a code of its own.',
    );
  });

  it('converts money from units to minor units', async () => {
    const root = await folderWith({
      'tag/t.yaml': '- { id: a, name: A, group: spot, order: 1 }',
      'link/l.yaml':
        '- { id: a-b-train, fromCityId: a, toCityId: b, mode: train, minutes: 60, perDay: 3, fare: !cny 12.5, fromStop: A, toStop: B, factsAsOf: 2025-06 }',
    });
    const { items, problems } = await readContent(root);
    expect(problems).toEqual([]);
    expect(items.find((item) => item.entity === 'link')?.fields).toMatchObject({
      fare: { amountMinor: 1250, currency: 'CNY' },
    });
  });

  it('requires long articles in sections about great cities, and more words about greater sights', () => {
    const paragraph = (words: number) => ({
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text: 'word '.repeat(words).trim() }],
    });
    const articleOf = (words: number) => ({ type: 'doc' as const, content: [paragraph(words)] });
    const lengths = (item: Parameters<typeof contentOf>[0]) =>
      checkContent(contentOf(item))
        .map(({ message }) => message)
        .filter((message) => /words;|sections;/.test(message));
    expect(lengths(itemOf('city', 'xian', { ...sampleCity, article: articleOf(900) }))).toEqual([
      'xian: article has 900 words; write at least 1200.',
      'xian: article has 0 sections; write at least 10.',
    ]);
    expect(lengths(itemOf('city', 'xian', { ...sampleCity, article: articleOf(2100) }))).toContain(
      'xian: article has 2100 words; write at most 2000.',
    );
    expect(lengths(itemOf('city', 'small', { ...sampleCity, article: articleOf(900) }))).toEqual([]);
    const spot = { ...sampleSpot, description: articleOf(200) };
    expect(lengths(itemOf('scenic-spot', 'hall', { ...spot, popularity: 80 }))).toEqual([]);
    expect(lengths(itemOf('scenic-spot', 'hall', { ...spot, popularity: 98 }))).toEqual([
      'hall: description has 200 words; write at least 400.',
    ]);
  });
});
