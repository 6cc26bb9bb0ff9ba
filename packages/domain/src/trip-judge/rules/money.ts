import type { Located } from '@yunyou/planner/travel-matrix';
import { type ExchangeRates, exchangeRates, toFen } from '../../money/money.ts';
import { isInSeason } from '../../opening-hours/opening-hours.ts';
import { countDays } from '../../time/china-time.ts';
import { findNightVariant, isInPark } from '../../trip/problem/nights/summit-nights.ts';
import {
  type Finding,
  type JudgedTrip,
  kmBetween,
  type Spot,
  sleptCities,
  type TripRule,
} from '../judged-trip.ts';

function judgeBudget({ description: { totals } }: JudgedTrip): Finding[] {
  const budget = totals?.budget;
  if (!budget || budget.leftFen >= 0) return [];
  return [
    {
      text: `${Math.round(-budget.leftFen / 100)} yuan over a budget of ${Math.round(budget.fen / 100)} yuan`,
    },
  ];
}

/** Returns the least an adult pays: entry of the season, or a combined ticket, and all required tickets. */
function adultPrice({ free, tickets }: Spot, date: string, rates: ExchangeRates): number {
  const here = tickets.filter(
    ({ audience, season }) =>
      (audience === 'adult' || audience === 'everyone') && (!season || isInSeason(date.slice(5), season)),
  );
  const prices = (kinds: readonly string[]) =>
    here.filter(({ kind }) => kinds.includes(kind)).map(({ price }) => toFen(price, rates));
  const entries = prices(['entry']);
  const combined = prices(['combined']);
  const entry = free ? 0 : Math.min(...(entries.length > 0 ? entries : combined.length > 0 ? combined : [0]));
  const required = here
    .filter(({ kind, required }) => required === true && kind !== 'entry')
    .reduce((sum, { price }) => sum + toFen(price, rates), 0);
  return entry + (entries.length > 0 || free ? required : 0);
}

/** Returns the price of a pass for an adult, 0 where the spot does not need it. */
function passPrice({ tickets }: Spot, passId: string, rates: ExchangeRates): number {
  const prices = tickets.filter(({ pass }) => pass === passId).map(({ price }) => toFen(price, rates));
  return Math.max(0, ...prices);
}

function passesOf({ tickets }: Spot): string[] {
  return [...new Set(tickets.flatMap(({ pass }) => pass ?? []))];
}

/** Lists the visits with the passes that an earlier visit has paid. */
function listPaidVisits({ days }: JudgedTrip) {
  const lastDays = new Map<string, number>();
  return days.flatMap(({ visits, view }) =>
    visits.map(({ spot, item }) => {
      const paid = passesOf(spot).filter((id) => (lastDays.get(id) ?? -1) >= view.dayIndex);
      for (const { pass, validDays = 1 } of spot.tickets)
        if (pass !== undefined && !paid.includes(pass)) lastDays.set(pass, view.dayIndex + validDays - 1);
      return { spot, item, paid, view };
    }),
  );
}

/** Reports a visit that costs more than all its tickets without those that are already paid. */
function judgeOneTicket(trip: JudgedTrip): Finding[] {
  const { data, brief } = trip;
  const rates = { asOf: data.ratesAsOf, cnyPer: { ...exchangeRates.cnyPer, ...data.cnyPer } };
  const people = brief.travellers.adults + brief.travellers.children;
  return listPaidVisits(trip).flatMap(({ spot, item, paid, view }) => {
    const most = spot.tickets
      .filter(({ pass }) => pass === undefined || !paid.includes(pass))
      .reduce((sum, { price, trip: way }) => sum + toFen(price, rates) * (way === 'one-way' ? 2 : 1), 0);
    return paid.length > 0 && item.costFen > most * people
      ? [{ text: `${spot.name} is paid again, its ticket was bought before`, dayIndex: view.dayIndex }]
      : [];
  });
}

function judgePrices(trip: JudgedTrip): Finding[] {
  const { brief, data } = trip;
  const rates = { asOf: data.ratesAsOf, cnyPer: { ...exchangeRates.cnyPer, ...data.cnyPer } };
  const paid = new Map<string, { spot: Spot; fen: number; date: string; dayIndex: number }>();
  const people = brief.travellers.adults + brief.travellers.children;
  for (const { spot, item, paid: passes, view } of listPaidVisits(trip)) {
    const before = paid.get(spot.id)?.fen ?? 0;
    const shared = passes.reduce((sum, id) => sum + passPrice(spot, id, rates), 0) * people;
    paid.set(spot.id, {
      spot,
      fen: before + item.costFen + shared,
      date: view.date,
      dayIndex: view.dayIndex,
    });
  }
  const full = brief.travellers.adults - Math.min(brief.seniors, brief.travellers.adults);
  return [...paid.values()].flatMap(({ spot, fen, date, dayIndex }) => {
    const least = full * adultPrice(spot, date, rates);
    return fen >= least * 0.98
      ? []
      : [
          {
            text: `${spot.name} costs ${fen / 100} yuan in the plan, at least ${Math.round(least / 100)} yuan by its tickets`,
            dayIndex,
          },
        ];
  });
}

