import { type Finding, type JudgedTrip, type TripRule } from '../judged-trip.ts';

const repeatedShare = 0.4;
const repeatedCount = 4;
const sentenceWords = 4;

/** Replaces names and numbers, so that a template with other names is recognised. */
function toTemplate(sentence: string, names: readonly string[]): string {
  return names
    .reduce((text, name) => (name === '' ? text : text.replaceAll(name, '#')), sentence)
    .replaceAll(/\d+([.,]\d+)?/g, '0')
    .trim();
}

function judgeTemplates({ days, description }: JudgedTrip): Finding[] {
  const visits = days.flatMap((day) => day.visits);
  const cities = description.stays.map(({ cityName }) => cityName);
  const counts = new Map<string, number>();
  for (const { item } of visits) {
    const sentences = item.reason
      .split(/(?<=[.!?。])\s+/)
      .filter((text) => text.split(' ').length >= sentenceWords);
    for (const template of new Set(sentences.map((text) => toTemplate(text, [item.place.name, ...cities])))) {
      counts.set(template, (counts.get(template) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= repeatedCount && count >= visits.length * repeatedShare)
    .map(([template, count]) => ({ text: `“${template}” in ${count} of ${visits.length} stops` }));
}

function judgeTitles({ description }: JudgedTrip): Finding[] {
  const seen = new Set<string>();
  return description.days.flatMap(({ title, dayIndex }) => {
    const isRepeat = seen.has(title);
    seen.add(title);
    return isRepeat ? [{ text: `“${title}” is the title of two days`, dayIndex }] : [];
  });
}

export const wordRules: readonly TripRule[] = [
  {
    id: 'template-sentence',
    weight: 1,
    meaning: 'No sentence is repeated in every stop',
    judge: judgeTemplates,
  },
  { id: 'day-titles', weight: 0.5, meaning: 'Each day has its own title', judge: judgeTitles },
];
