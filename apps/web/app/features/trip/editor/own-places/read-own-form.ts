import type { OwnPlace } from '@yunyou/contract/trip/own-place.schema';
import { ownMinutes, ownNameCharsMax, ownPriceYuanMax } from '@yunyou/contract/trip/own-place-limits';
import { readPastedPlace } from '@yunyou/domain/own-places/read-pasted-place';
import { readClock } from '../../view/trip-words.ts';
import * as words from '../editor-words.ts';

type Point = OwnPlace['coordinates'];

/** The fields of the form as typed. */
export interface OwnForm {
  name: string;
  zhName: string;
  /** Pasted link or coordinates. Empty: the position of `near`. */
  where: string;
  minutes: number;
  yuan: string;
  opens: string;
  closes: string;
}

/** The fields of a place in the form, without its id and city. */
export type OwnFacts = Omit<OwnPlace, 'id' | 'cityId'>;

/** Reads the form, or returns the message of its first fault with the field. */
export function readOwnForm(
  form: OwnForm,
  near: Point | undefined,
): { facts: OwnFacts } | { field: keyof OwnForm; fault: string } {
  const pasted = form.where.trim() === '' ? undefined : readPastedPlace(form.where);
  if (pasted?.kind === 'unreadable') return { field: 'where', fault: pasted.text };
  const name = tidy(form.name) || (pasted?.name ?? '');
  if (name === '') return { field: 'name', fault: words.nameMissing };
  const coordinates = pasted?.coordinates ?? near;
  if (!coordinates) return { field: 'where', fault: words.positionMissing };
  const yuan = form.yuan.trim() === '' ? 0 : Number(form.yuan);
  if (!(yuan >= 0 && yuan <= ownPriceYuanMax))
    return { field: 'yuan', fault: words.priceWrong(ownPriceYuanMax.toLocaleString('en')) };
  const hours = readHours(form);
  if (hours === 'fault') return { field: 'closes', fault: words.hoursWrong };
  const zhName = tidy(form.zhName) || (hasHan(name) ? name : '');
  return {
    facts: {
      name,
      ...(zhName !== '' && { zhName }),
      coordinates,
      minutes: Math.min(ownMinutes.max, Math.max(ownMinutes.min, form.minutes)),
      priceFen: Math.round(yuan * 100),
      ...(hours && { hours }),
    },
  };
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, ownNameCharsMax);
const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

function readHours({ opens, closes }: OwnForm): OwnPlace['hours'] | 'fault' {
  if (opens === '' && closes === '') return undefined;
  const [openMinute, closeMinute] = [readClock(opens), readClock(closes === '00:00' ? '24:00' : closes)];
  return openMinute !== undefined && closeMinute !== undefined && openMinute < closeMinute
    ? { openMinute, closeMinute }
    : 'fault';
}
