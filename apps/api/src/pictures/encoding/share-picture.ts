import path from 'node:path';
import sharp from 'sharp';
import type { ShareText, TaskInput } from './messages.ts';
import { createTypesetter, type SetText, type Typesetter } from './typesetting.ts';

export const shareSize = { width: 1200, height: 630 } as const;
const margin = 64;
const lineWidthMaxPx = shareSize.width - 2 * margin;
const titleSizes = [104, 88, 76, 64] as const;
const linesMax = 3;

const siteFonts = path.join(import.meta.dirname, '..', '..', '..', '..', 'web', 'public', 'fonts');
export const typesetter = createTypesetter({ chineseFolder: siteFonts });

/** Draws the poster with the title on it, for link previews. */
export async function drawSharePicture({ master, text }: TaskInput<'drawSharePicture'>): Promise<Buffer> {
  const overlay = await drawText(text, typesetter);
  return sharp(master)
    .resize({ ...shareSize, fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function drawText({ title, zhTitle, kind }: ShareText, type: Typesetter): Promise<string> {
  const { lines, sizePx } = await fitTitle(title, type);
  const below: { text: SetText; heightPx: number }[] = [];
  if (zhTitle) below.push({ text: await type.set(zhTitle, 44), heightPx: 66 });
  const parts: string[] = [];
  let baseline = shareSize.height - margin;
  for (const { text, heightPx } of below) {
    parts.push(`<g transform="translate(${margin} ${baseline})">${text.svg}</g>`);
    baseline -= heightPx;
  }
  for (const line of lines.toReversed()) {
    parts.push(`<g transform="translate(${margin} ${baseline})">${line.svg}</g>`);
    baseline -= sizePx * 1.02;
  }
  const label = await type.set(kind, 34);
  parts.push(`<g transform="translate(${margin} ${baseline - 4})">${label.svg}</g>`);
  const darkFrom = Math.max(0, (baseline - 150) / shareSize.height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="${darkFrom.toFixed(3)}" stop-color="#0c1012" stop-opacity="0"/><stop offset="${Math.min(0.95, darkFrom + 0.35).toFixed(3)}" stop-color="#0c1012" stop-opacity="0.66"/><stop offset="1" stop-color="#0c1012" stop-opacity="0.86"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#shade)"/>
<g fill="#fffaf2">${parts.join('')}</g></svg>`;
}

/** Returns the title in the largest size that fits; cuts it after three lines when none does. */
async function fitTitle(title: string, type: Typesetter): Promise<{ lines: SetText[]; sizePx: number }> {
  for (const sizePx of titleSizes) {
    const lines = await wrap(title, sizePx, type);
    const fits =
      lines.length <= linesMax - (sizePx > 80 ? 1 : 0) &&
      lines.every(({ widthPx }) => widthPx <= lineWidthMaxPx);
    if (fits) return { lines, sizePx };
  }
  const sizePx = titleSizes.at(-1) ?? 64;
  return { lines: (await wrap(title, sizePx, type)).slice(0, linesMax), sizePx };
}

async function wrap(title: string, sizePx: number, type: Typesetter): Promise<SetText[]> {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length === 0) lines.push(word);
    else if ((await type.set(longer, sizePx)).widthPx <= lineWidthMaxPx) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return Promise.all(lines.map((line) => type.set(line, sizePx)));
}
