import { assetUrl } from '../assets/asset-url.ts';
import { type FontFile, listNeededFontFiles } from './needed-font-files.ts';

let loading: Promise<void> | undefined;

/**
 * Loads the Chinese font files that the current page needs; files for other characters load when those appear. Loads
 * once per visit. Resolves also on failure, because system fonts show the text.
 */
export function loadChineseFonts(): Promise<void> {
  loading ??= addFontFaces().catch(() => undefined); // system fonts stay in use
  return loading;
}

/** Waits for all needed files before adding any: each face that is added makes the browser lay out the page again. */
async function addFontFaces(): Promise<void> {
  const { chineseFontFiles } = await import('./font-files.generated.ts');
  const files = chineseFontFiles.map((file) => ({ ...file, face: toFontFace(file) }));
  const texts = Array.from(document.querySelectorAll('[lang|="zh"]'), (element) => element.textContent);
  const needed = listNeededFontFiles(texts.join(''), files);
  await Promise.allSettled(needed.map(({ face }) => face.load()));
  // Where two faces cover a character the browser uses the later face; `listNeededFontFiles` uses the earlier file.
  for (const { face } of files.toReversed()) document.fonts.add(face);
}

function toFontFace({ url, 'unicode-range': ranges }: FontFile): FontFace {
  return new FontFace('Yunyou Chinese', `url("${assetUrl(url)}") format("woff2")`, {
    weight: '400 700',
    display: 'swap',
    unicodeRange: ranges.join(', '),
  });
}
