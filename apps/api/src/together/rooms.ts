import type { LiveEvent, TripPersonHere } from '@yunyou/contract/trip/together.schema';
import type { Db } from '@yunyou/database/database';
import { findTrip, findTripVersion, type TripRow } from '@yunyou/database/visitors/trip.queries';
import { listMembers, type TripMemberRow } from '@yunyou/database/visitors/trip-member.queries';
import { readRemarks } from '@yunyou/database/visitors/trip-remarks.queries';
import { type OpenTrip, seesPrivate } from '../trips/trip-access.ts';
import { briefFor, planFor } from '../trips/views/for-caller.ts';

/** A stream sends something at least this often, so that proxies keep it open. */
const heartbeatMs = 25_000;

/** One open page of a person. Holds the newest unsent event of each kind, so that a slow reader gets no backlog. */
export interface Viewer {
  memberId: string;
  tab: string;
  /** Version of the trip that the page has. */
  version: number;
  /** Version of the remarks that the page has; absent before the first ones are sent. */
  remarksVersion: number | undefined;
  /** Version of the records that was last sent to the page. */
  recordsVersion: number | undefined;
  dayIndex: number | undefined;
  unsent: {
    trip?: LiveEvent | undefined;
    remarks?: LiveEvent | undefined;
    records?: LiveEvent | undefined;
    people?: LiveEvent | undefined;
  };
  /** The last event about people. */
  people: LiveEvent | undefined;
  isGone: boolean;
  wake: () => void;
}

/** The open pages of one trip. Holds neither plan nor remarks: 1,000 of them take a few megabytes. */
export interface Room {
  tripId: string;
  viewers: Set<Viewer>;
  /** Version and time of the last change that was seen. */
  stamp: string;
  /** The last event about people. */
  people: LiveEvent | undefined;
  refreshing: Promise<void> | undefined;
  isRefreshWanted: boolean;
}

export const stampOf = ({ version, updatedAt }: Pick<TripRow, 'version' | 'updatedAt'>): string =>
  `${version} ${updatedAt.getTime()}`;

export function endViewer(viewer: Viewer): void {
  viewer.isGone = true;
  viewer.wake();
}

/** Reads a trip and its people, and queues changes for its viewers. Ends the streams of removed people. */
export async function refreshRoom(db: Db, room: Room): Promise<void> {
  const row = await findTrip(db, room.tripId);
  const members = row ? await listMembers(db, row.id) : [];
  if (row) room.stamp = stampOf(row);
  const isBehind = row !== undefined && [...room.viewers].some(({ version }) => version !== row.version);
  const stateFor = isBehind ? await readStates(db, row) : undefined;
  const hasNews =
    row !== undefined && [...room.viewers].some((one) => one.remarksVersion !== row.remarksVersion);
  const remarks = hasNews ? await readRemarksEvent(db, row) : undefined;
  room.people = withoutChange(room.people, toPeople(members, room));
  for (const viewer of room.viewers) {
    const member = members.find(({ id }) => id === viewer.memberId);
    if (row && member) queueNews(viewer, row, { trip: stateFor?.(member), remarks });
    else viewer.isGone = true;
    if (viewer.people !== room.people) viewer.unsent.people = room.people;
    viewer.people = room.people;
    if (hasUnsent(viewer)) viewer.wake();
  }
}

interface News {
  trip: LiveEvent | undefined;
  remarks: LiveEvent | undefined;
}

/** Queues the state, the remarks and the version of the records for a page that has older ones. */
function queueNews(viewer: Viewer, row: TripRow, { trip, remarks }: News): void {
  if (trip && viewer.version !== row.version) {
    viewer.unsent.trip = trip;
    viewer.version = row.version;
  }
  if (remarks && viewer.remarksVersion !== row.remarksVersion) {
    viewer.unsent.remarks = remarks;
    viewer.remarksVersion = row.remarksVersion;
  }
  if (viewer.recordsVersion !== row.recordsVersion) {
    viewer.unsent.records = { kind: 'records', version: row.recordsVersion };
    viewer.recordsVersion = row.recordsVersion;
  }
}

async function readRemarksEvent(db: Db, { id, remarksVersion }: TripRow): Promise<LiveEvent> {
  return { kind: 'remarks', remarks: { version: remarksVersion, ...(await readRemarks(db, id)) } };
}

/** Returns the newest state by what a person sees; one object for all who see the same, so that it is serialised once. */
async function readStates(db: Db, row: TripRow) {
  const stored = await findTripVersion(db, row.id, row.version);
  const byView = new Map<boolean, LiveEvent>();
  return (member: TripMemberRow): LiveEvent | undefined => {
    const open: OpenTrip = { row, access: member.role === 'owner' ? 'owner' : 'reader', member };
    const view = seesPrivate(open);
    if (stored && !byView.has(view)) {
      const [brief, plan] = [briefFor(open, stored.brief), planFor(open, stored.plan)];
      byView.set(view, { kind: 'trip', state: { version: row.version, title: row.title, brief, plan } });
    }
    return byView.get(view);
  };
}

/** Returns the last event while nothing in it has changed, so that a command does not send the list of people again. */
const withoutChange = (before: LiveEvent | undefined, now: LiveEvent): LiveEvent =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now;

function hasUnsent({ isGone, unsent: { trip, remarks, records, people } }: Viewer): boolean {
  return isGone || Boolean(trip ?? remarks ?? records ?? people);
}

/** Returns the members of a trip, with whether each has the page open and on which day. */
function toPeople(members: readonly TripMemberRow[], { viewers }: Room): LiveEvent {
  const people = members.map(({ id, name, role }): TripPersonHere => {
    const pages = [...viewers].filter(({ memberId }) => memberId === id);
    const dayIndex = pages.findLast((page) => page.dayIndex !== undefined)?.dayIndex;
    return { id, name, role, isHere: pages.length > 0, ...(dayIndex !== undefined && { dayIndex }) };
  });
  return { kind: 'people', people };
}

export function* takeUnsent(viewer: Viewer): Generator<LiveEvent> {
  const { trip, remarks, records, people } = viewer.unsent;
  viewer.unsent = {};
  if (viewer.isGone) return;
  if (trip) yield trip;
  if (people) yield people;
  if (remarks) yield remarks; // after the people, whose names they need
  if (records) yield records;
}

/** Waits for the next event. After a while without one, sends the people again as a heartbeat. */
export async function waitForWake(viewer: Viewer): Promise<void> {
  if (hasUnsent(viewer)) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      viewer.unsent.people = viewer.people;
      resolve();
    }, heartbeatMs);
    timer.unref();
    viewer.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
