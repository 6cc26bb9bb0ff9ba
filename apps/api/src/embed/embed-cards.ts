import type { FileAnswer } from '@yunyou/contract/endpoint';
import type { EntityFields } from '@yunyou/contract/entities';
import { pagePath, sharePictureUrl } from '@yunyou/contract/paths';
import { labelSummary } from '@yunyou/contract/trip/generated-text-label';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { driverWordsFor } from '@yunyou/domain/places/driver-words';
import { formatDate, shortMonthName } from '@yunyou/domain/time/date-format';
import { escapeXml } from '../seo/xml.ts';
import { toEmbedFile } from './embed-page.ts';

/** Shows title, dates and one line per day. Costs, tasks and the wish stay on the page of the trip. */
export function toTripCard(trip: TripView, share: string): FileAnswer {
  const days = trip.days.map(({ title }) => `<li>${escapeXml(title)}</li>`).join('');
  const dates = [trip.dates.at(0), trip.dates.at(-1)].map((date) => (date ? formatDate(date) : ''));
  return toEmbedFile({
    title: trip.title,
    lang: 'en',
    content: `<main tabindex="0"><h1>${escapeXml(trip.title)}</h1><p class="soft">${escapeXml(dates.join(' to '))}</p><p>${escapeXml(labelSummary(trip))}</p><ol>${days}</ol></main>`,
    link: { path: `/trip/details?id=${trip.id}&share=${share}`, text: 'Open this trip on Yunyou' },
  });
}

export function toCityEmbed(id: string, city: EntityFields<'city'>): FileAnswer {
  const { name, zhName, summary, bestMonths, recommendedDays } = city;
  const months = bestMonths.map((month) => shortMonthName(month)).join(', ');
  const days =
    recommendedDays.min === recommendedDays.max
      ? `${recommendedDays.min}`
      : `${recommendedDays.min} to ${recommendedDays.max}`;
  return toEmbedFile({
    title: name,
    lang: 'en',
    // The picture has the name, in letters that the reader's device may lack.
    content: `<h1><img src="${escapeXml(sharePictureUrl('city', id))}" alt="${escapeXml(`${name} ${zhName}`)}"></h1><main tabindex="0"><p>${escapeXml(summary)}</p><p class="soft">Best months: ${months}. Days: ${days}.</p></main>`,
    link: { path: pagePath('city', id), text: `Plan ${name} on Yunyou` },
  });
}

/** Shows what a driver in China needs to read. */
export function toDriverCard(id: string, spot: EntityFields<'scenic-spot'>): FileAnswer {
  const { name, zhName, pinyin, zhAddress, address } = spot;
  const { lang, ask } = driverWordsFor(zhAddress);
  return toEmbedFile({
    title: name,
    lang,
    content: `<main class="card" tabindex="0"><p>${ask}</p><h1 class="name">${escapeXml(zhName)}</h1><p class="address">${escapeXml(zhAddress)}</p>${address ? `<p lang="zh-Latn">${escapeXml(address)}</p>` : ''}<p class="soft" lang="en">Please take me to ${escapeXml(name)} (${escapeXml(pinyin)})</p></main>`,
    link: { path: pagePath('scenic-spot', id), text: `${name} on Yunyou` },
  });
}
