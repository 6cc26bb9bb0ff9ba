import { tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { toTripCatalogue } from '@yunyou/domain/trip/catalogue/trip-catalogue-data';
import { createTripProblem } from '@yunyou/domain/trip/problem/create-trip-problem';
import type { Services } from '../handler.ts';
import { readTripPart } from '../trips/catalogue/trip-part.ts';

const warmUpMillis = 150;

/** Plans a sample trip in each of `threads` threads at start, so that the first real trips run compiled code. */
export async function warmPlanning(
  { db, tripCatalogue, planning, settings, now }: Services,
  threads: number,
): Promise<void> {
  if (settings.PLANNING === 'workers') return;
  const outline = await tripCatalogue();
  const best = outline.cities.toSorted((a, b) => b.popularity - a.popularity).slice(0, 2);
  const brief = tripBrief.parse({
    when: { kind: 'month', year: now().getFullYear() + 1, month: 4, days: 5 },
    cityIds: best.map(({ id }) => id),
  });
  const made = createTripProblem(brief, toTripCatalogue(await readTripPart(db, outline, brief)));
  if (made.kind === 'faults') return;
  await Promise.all(
    Array.from({ length: threads }, (_, seed) =>
      planning.plan(made.problem, { seed, millis: warmUpMillis, isWarmUp: true }),
    ),
  );
}
