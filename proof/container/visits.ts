import { createCallSite } from '../harness/call-site.ts';
import { planTrip } from '../harness/planned-trip.ts';

/**
 * Visits a site as travellers do and prints the results as JSON. A program of its own, because it runs in the network of the container.
 * The first argument is the site's URL; with the id and the key of a trip it only opens that trip.
 */
const daysOf = (days: unknown) => (Array.isArray(days) ? days.length : 0);
const [url = '', tripId, tripKey] = process.argv.slice(2);

if (tripId && tripKey) {
  const call = createCallSite(() => url, { 'trip-key': tripKey });
  const { status, data } = await call('GET /travel/line/detail', { id: tripId });
  console.log(JSON.stringify({ status, days: daysOf(data?.days) }));
} else {
  const home = await fetch(url);
  const html = await home.text();
  const list = await createCallSite(() => url)('GET /home/hotDestination', {});
  const picture = /(?:src|href)="(\/pictures\/[^"]+)"/.exec(html)?.[1] ?? '';
  const shown = await fetch(url + picture);
  const bytes = (await shown.arrayBuffer()).byteLength;
  const trip = await planTrip(url);
  const detail = await createCallSite(() => url, trip.headers)('GET /travel/line/detail', { id: trip.id });
  console.log(
    JSON.stringify({
      home: { status: home.status, title: /<title>([^<]*)/.exec(html)?.[1] ?? '' },
      list: { status: list.status, rows: list.data?.list.length ?? 0 },
      picture: { status: shown.status, path: picture, type: shown.headers.get('content-type'), bytes },
      trip: {
        id: trip.id,
        key: trip.headers['trip-key'],
        status: detail.status,
        days: daysOf(detail.data?.days),
      },
    }),
  );
}
