import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import type { PlannedWish } from './wish-planner.ts';

/** Writes a planned wish as text, to be read by a person. */
export function writeTrip({ wish, understanding, trip, failure }: PlannedWish): string {
  const chips = understanding.chips.map(({ label, certainty }) =>
    certainty === 'said' ? label : `(${label})`,
  );
  const head = [
    `> ${wish}`,
    `Read: ${chips.join(' · ')}`,
    ...understanding.notes.map((note) => `Note: ${note}`),
  ];
  if (!trip) return [...head, `NO PLAN: ${failure?.reason}`].join('\n');
  if (failure) head.push(`NEAREST PLAN: ${failure.reason}`);
  const { stays, days, totals, visa, leftOut } = trip.description;
  const shape = stays.map(({ cityName, nights }) => `${cityName} ${nights}`).join(', ');
  const cost = totals ? `${Math.round(totals.costFen / 100)} yuan` : '';
  return [
    ...head,
    `Shape: ${shape}. ${cost}. Visa: ${visa.headline}`,
    ...days.flatMap(({ dayIndex, weekday, date, title, items, warnings }) => [
      `Day ${dayIndex + 1} ${weekday} ${date}: ${title}`,
      ...items.filter(({ kind }) => kind !== 'free').map((item) => `    ${writeItem(item)}`),
      ...warnings.map(({ level, text }) => `    ! ${level}: ${text}`),
    ]),
    `Left out: ${leftOut
      .slice(0, 8)
      .map(({ name, reason }) => `${name} (${reason})`)
      .join(', ')}`,
  ].join('\n');
}

function writeItem(item: TripItemView): string {
  const time = `${item.startTime}-${item.endTime}`;
  switch (item.kind) {
    case 'visit':
      return `${time} ${item.place.name} (${item.category}, ${Math.round(item.costFen / 100)} yuan)${item.lunchInside ? ', lunch inside' : ''}`;
    case 'meal':
      return `${time} ${item.meal}: ${item.place.kind} ${item.place.name}`;
    case 'transfer':
      return `${time}   ${item.mode} ${(item.meters / 1000).toFixed(1)} km to ${item.to.name}${item.stations === undefined ? '' : `: ${item.stations}`}`;
    case 'ride':
      return `${time} ${item.mode.toUpperCase()} ${item.from.name} to ${item.to.name}, ${item.legs.length} leg(s)`;
    case 'night':
      return `${time} night: ${item.place.name}`;
    case 'free':
      return `${time} free`;
  }
}
