import { findPublished, listPublishedCardsByIds } from '@yunyou/database/catalogue/catalogue.queries';
import { findTripVersion, removeTrip, updateTrip } from '@yunyou/database/visitors/trip.queries';
import { chinaNow } from '@yunyou/domain/time/china-time';

import { completeBrief } from '@yunyou/wish/brief/complete-brief';
import { ApiError, notFound } from '../api-error.ts';
import { toCardFields, toCityCard } from '../catalogue/cards.ts';
import { handlers } from '../handler.ts';
import { countUnmet } from '../statistics/unmet-phrases.ts';
import { readTripPart } from '../trips/catalogue/trip-part.ts';
import { claimOwnTrips, duplicateTrip, listOwnTrips, openCalendar, shareTrip } from '../trips/own-trips.ts';
import { createTrip, replanTrip } from '../trips/planning/create-trip.ts';
import { refineTrip } from '../trips/refining/refine-trip.ts';
import { restoreTrip, saveTrip } from '../trips/save-trip.ts';
import { findOpenTrip, getOpenTrip, getOwnTrip } from '../trips/trip-access.ts';
import { removeReleasedFiles } from '../trips/trip-files.ts';
import { listOwnVersions, listVersionChanges, nameOwnVersion } from '../trips/trip-versions.ts';
import { briefFor, planFor } from '../trips/views/for-caller.ts';
import { toCacheableTripView, toTripState } from '../trips/views/trip-view.ts';
import { hasLanguageModel } from '../understanding/language-model.ts';
import { understandWish } from '../understanding/understand-wish.ts';

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

/** Handlers for visitors' own trips, and the endpoint that returns a tour or a trip. */
export const tripRoutes = handlers({
  'GET /travel/line/detail': async (input, context) => {
    // A trip has a UUID and a tour a readable id, so that a trip needs no search for a tour.
    const row = isUuid(input.id) ? undefined : await findPublished(context.db, 'trip-line', input.id);
    if (!row) {
      const trip = await findOpenTrip(input, context);
      if (!trip) throw notFound('tour or trip');
      return toCacheableTripView(trip, context);
    }
    const cities = await listPublishedCardsByIds(context.db, 'city', row.doc.cityIds);
    return {
      kind: 'line',
      ...row.doc,
      ...toCardFields('trip-line', row),
      cities: cities.map(toCityCard),
      updatedAt: row.updatedAt.toISOString(),
    };
  },

  'POST /travel/understand': ({ wish, brief }, context) => understandWish(wish, context, { given: brief }),
  'POST /travel/create': async ({ wish, wishIsRead, title, ...fields }, context) => {
    const given = Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => name !== 'surpriseMe' && value !== undefined),
    );
    if (!wish || wishIsRead)
      return createTrip({ brief: completeBrief(given, chinaNow(context.now()).date), wish, title }, context);
    // Only the rules read it here, which is fast. A language model reads it again while planning.
    const { brief } = await understandWish(wish, context, {
      given,
      tries: 0,
      onUnread: (phrases) => countUnmet(context, 'wish', phrases),
    });
    const toRead = hasLanguageModel(context.settings) ? { given } : undefined;
    return createTrip({ brief, wish, title, toRead }, context);
  },
  'POST /travel/replan': (input, context) => replanTrip(input, context),
  'POST /travel/refine': (input, context) => refineTrip(input, context),

  'GET /travel/syncFirstDayData': async (input, context) => {
    return toTripState(await getOpenTrip(input, context), context, { firstDayOnly: true });
  },
  'GET /travel/syncResult': async (input, context) => {
    return toTripState(await getOpenTrip(input, context), context, { firstDayOnly: false });
  },
  'GET /travel/editing': async (input, context) => {
    const open = await getOpenTrip(input, context);
    const { row } = open;
    const version = await findTripVersion(context.db, row.id, row.version);
    if (!version) throw new ApiError('TRIP_NOT_READY');
    const { title, plan } = version;
    const brief = briefFor(open, version.brief);
    const catalogue = await readTripPart(context.db, await context.tripCatalogue(), brief, row.cityIds);
    return {
      id: row.id,
      version: row.version,
      title,
      brief,
      plan: planFor(open, plan),
      catalogue,
      ...(row.generatedText && { generatedText: row.generatedText }),
    };
  },
  'POST /travel/save': (input, context) => saveTrip(input, context),
  'POST /travel/restore': (input, context) => restoreTrip(input, context),

  'POST /travel/list': (input, context) => listOwnTrips(input, context),
  'POST /travel/rename': async ({ id, title }, context) => {
    await getOwnTrip(id, context);
    await updateTrip(context.db, id, { title, hasOwnTitle: true });
    return { id, title };
  },
  'POST /travel/duplicate': (input, context) => duplicateTrip(input, context),
  'POST /travel/archive': async ({ id, archived }, context) => {
    await getOwnTrip(id, context);
    await updateTrip(context.db, id, { archivedAt: archived ? context.now() : null });
    return { id, archived };
  },
  'POST /travel/delete': async ({ id }, context) => {
    await getOwnTrip(id, context);
    await removeTrip(context.db, id);
    await removeReleasedFiles(context);
    return null;
  },
  'POST /travel/share': ({ id }, context) => shareTrip(id, context),
  'POST /travel/unshare': async ({ id }, context) => {
    await getOwnTrip(id, context);
    await updateTrip(context.db, id, { shareKey: null });
    return null;
  },
  'POST /travel/calendar': ({ id }, context) => openCalendar(id, context),
  'POST /travel/calendar/revoke': async ({ id }, context) => {
    await getOwnTrip(id, context);
    await updateTrip(context.db, id, { calendarKey: null });
    return null;
  },
  'POST /travel/claim': (_, context) => claimOwnTrips(context),
  'GET /travel/versions': ({ id }, context) => listOwnVersions(id, context),
  'POST /travel/version/name': (input, context) => nameOwnVersion(input, context),
  'GET /travel/version/changes': (input, context) => listVersionChanges(input, context),
  'GET /travel/version': async ({ id, version }, context) => {
    await getOwnTrip(id, context);
    const row = await findTripVersion(context.db, id, version);
    if (!row) throw notFound('version');
    const { title, brief, plan } = row;
    return { version, title, brief, plan };
  },
});
