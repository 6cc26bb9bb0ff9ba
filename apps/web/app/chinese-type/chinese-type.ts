import { type FontFile, filesFor } from './files-for.ts';

let isComing: Promise<void> | undefined;

/** Our Chinese type is in place for what the page says, or cannot be had; other characters load as they appear. */
export function chineseType(): Promise<void> {
  isComing ??= bringChineseType().catch(() => undefined); // the visitor's own font serves as well
  return isComing;
}

/** All at once: each font that arrives on its own has the browser lay out the whole page again. */
async function bringChineseType(): Promise<void> {
  const { chineseFontFiles } = await import('./font-files.generated.ts');
  const files = chineseFontFiles.map((file) => ({ ...file, face: toFace(file) }));
  const written = Array.from(document.querySelectorAll('[lang|="zh"]'), (element) => element.textContent);
  await Promise.allSettled(filesFor(written.join(''), files).map(({ face }) => face.load()));
  // Of two faces that claim a character the later one gets it, of two files the earlier.
  for (const { face } of files.toReversed()) document.fonts.add(face);
}

function toFace({ url, 'unicode-range': ranges }: FontFile): FontFace {
  return new FontFace('Yunyou Chinese', `url("${url}") format("woff2")`, {
    weight: '400 700',
    display: 'swap',
    unicodeRange: ranges.join(', '),
  });
}
