import { simplifiedForms } from '@yunyou/domain/search/simplified';

/** Returns the first character of a text that exists only in simplified Chinese. */
export function findSimplified(text: string): string | undefined {
  return (text.match(/\p{Script=Han}/gu) ?? []).find(
    (character) => simplifiedForms.has(character) && !big5().has(character),
  );
}

let big5Characters: ReadonlySet<string> | undefined;

/**
 * Returns the characters of Big5 without its extensions: the common and less common characters of traditional
 * Chinese.
 */
function big5(): ReadonlySet<string> {
  if (big5Characters) return big5Characters;
  const decoder = new TextDecoder('big5');
  const characters = new Set<string>();
  for (let lead = 0xa4; lead <= 0xf9; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const isCore =
        lead < 0xc6 || (lead === 0xc6 && trail <= 0x7e) || (lead >= 0xc9 && (lead < 0xf9 || trail <= 0xd5));
      if (isCore) characters.add(decoder.decode(Uint8Array.of(lead, trail)));
    }
  }
  big5Characters = characters;
  return characters;
}
