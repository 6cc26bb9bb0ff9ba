import { type Finding, isBusyDay, type JudgedDay, type JudgedTrip, sleptCities } from '../judged-trip.ts';
import { listFirstHighDays } from './altitude.ts';

/** A day with an arrival after this minute or a departure before `earlyDeparture` needs no sight. */
const lateArrival = 900;
const earlyDeparture = 840;
/** Door-to-door minutes of the rides from which a day is for travel. */
const travelDayMinutes = 330;
/** A night ride that arrives after this minute takes the next day as well. */
const lateNightArrival = 780;
const aroundFlight = 240;
const aroundOtherRide = 110;

export function isTravelDay({ rides, rideMinutes, arrivedAt }: JudgedDay): boolean {
  if (arrivedAt >= lateNightArrival) return true;
  const around = rides.some(({ mode }) => mode === 'flight') ? aroundFlight : aroundOtherRide;
  return rides.length > 0 && rideMinutes + around >= travelDayMinutes;
}

function hasReasonToBeEmpty(trip: JudgedTrip, day: JudgedDay): boolean {
  const { brief } = trip;
  const { isFirst, isLast, view } = day;
  if (isTravelDay(day) || isBusyDay(trip, day) || listFirstHighDays(trip).includes(day)) return true;
  if (brief.dayLimits.some(({ dayIndex, maxVisits }) => dayIndex === view.dayIndex && maxVisits === 0))
    return true;
  if (isFirst && (brief.arrivalMinute ?? 0) >= lateArrival) return true;
  return isLast && (brief.departureMinute ?? 1020) <= earlyDeparture;
}

export function judgeEmptyDays(trip: JudgedTrip): Finding[] {
  return trip.days
    .filter((day) => day.visits.length === 0 && !hasReasonToBeEmpty(trip, day))
    .map(({ view, isFirst, isLast }) => ({
      text: `Nothing is visited: ${view.title}`,
      dayIndex: view.dayIndex,
      times: isFirst || isLast ? 0.5 : 1,
    }));
}

const thinVisitMinutes = 120;
/** A ride of an earlier day that arrives after this minute leaves only the afternoon. */
const lateLanding = 600;

export function judgeThinDays(trip: JudgedTrip): Finding[] {
  if (trip.brief.pace === 'relaxed' || trip.isGentle) return [];
  return trip.days
    .filter((day) => !(day.isFirst || day.isLast || day.visits.length === 0 || day.rides.length > 0))
    .filter((day) => !isBusyDay(trip, day) && day.arrivedAt < lateLanding)
    .filter(({ visits }) => {
      const minutes = visits.reduce((sum, { item }) => sum + item.endMinute - item.startMinute, 0);
      return minutes <= thinVisitMinutes;
    })
    .map(({ view }) => ({ text: `Only ${view.title}`, dayIndex: view.dayIndex }));
}

export function judgeUnusedStays(trip: JudgedTrip): Finding[] {
  const { brief, days } = trip;
  return sleptCities(trip).flatMap(({ cityId, cityName, firstDate, nights }, index, stays) => {
    const own = days.filter(
      ({ view, night }) =>
        night?.place.cityId === cityId ||
        (view.date >= firstDate && view.cities.some(({ id }) => id === cityId)),
    );
    const isUsed = own.some(
      ({ visits, wokeAt, night }) =>
        visits.some(({ spot }) => spot.cityId === cityId) ||
        (wokeAt?.cityId === cityId && night?.place.cityId === cityId && visits.length > 0),
    );
    const isNightOnTheWay =
      nights === 1 &&
      ((index === 0 && (brief.arrivalMinute ?? 0) >= lateArrival) ||
        (index === stays.length - 1 && (brief.departureMinute ?? 1440) <= earlyDeparture));
    return isUsed || isNightOnTheWay
      ? []
      : [{ text: `${nights} nights in ${cityName} and nothing visited there` }];
  });
}
