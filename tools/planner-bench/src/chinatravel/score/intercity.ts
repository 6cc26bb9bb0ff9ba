import type { Service } from '../sandbox.ts';
import { findTrains, listFlights } from '../sandbox.ts';
import type { Dict } from '../snippet/value.ts';
import type { Column, Subject } from './checks.ts';
import { activitiesOf, EvaluatorCrash, isCostOf } from './checks.ts';

const INVALID: readonly Column[] = ['I2', 'I3', 'I4'];

/** Checks that the first and the last activity of the trip are rows of the timetable, at its times and prices. */
export function checkIntercity(subject: Subject): readonly Column[] {
  if (subject.days.length === 0) throw new EvaluatorCrash('the itinerary is empty');
  const go = activitiesOf(subject.days[0])[0];
  const back = activitiesOf(subject.days.at(-1)).at(-1);
  if (!go || !back || !hasId(go) || !hasId(back)) return ['I1', ...INVALID];
  if (!isIntercity(go) || !isIntercity(back)) return INVALID;
  const { startCity, targetCity } = subject;
  const outward = listServices(subject, go, { from: startCity, to: targetCity });
  if (!('start' in go && 'end' in go && 'start' in back && 'end' in back)) return INVALID;
  const goColumns = compareWithTimetable(go, outward);
  const homeward = listServices(subject, back, { from: targetCity, to: startCity });
  const backColumns = compareWithTimetable(back, homeward);
  if (backColumns === undefined) return INVALID;
  return [...new Set([...(goColumns ?? INVALID), ...backColumns])];
}

function hasId(activity: Dict): boolean {
  return 'FlightID' in activity || 'TrainID' in activity;
}

function isIntercity(activity: Dict): boolean {
  return activity['type'] === 'airplane' || activity['type'] === 'train';
}

function listServices(subject: Subject, activity: Dict, ends: { from: string; to: string }): Service[] {
  if (activity['type'] === 'airplane') return listFlights(subject.sandbox, ends.from, ends.to);
  const trains = findTrains(subject.sandbox, ends.from, ends.to);
  if (!trains || trains.length === 0) throw new EvaluatorCrash(`no train table ${ends.from} to ${ends.to}`);
  return trains;
}

/** Compares an activity with its row in the timetable; undefined when the timetable has no such row. */
function compareWithTimetable(activity: Dict, services: readonly Service[]): Column[] | undefined {
  const id = activity['type'] === 'airplane' ? activity['FlightID'] : activity['TrainID'];
  const service = services.find(
    (row) => row.id === id && row.from === activity['start'] && row.to === activity['end'],
  );
  if (!service) return undefined;
  const columns: Column[] = [];
  const { start_time: begin, end_time: end, price, cost, tickets } = activity;
  if (begin !== service.begin || end !== service.end || price !== service.price || price === null)
    columns.push('I3');
  if (!isCostOf(cost, price, tickets)) columns.push('I4');
  return columns;
}