function judgeHotelClass({ brief, description, data }: JudgedTrip): Finding[] {
  const { hotelClass } = brief;
  const rows = new Map(data.hotels.map((row) => [row.id, row]));
  return description.stays.flatMap(({ cityId, cityName, hotel }) => {
    const row = hotel && rows.get(hotel.id);
    if (hotelClass === undefined || !row || brief.hotelIds.includes(row.id)) return [];
    const away = Math.abs(row.priceClass - hotelClass);
    const nearest = Math.min(
      ...data.hotels
        .filter((one) => one.cityId === cityId)
        .map(({ priceClass }) => Math.abs(priceClass - hotelClass)),
    );
    return away > nearest
      ? [{ text: `${row.name} in ${cityName} is of class ${row.priceClass}, ${hotelClass} was asked for` }]
      : [];
  });
}

/** Returns whether a place is on a mountain with beds on top, where the guide names areas and no lodges. */
function isSummitArea({ data }: JudgedTrip, at: Located): boolean {
  return data.spots.some((spot) => findNightVariant(spot) && isInPark(at, spot));
}

/** Hotels farther from the centre of their city do not count as hotels in town. */
const townKm = 25;

/**
 * Reports stays without a named hotel. A district is enough in a town where the catalogue has no hotel of the class
 * asked for, or no cheap one for a trip with a budget.
 */
function judgeHotelNamed(trip: JudgedTrip): Finding[] {
  const { hotelClass, budget } = trip.brief;
  const asked = hotelClass ?? (budget ? 1 : undefined);
  const hasHotels = (id: string) => {
    const town = trip.data.cities.find((city) => city.id === id)?.coordinates;
    return trip.data.hotels.some(
      ({ cityId, priceClass, coordinates }) =>
        cityId === id &&
        (asked === undefined || priceClass === asked) &&
        (!town || kmBetween(town, coordinates) <= townKm),
    );
  };
  return sleptCities(trip)
    .filter(
      ({ hotel, district, cityId }) =>
        !hotel && (!district || (hasHotels(cityId) && !isSummitArea(trip, district.coordinates))),
    )
    .map(({ cityName }) => ({ text: `No hotel is named in ${cityName}` }));
}

const fewestChoices = 3;

/**
 * Reports cities with fewer than three hotels and areas to choose from. Areas count, because the guide names only
 * hotels that are known to be open.
 */
function judgeHotelChoice(trip: JudgedTrip): Finding[] {
  const { hotels, districts } = trip.data;
  const areas = districts.filter(({ goodFor }) => goodFor.includes('stay'));
  return sleptCities(trip).flatMap(({ cityId, cityName }) => {
    const count = [...hotels, ...areas].filter((row) => row.cityId === cityId).length;
    return count < fewestChoices ? [{ text: `${count} hotels and areas to choose from in ${cityName}` }] : [];
  });
}

function judgeNightsPaid({ days }: JudgedTrip): Finding[] {
  return days.flatMap(({ night, view }) =>
    night && night.costFen <= 0
      ? [{ text: `The night at ${night.place.name} costs nothing`, dayIndex: view.dayIndex }]
      : [],
  );
}

function judgeCurrency({ brief, description: { totals } }: JudgedTrip): Finding[] {
  const own = brief.budget?.currency;
  const isChinese =
    own === 'CNY' || (own === undefined && (brief.nationality === undefined || brief.nationality === 'CN'));
  return totals && !isChinese && !totals.own
    ? [{ text: 'The cost is not shown in the currency of the visitor' }]
    : [];
}

const maxRateAgeDays = 90;

function judgeRates({ data, description: { totals }, today }: JudgedTrip): Finding[] {
  const days = countDays(data.ratesAsOf.length === 7 ? `${data.ratesAsOf}-01` : data.ratesAsOf, today);
  return totals?.own && days > maxRateAgeDays ? [{ text: `Exchange rates are ${days} days old` }] : [];
}

export const moneyRules: readonly TripRule[] = [
  { id: 'budget-kept', weight: 3, meaning: 'The trip costs no more than the budget', judge: judgeBudget },
  {
    id: 'price-complete',
    weight: 1,
    meaning: 'Prices include entrance, required shuttle and cable car',
    judge: judgePrices,
  },
  {
    id: 'one-ticket',
    weight: 1,
    meaning: 'A ticket for a park and its parts is paid once',
    judge: judgeOneTicket,
  },
  {
    id: 'hotel-class',
    weight: 0.7,
    meaning: 'Hotels are of the class that was asked for, where there are any',
    judge: judgeHotelClass,
  },
  {
    id: 'hotel-named',
    weight: 0.4,
    meaning: 'Each stay names a hotel, or an area where no hotel of its class is known',
    judge: judgeHotelNamed,
  },
  {
    id: 'hotel-choice',
    weight: 0.2,
    meaning: 'Each city slept in has at least three hotels or areas with hotels to choose from',
    judge: judgeHotelChoice,
  },
  { id: 'night-paid', weight: 1, meaning: 'Every night has a price', judge: judgeNightsPaid },
  {
    id: 'own-currency',
    weight: 0.5,
    meaning: 'The cost is shown in the currency of the visitor',
    judge: judgeCurrency,
  },
  { id: 'rates-fresh', weight: 0.3, meaning: 'Exchange rates are at most 90 days old', judge: judgeRates },
];
