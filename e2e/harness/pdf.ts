import { inflateSync } from 'node:zlib';

/** Counts the operators that show text (`Tj`, `TJ`) in the compressed streams of a PDF file. */
export function countTexts(pdf: Buffer): number {
  // Latin-1 maps each byte to one character, so that positions in the text are positions in the file.
  const streams = pdf
    .toString('latin1')
    .matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g);
  let count = 0;
  for (const [, body = ''] of streams) count += inflate(body).match(/[>\])] ?T[Jj]\b/g)?.length ?? 0;
  return count;
}

/** Returns the text of a stream, and none for one that is not complete. */
function inflate(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}
