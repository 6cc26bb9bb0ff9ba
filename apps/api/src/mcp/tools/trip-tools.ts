import type { FileAnswer } from '@yunyou/contract/endpoint';
import { takeAlongKey } from '@yunyou/contract/trip/take-along-formats';
import { tripId } from '@yunyou/contract/trip/trip-brief.schema';
import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { recordAudit, recordDailyAudit } from '../../staff/audit.ts';
import { defineTool, type McpContext } from '../mcp-tool.ts';
import { toActor } from '../oauth/consent.ts';
import { getTrip, plannedTrip, toPlannedTrip } from '../planned-trip.ts';

const id = tripId.describe('Id from list_trips');
const tripUrl = ({ pageUrl }: McpContext, trip: string) => pageUrl(`/trip/details?id=${trip}`);

export const listTrips = defineTool({
  name: 'list_trips',
  title: 'My trips',
  description:
    "Lists the signed-in traveller's own trips on Yunyou, latest change first. Needs the traveller's consent.",
  scope: 'trips.read',
  isReadOnly: true,
  input: z.strictObject({ page: z.int().min(1).max(100).default(1) }),
  output: z.object({
    total: z.int(),
    trips: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        status: z.string(),
        firstDate: z.string(),
        days: z.int(),
        cities: z.array(z.string()),
        url: z.string(),
      }),
    ),
  }),
  run: async ({ page }, context) => {
    const { api, pageUrl } = context;
    const { list, total } = await api('POST /travel/list', { pageNum: page, pageSize: 20 });
    await noteUse('list-trips', context);
    return {
      total,
      trips: list.map((trip) => ({
        id: trip.id,
        title: trip.title,
        status: trip.status,
        firstDate: trip.firstDate,
        days: trip.days,
        cities: trip.cityNames,
        url: pageUrl(trip.linkUrl),
      })),
    };
  },
});

export const openTrip = defineTool({
  name: 'open_trip',
  title: 'Open one of my trips',
  description: "Returns the plan of one of the traveller's own trips by day. Needs the traveller's consent.",
  scope: 'trips.read',
  isReadOnly: true,
  input: z.strictObject({ id }),
  output: plannedTrip,
  run: async ({ id: trip }, context) => {
    const opened = await getTrip(trip, context.api);
    await noteUse('open-trip', context, trip);
    return toPlannedTrip(opened, { url: tripUrl(context, trip), isPlanned: true, pageUrl: context.pageUrl });
  },
});

export const editTrip = defineTool({
  name: 'edit_trip',
  title: 'Change one of my trips',
  description:
    'Changes one of the traveller\'s own trips by a sentence, such as "make day 2 lighter" or "one more night in Xi\'an". If the sentence can mean several things, nothing is saved and the choices are returned: ask the traveller and call again with the number. The earlier version stays and can be restored on the page. Needs the traveller\'s consent.',
  scope: 'trips.write',
  isReadOnly: false,
  isSlow: true,
  input: z.strictObject({
    id,
    sentence: z.string().trim().min(1).max(300),
    choice: z.int().min(1).max(10).optional().describe('Number of one of the returned choices'),
    keepProblems: z
      .boolean()
      .default(false)
      .describe('Also save a plan with problems; ask the traveller first'),
  }),
  output: z.object({
    isSaved: z.boolean(),
    choices: z.array(z.object({ number: z.int(), label: z.string(), refusal: z.string().optional() })),
    changes: z.array(z.string()),
    problems: z.array(z.string()),
    examples: z.array(z.string()).describe('Sentences that would be understood'),
    url: z.string(),
  }),
  run: async ({ id: trip, sentence, choice, keepProblems }, context) => {
    const { version } = await getTrip(trip, context.api);
    const { choices, examples } = await context.api('POST /travel/refine', { id: trip, version, sentence });
    const [chosen] =
      choice === undefined && choices.length === 1 ? choices : choices.slice((choice ?? 0) - 1, choice ?? 0);
    const result = chosen?.result;
    const problems = result?.problems ?? [];
    const isSaved = result !== undefined && (problems.length === 0 || keepProblems);
    if (isSaved) {
      const { title, brief, plan } = result;
      await context.api('POST /travel/save', { id: trip, version, title, brief, plan, keepProblems });
      await noteUse('edit-trip', context, trip);
    }
    return {
      isSaved,
      choices: choices.map(({ label, refusal }, index) => ({
        number: index + 1,
        label,
        ...(refusal !== undefined && { refusal }),
      })),
      changes: result?.changes.map(({ text }) => text) ?? [],
      problems,
      examples,
      url: tripUrl(context, trip),
    };
  },
});

/** Writes the audit entry of what an assistant did for a traveller: each change, and once a day what it reads. */
async function noteUse(
  action: 'list-trips' | 'open-trip' | 'edit-trip' | 'export-trip',
  { services, grant, caller }: McpContext,
  trip?: string,
): Promise<void> {
  const userId = caller.visitor?.user.id;
  if (!grant || userId === undefined) throw new ApiError('NOT_SIGNED_IN');
  const write = action === 'edit-trip' ? recordAudit : recordDailyAudit;
  await write(services.db, toActor(grant.clientName, services.now()), {
    action: `assistant.${action}`,
    ...(trip === undefined ? { entity: 'user', entityId: userId } : { entity: 'trip', entityId: trip }),
    after: { userId },
  });
}

/** Formats that are text; the roadbook is printed on the page of the trip. */
const textFormats = ['ics', 'gpx', 'kml', 'geojson'] as const;

export const exportTrip = defineTool({
  name: 'export_trip',
  title: 'Export one of my trips',
  description:
    "Returns one of the traveller's own trips as a calendar (ics) or map file (gpx, kml, geojson). The printed roadbook (PDF) is on the page of the trip. Needs the traveller's consent.",
  scope: 'trips.read',
  isReadOnly: true,
  textMax: 400_000,
  input: z.strictObject({ id, format: z.enum(textFormats) }),
  output: z.object({ fileName: z.string(), contentType: z.string(), text: z.string(), url: z.string() }),
  run: async ({ id: trip, format }, context) => {
    const file: FileAnswer = await context.getFile(takeAlongKey(format), { id: trip });
    await noteUse('export-trip', context, trip);
    return {
      fileName: file.fileName ?? `trip.${format}`,
      contentType: file.contentType,
      text: await readText(file.content),
      url: tripUrl(context, trip),
    };
  },
});

async function readText(content: FileAnswer['content']): Promise<string> {
  if (content instanceof Uint8Array) return new TextDecoder().decode(content);
  let text = '';
  for await (const part of content) text += part;
  return text;
}
