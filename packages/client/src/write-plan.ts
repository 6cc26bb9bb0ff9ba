import type { TripItemView, TripView } from '@yunyou/contract/trip/trip.schema';

/** Writes a plan as plain text for a terminal. */
export function writePlan(
  trip: Pick<TripView, 'title' | 'summary' | 'days' | 'checklist' | 'failure'>,
): string {
  const days = trip.days.flatMap(({ dayIndex, date, title, items }) => [
    '',
    `Day ${dayIndex + 1}, ${date}: ${title}`,
    ...items.flatMap(writeItem),
  ]);
  const tasks = trip.checklist.map(({ date, title }) => `  ${date ?? 'Any time'}  ${title}`);
  const lines = [
    trip.title,
    trip.summary,
    ...(trip.failure ? [`Not all wishes fit: ${trip.failure.reason}`] : []),
    ...days,
    ...(tasks.length > 0 ? ['', 'Before you go', ...tasks] : []),
  ];
  return `${lines.map(toPlainLine).join('\n')}\n`;
}

function writeItem(item: TripItemView): string[] {
  const time = `  ${item.startTime}-${item.endTime}  `;
  switch (item.kind) {
    case 'visit':
      return [`${time}${item.place.name} ${item.place.zhName}`];
    case 'meal':
      return [`${time}${item.meal}: ${item.place.name}`];
    case 'ride':
      return [`${time}${item.mode}: ${item.from.name} to ${item.to.name}`];
    case 'night':
      return [`${time}night: ${item.place.name}`];
    default:
      return [];
  }
}

/** Removes control characters, so that a text from the site cannot change the terminal. */
const toPlainLine = (line: string): string => line.replaceAll(/\p{Cc}/gu, ' ');
