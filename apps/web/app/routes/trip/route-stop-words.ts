import type { RouteStopView } from '@yunyou/contract/site/route.endpoints';

/** Texts of a stop for the page. */
export interface StopWords {
  id: string;
  city: string;
  zhCity: string;
  to: string;
  /** Nights, for example "3–4 nights". */
  stay: string;
  /** Nights on the way there. */
  before: string | undefined;
  why: string;
  spots: { id: string; name: string; to: string }[];
}

export const toStopWords = (stop: RouteStopView): StopWords => ({
  id: stop.cityId,
  city: stop.city.name,
  zhCity: stop.city.zhName,
  to: stop.city.linkUrl,
  stay: formatNights(stop.nights, stop.extraNights),
  before: stop.nightsOnTheWay > 0 ? `${formatNights(stop.nightsOnTheWay, 0)} on the way` : undefined,
  why: stop.why,
  spots: stop.spots.map(({ id, name, linkUrl }) => ({ id, name, to: linkUrl })),
});

/** Formats the nights of the shortest and longest version: "2 nights", "2–3 nights", "on the way". */
export function formatNights(nights: number, extra: number): string {
  if (nights + extra === 0) return 'on the way';
  const range = extra > 0 ? `${nights}–${nights + extra}` : String(nights);
  return range === '1' || range === '0–1' ? `${range} night` : `${range} nights`;
}
