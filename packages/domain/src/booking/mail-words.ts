import type { MailFacts } from './mail-facts.ts';

/** Turns full-width letters, digits and signs into plain ones, and all spaces into one kind. Keeps the length of the text. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0))
    .replaceAll(/[\t\u00a0\u2002-\u200a\u202f\u3000]/g, ' ')
    .replaceAll('\r\n', ' \n')
    .replaceAll('\r', '\n');
}

const referencePattern =
  /(?:\b(?:booking|reservation|confirmation|order|itinerary|voucher|e-?ticket|ticket) ?(?:reference|ref|number|code|id|no)\b\.?|\bpnr\b|\brecord locator\b|\breference(?: number| code)?\b|订单号码?|订单编号|预订编号|预订号|确认号|取票号|订座编号|凭证码)[^\S\n]{0,3}(?:is|为|是)?[^\S\n]{0,3}[:#]?[^\S\n]{0,3}#?([A-Z0-9][A-Z0-9.-]{3,23}[A-Z0-9])(?![a-z])/gi;

/** Returns the reference of a booking: the words beside "Booking reference", "PNR" or 订单号 that contain a digit or are capitals. */
export function findReference(text: string): string | undefined {
  for (const [, found = ''] of text.matchAll(referencePattern))
    if (/\d/.test(found) || /^[A-Z]{5,8}$/.test(found)) return found;
  // In a table the value stands below its name.
  const below =
    /(?:booking|reservation|confirmation) (?:reference|number|code|id) ?:? {0,3}\n {0,3}([A-Z0-9]{5,20})(?= {0,3}\n|$)/i;
  const value = below.exec(text)?.[1];
  return value !== undefined && (/\d/.test(value) || /^[A-Z]{5,8}$/.test(value)) ? value : undefined;
}

/**
 * Returns the text after the first of the given labels ("Hotel: ..."), or the next line when the label has a line of
 * its own.
 */
export function findLabelled(
  { lines }: MailFacts,
  labels: RegExp,
  isValue: (text: string) => boolean = () => true,
): string | undefined {
  for (const [index, { text }] of lines.entries()) {
    const match = labels.exec(text.trim());
    if (!match) continue;
    const rest = text.trim().slice(match[0].length);
    const beside = /^ {0,3}(?:[:：]|[-–—|] )(.*)$/.exec(rest)?.[1]?.trim();
    const value = tidy(beside || (/^ {0,3}[:：]?$/.test(rest) ? (lines[index + 1]?.text ?? '') : ''));
    if (value.length >= 2 && isValue(value)) return value;
  }
  return undefined;
}

/** Removes spaces and punctuation at both ends. */
export function tidy(text: string): string {
  return text
    .trim()
    .replace(/^[\s,;:.|·•*>–—\-，。；、：]{1,20}/, '')
    .replace(/[\s,;:|·•*<–—\-，。；、：]{1,20}$/, '')
    .trim();
}
