import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient } from '@yunyou/contract/client';
import type { CallInput } from '@yunyou/contract/endpoints';
import type { TripItemView, TripView } from '@yunyou/contract/trip/trip.schema';
import { z } from 'zod';
import { hashToken } from '../visitors/session-token.ts';
import type { McpContext } from './mcp-tool.ts';

/** Planning takes a few seconds; after this time the result is the link alone. */
const waitMaxMs = 20_000;
const pollMs = 200;
const notesMax = 8;

const plannedItem = z.object({
  kind: z.enum(['visit', 'meal', 'ride', 'free', 'night']),
  from: z.string().describe('HH:MM, China time'),
  to: z.string(),
  name: z.string(),
  url: z.string().optional(),
});

/** A plan in the few fields that an assistant needs; the page shows the rest. */
export const plannedTrip = z.object({
  status: z.enum(['ready', 'planning', 'failed']).describe('planning: open the link in a moment'),
  title: z.string(),
  summary: z.string(),
  days: z.array(z.object({ date: z.string(), title: z.string(), items: z.array(plannedItem) })),
  costYuan: z.int().optional().describe('For the whole group, without the journey to China'),
  visa: z.object({ status: z.string(), headline: z.string() }).optional(),
  todo: z
    .array(z.object({ title: z.string(), date: z.string().optional() }))
    .describe('Tickets and papers to arrange, with the day in China on which sale starts'),
  problems: z.array(z.string()).describe('Wishes that could not be met, and warnings'),
  url: z.string().describe('The plan on this site'),
});
export type PlannedTrip = z.infer<typeof plannedTrip>;

/** Plans a trip without an owner: its trip key is not stored, so that only the share link opens it. */
export async function planSharedTrip(
  input: CallInput<'POST /travel/create'>,
  context: McpContext,
): Promise<PlannedTrip> {
  const { id, key } = await context.api('POST /travel/create', input);
  const api = key === undefined ? context.api : context.apiWithTripKey(hashToken(key));
  const isPlanned = await waitForPlan(id, api);
  const trip = await getTrip(id, api);
  // A trip of a signed-in traveller opens for its owner; a failed trip has nothing to share.
  const isShared = key !== undefined && trip.version > 0;
  const path = isShared ? (await api('POST /travel/share', { id })).linkUrl : `/trip/details?id=${id}`;
  return toPlannedTrip(trip, { url: context.pageUrl(path), isPlanned, pageUrl: context.pageUrl });
}

async function waitForPlan(id: string, api: ApiClient): Promise<boolean> {
  const until = performance.now() + waitMaxMs;
  for (;;) {
    const { status } = await api('GET /travel/syncFirstDayData', { id });
    if (status !== 'planning') return true;
    if (performance.now() >= until) return false;
    await delay(pollMs);
  }
}

export async function getTrip(id: string, api: ApiClient): Promise<TripView> {
  const view = await api('GET /travel/line/detail', { id });
  if (view.kind !== 'trip') throw new Error(`${id} is a tour`);
  return view;
}

interface ShownTrip {
  url: string;
  isPlanned: boolean;
  pageUrl: McpContext['pageUrl'];
}

export function toPlannedTrip(trip: TripView, { url, isPlanned, pageUrl }: ShownTrip): PlannedTrip {
  const { title, summary, days, totals, visa, checklist, problems, failure, status } = trip;
  const warnings = days.flatMap((day) => day.warnings.filter(({ level }) => level === 'serious'));
  return {
    status: isPlanned ? status : 'planning',
    title,
    summary,
    days: days.map((day) => ({
      date: day.date,
      title: day.title,
      items: day.items.flatMap((item) => toPlannedItem(item, pageUrl)),
    })),
    ...(totals && { costYuan: Math.round(totals.costFen / 100) }),
    visa: { status: visa.status, headline: visa.headline },
    todo: checklist
      .slice(0, notesMax)
      .map(({ title: task, date }) => ({ title: task, ...(date && { date }) })),
    problems: [
      ...(failure ? [failure.reason, ...failure.conflicts.map(({ change }) => change)] : []),
      ...problems,
      ...warnings.map(({ text }) => text),
    ].slice(0, notesMax),
    url,
  };
}

/** Maps an item of a day. Leaves out ways inside a city, which follow from the order of the visits. */
function toPlannedItem(
  item: TripItemView,
  pageUrl: McpContext['pageUrl'],
): PlannedTrip['days'][number]['items'] {
  if (item.kind === 'transfer') return [];
  const times = { kind: item.kind, from: item.startTime, to: item.endTime };
  if (item.kind === 'ride')
    return [{ ...times, kind: 'ride', name: `${item.mode}: ${item.from.name} to ${item.to.name}` }];
  const { name, linkUrl } = item.place;
  return [{ ...times, kind: item.kind, name, ...(linkUrl !== undefined && { url: pageUrl(linkUrl) }) }];
}
