import { transcode } from 'node:buffer';

let scratch = Buffer.allocUnsafe(256 * 1024);

/**
 * Encodes text as UTF-8. `Buffer.from` takes four times as long for a page with Chinese characters. `transcode` rejects half
 * of a surrogate pair, as in a keyword that was cut; `Buffer.from` replaces it. The UTF-16 form uses the same memory for
 * each page.
 */
export function encodeUtf8(text: string): Buffer {
  const bytes = text.length * 2;
  if (scratch.length < bytes) scratch = Buffer.allocUnsafe(bytes);
  scratch.write(text, 'utf16le');
  try {
    return transcode(scratch.subarray(0, bytes), 'utf16le', 'utf8');
  } catch {
    return Buffer.from(text); // `transcode` throws on half of a surrogate pair
  }
}
