import { anyOf } from '../../phrases.ts';
import type { SlotMatch } from '../../slot-match.ts';
import { listStays, type Stay } from '../places/stays.ts';

export const stopover = new RegExp(
  anyOf({
    en: 'lay-?over|stop-?over|transit(?!-? ?visa)|between (?:my |our |two |the )?flights?|connection|connecting(?: flight)?|changing planes|(?<=\\d ?-?(?:h|hrs?|hours?) )stop(?! at)',
    de: 'zwischenstopp?|umstieg|umsteigen|zwischenlandung|zwischen (?:zwei |den |meinen |unseren )?flugen|transit',
    fr: 'escale|correspondance|entre (?:deux|mes|nos|les) vols|transit',
    es: 'escala|conexion|entre (?:dos |mis |los |nuestros )?vuelos|transito',
    it: 'scalo|coincidenza|tra (?:due |i |un )?vol[oi]|fra (?:due )?voli|transito',
    pt: 'escala|conexao|ligacao|entre (?:dois |os )?voos|transito',
    nl: 'tussenstop|overstap|tussen (?:twee )?vluchten|transit',
    zh: '转机|中转|过境|经停',
    ja: '乗り?継ぎ?|トランジット|ストップオーバー',
    ko: '경유|환승|레이오버|스톱오버',
  }),
);
const visa = new RegExp(
  anyOf({
    en: 'visas?|visa-?free|visa exempt\\w*|twov|visa policy|transit (?:rule|policy|exemption|scheme)|permit',
    de: 'visum|visa|visafrei\\w*|visumfrei\\w*',
    fr: 'visas?|sans visa|exempt\\w*',
    es: 'visas?|visado|sin visado|exencion',
    it: 'visto|visti|senza visto|esenzione',
    pt: 'vistos?|sem visto|isencao',
    nl: 'visum|visumvrij',
    zh: '免签|签证',
    ja: 'ビザ|査証',
    ko: '비자|무비자',
  }),
);
/** Longest text around a length in which its meaning is looked for. */
const maxWindow = 60;
/** Shorter lengths are hours between flights; from here on they are days unless an hour of arrival is said. */
const minDayHours = 20;
const maxLayoverHours = 48;
/** Hours of the transit rules of China. */
const visaHours: ReadonlySet<number> = new Set([144, 240]);

/**
 * Reads the hours between two flights, and marks the hours of visa rules as read: they limit a trip but do not say how
 * long it is. When the wish has no other length, visa hours are its length.
 */
export function readLayover(
  text: string,
  { hasArrival, hasDates }: { readonly hasArrival: boolean; readonly hasDates: boolean },
): SlotMatch[] {
  const stays = listStays(text);
  const hasOtherLength = hasDates || stays.some(({ unit }) => unit !== 'hours');
  const found = stays.flatMap((stay): SlotMatch[] => {
    const { unit, written, start, end, value } = stay;
    if (unit !== 'hours') return [];
    const near = windowOf(text, stay);
    if (visa.test(near) || visaHours.has(written))
      return [{ slot: 'days', value: hasOtherLength ? '' : String(value), start, end, confidence: 0.6 }];
    const isBetweenFlights = stopover.test(near);
    const isStopover = isBetweenFlights || isAtPlace(text, stay);
    const isShort = written < minDayHours && isStopover;
    const isLong = written <= maxLayoverHours && isStopover && hasArrival;
    if (isShort || isLong)
      return [{ slot: 'hours', value: String(written), start, end, confidence: isBetweenFlights ? 1 : 0.8 }];
    return [];
  });
  return found.filter(
    ({ slot, value }, index) =>
      value === '' || found.findIndex((one) => one.slot === slot && one.value !== '') === index,
  );
}

function windowOf(text: string, { start, end }: Stay): string {
  const lead = text.slice(Math.max(0, start - maxWindow), start).replace(/^.*[.;!?]/s, '');
  return lead + (/^[^.;!?]*/.exec(text.slice(start, end + maxWindow))?.[0] ?? '');
}

/** Returns whether a place, already masked, stands directly beside the length: "9 hours in Shanghai", 上海9小时. */
function isAtPlace(text: string, { start, end }: Stay): boolean {
  return (
    /^\s?(?:in |at |a |en |em |te )?·/.test(text.slice(end, end + 6)) ||
    /·\s?(?:for |fur |pour |por |per |voor |で|에서 ?)?$/.test(text.slice(Math.max(0, start - 8), start))
  );
}
