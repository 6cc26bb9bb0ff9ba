import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@yunyou/database/database';
import { listTripStamps } from '@yunyou/database/visitors/trip-command.queries';
import { ApiError } from '../api-error.ts';
import type { LivePage, LiveTrips } from './live-trips.ts';
import { endViewer, type Room, refreshRoom, stampOf, takeUnsent, type Viewer, waitForWake } from './rooms.ts';

/** Changes by other processes are seen after this time; those of this process immediately. */
const pollMs = 400;
/** Changes within this time are sent as one event. */
const gatherMs = 60;
/** A stream ends after this time and the browser opens it again, so that a deployment waits for none. */
const streamMaxMs = 600_000;
const viewersMax = 3000;
const viewersPerTripMax = 120;
const tabsPerPersonMax = 6;

/** Keeps the open pages of trips that several people edit, in the memory of this process. */
export function createLiveTrips({ db }: Pick<Database, 'db'>, log: (error: Error) => void): LiveTrips {
  const rooms = new Map<string, Room>();
  const reportFailure = (error: unknown) => log(new Error('a live trip was not refreshed', { cause: error }));
  const countViewers = () => [...rooms.values()].reduce((total, { viewers }) => total + viewers.size, 0);

  /** Refreshes a room soon, one refresh at a time. */
  const refreshSoon = (room: Room): void => {
    room.isRefreshWanted = true;
    room.refreshing ??= (async () => {
      while (room.isRefreshWanted) {
        await delay(gatherMs, undefined, { ref: false });
        room.isRefreshWanted = false;
        await refreshRoom(db, room).catch(reportFailure);
      }
      room.refreshing = undefined;
    })();
  };
  const poll = async (): Promise<void> => {
    const stamps = new Map(
      (await listTripStamps(db, [...rooms.keys()])).map((row) => [row.id, stampOf(row)]),
    );
    for (const room of rooms.values()) if (stamps.get(room.tripId) !== room.stamp) refreshSoon(room);
  };
  const stopPolling = startPolling(() => (rooms.size > 0 ? poll().catch(reportFailure) : undefined));

  const enter = (tripId: string, viewer: Viewer): Room => {
    const room = rooms.get(tripId) ?? createRoom(tripId);
    const own = [...room.viewers].filter(({ memberId }) => memberId === viewer.memberId);
    for (const oldest of own.slice(0, Math.max(0, own.length - tabsPerPersonMax + 1))) endViewer(oldest);
    if (room.viewers.size >= viewersPerTripMax || countViewers() >= viewersMax)
      throw new ApiError('TOO_MANY');
    room.viewers.add(viewer);
    rooms.set(tripId, room);
    refreshSoon(room);
    return room;
  };
  const leave = (room: Room, viewer: Viewer): void => {
    room.viewers.delete(viewer);
    if (room.viewers.size > 0) refreshSoon(room);
    else if (rooms.get(room.tripId) === room) rooms.delete(room.tripId);
  };
  return {
    watch: async function* ({ tripId, memberId }, page, signal) {
      const viewer = createViewer(memberId, page);
      const room = enter(tripId, viewer);
      const until = Date.now() + streamMaxMs;
      const handleAbort = () => endViewer(viewer);
      signal?.addEventListener('abort', handleAbort);
      try {
        while (!viewer.isGone && Date.now() < until) {
          yield* takeUnsent(viewer);
          await waitForWake(viewer);
        }
      } finally {
        signal?.removeEventListener('abort', handleAbort);
        leave(room, viewer);
      }
    },
    changed: (tripId) => {
      const room = rooms.get(tripId);
      if (room) refreshSoon(room);
    },
    setDay: (tripId, memberId, { tab, dayIndex }) => {
      const room = rooms.get(tripId);
      const viewer = [...(room?.viewers ?? [])].find((one) => one.memberId === memberId && one.tab === tab);
      if (!room || !viewer || viewer.dayIndex === dayIndex) return;
      viewer.dayIndex = dayIndex;
      refreshSoon(room);
    },
    count: () => ({ trips: rooms.size, viewers: countViewers() }),
    stop: () => {
      stopPolling();
      for (const room of rooms.values()) for (const viewer of room.viewers) endViewer(viewer);
    },
  };
}

/** Runs a poll again and again, one at a time. Returns a stop function. */
function startPolling(poll: () => Promise<void> | undefined): () => void {
  let isPolling = false;
  const timer = setInterval(() => {
    if (isPolling) return;
    isPolling = true;
    void Promise.resolve(poll()).finally(() => {
      isPolling = false;
    });
  }, pollMs);
  timer.unref();
  return () => clearInterval(timer);
}

const createRoom = (tripId: string): Room => ({
  tripId,
  viewers: new Set(),
  stamp: '',
  people: undefined,
  refreshing: undefined,
  isRefreshWanted: false,
});

const createViewer = (memberId: string, { tab, version }: LivePage): Viewer => ({
  memberId,
  tab,
  version,
  remarksVersion: undefined,
  recordsVersion: undefined,
  dayIndex: undefined,
  unsent: {},
  people: undefined,
  isGone: false,
  wake: () => undefined,
});
