import { data } from 'react-router';
import { chinaToday, orNotFound, requireParameter } from '../../api/page-data.ts';
import { BookingPage } from '../../features/booking/booking-page.tsx';
import { Page, PageHead } from '../../features/sections/section.tsx';
import { bookingSteps } from '../../features/tours/booking-address.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/book';
import * as words from './trip-page-words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const tour = await orNotFound(
    api('GET /travel/line/detail', { id: requireParameter(request, 'line', '/trip/tours') }),
  );
  if (tour.kind !== 'line') throw data(null, { status: 404 });
  return { tour, today: chinaToday(), ...parseChoice(new URL(request.url).searchParams) };
}

/** Parses the URL. Invalid values count as absent. */
function parseChoice(params: URLSearchParams) {
  const date = params.get('date') ?? '';
  const count = (name: string, least: number, otherwise: number) => {
    const value = Number(params.get(name) ?? otherwise);
    return Number.isInteger(value) && value >= least && value <= 12 ? value : otherwise;
  };
  return {
    date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined,
    group: { adults: count('adults', 1, 2), children: count('children', 0, 0) },
    step: bookingSteps.find((step) => step === params.get('step')) ?? 'travellers',
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    path: `/trip/book/detail?line=${loaderData?.tour.id ?? ''}`,
    matches,
    isIndexed: false,
    picture: loaderData?.tour.picture,
  });

export default function Book({ loaderData }: Route.ComponentProps) {
  const { tour } = loaderData;
  return (
    <Page>
      <PageHead title={words.bookTitle(tour.name)} crumbs={[{ name: tour.name, to: tour.linkUrl }]} />
      <BookingPage key={tour.id} {...loaderData} />
    </Page>
  );
}
