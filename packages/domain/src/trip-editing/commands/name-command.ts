import { capitalise } from '@yunyou/contract/capitalise';
import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { formatDayMonth } from '../../time/date-format.ts';
import { paces } from '../../trip/brief/pace.ts';
import { formatClock } from '../../trip/description/format-clock.ts';

/** Returns the names of catalogue rows. */
export type CommandNames = {
  readonly spot: (id: string) => string;
  readonly city: (id: string) => string;
  readonly tag: (id: string) => string;
  readonly restaurant: (id: string) => string;
  readonly hotel: (id: string) => string;
};

/** Names the commands of a reading as a button or heading does: "Make day 2 lighter, start all days later". */
export function nameCommands(commands: readonly TripCommand[], names: CommandNames): string {
  const [first = '', ...rest] = commands.map((command) => nameCommand(command, names));
  return [first, ...rest.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(', ');
}

function nameCommand(command: TripCommand, names: CommandNames): string {
  switch (command.kind) {
    case 'lighter':
      return `Make day ${command.dayIndex + 1} lighter`;
    case 'move':
      return `Move ${names.spot(command.spotId)} to day ${command.dayIndex + 1}`;
    case 'remove':
      return `Remove ${names.spot(command.spotId)}`;
    case 'swap':
      return nameSwap(command, names);
    case 'add':
      return `Add ${names.spot(command.spotId)}${onDay(command.dayIndex)}`;
    case 'lock':
      return `Keep ${names.spot(command.spotId)} where it is`;
    case 'start':
      return `${names.spot(command.spotId)} at ${formatClock(command.minute)}`;
    case 'length':
      return typeof command.length === 'number'
        ? `${command.length} minutes at ${names.spot(command.spotId)}`
        : `${command.length === 'longer' ? 'More' : 'Less'} time at ${names.spot(command.spotId)}`;
    case 'free-day':
      return `Keep day ${command.dayIndex + 1} free`;
    case 'swap-days':
      return `Swap day ${command.dayIndex + 1} and day ${command.otherDayIndex + 1}`;
    case 'table':
      return nameTable(command, names);
    case 'meal':
      return nameMeal(command);
    case 'beside':
      return `${names.spot(command.spotId)} ${command.side} ${names.spot(command.otherSpotId)}`;
    case 'part':
      return `${names.spot(command.spotId)} ${partNames[command.part]}${onDay(command.dayIndex)}`;
    case 'add-any':
      return `Add ${nameWanted(command.wanted, names) ?? 'a sight'}${inCity(command.cityId, names)}${onDay(command.dayIndex)}`;
    case 'ride':
      return nameRide(command, names);
    case 'rain':
      return `Plan day ${command.dayIndex + 1} for rain`;
    case 'avoid':
      return `No ${command.kinds.map((kind) => names.tag(kind).toLowerCase()).join(' or ')}`;
    case 'hours':
      return nameHours(command);
    default:
      return nameTripCommand(command, names);
  }
}

const nightsOf = (count: number): string => `${count} ${count === 1 ? 'night' : 'nights'}`;

type CommandOf<K extends TripCommand['kind']> = Extract<TripCommand, { kind: K }>;

const onDay = (dayIndex: number | undefined): string =>
  dayIndex === undefined ? '' : ` on day ${dayIndex + 1}`;

const inCity = (cityId: string | undefined, names: CommandNames): string =>
  cityId === undefined ? '' : ` in ${names.city(cityId)}`;

const partNames = {
  first: 'first',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  last: 'last',
} as const satisfies Readonly<Record<CommandOf<'part'>['part'], string>>;

function nameSwap({ spotId, replacement }: CommandOf<'swap'>, names: CommandNames): string {
  const { spotId: other } = replacement;
  const wanted = other === undefined ? nameWanted(replacement, names) : names.spot(other);
  return `Swap ${names.spot(spotId)} for ${wanted ?? 'something similar'}`;
}

function nameWanted(
  { setting, kinds }: CommandOf<'add-any'>['wanted'],
  names: CommandNames,
): string | undefined {
  if (setting) return `something ${setting}s`;
  return kinds?.map((kind) => names.tag(kind).toLowerCase()).join(' or ');
}

function nameTable({ restaurantId, meal, dayIndex }: CommandOf<'table'>, names: CommandNames): string {
  if (restaurantId === undefined) return `Another restaurant for ${meal ?? 'a meal'}${onDay(dayIndex)}`;
  return `${meal ? capitalise(meal) : 'Eat'} at ${names.restaurant(restaurantId)}${onDay(dayIndex)}`;
}

function nameMeal({ meal, at, dayIndex }: CommandOf<'meal'>): string {
  if (at === 'none') return `No ${meal}${onDay(dayIndex)}`;
  const when = typeof at === 'number' ? `at ${formatClock(at)}` : at;
  return `${capitalise(meal)} ${when}${onDay(dayIndex)}`;
}

function nameRide({ mode, at, fromCityId, toCityId }: CommandOf<'ride'>, names: CommandNames): string {
  const what =
    typeof at === 'string' ? `${capitalise(at)} ${mode ?? 'departure'}` : capitalise(mode ?? 'departure');
  const from = fromCityId === undefined ? '' : ` from ${names.city(fromCityId)}`;
  const to = toCityId === undefined ? '' : ` to ${names.city(toCityId)}`;
  const everywhere = fromCityId === undefined && toCityId === undefined ? ' between all cities' : '';
  return `${what}${from}${to}${everywhere}${typeof at === 'number' ? ` at ${formatClock(at)}` : ''}`;
}

function nameHours({ end, at, dayIndex }: CommandOf<'hours'>): string {
  const days = dayIndex === undefined ? 'the days' : `day ${dayIndex + 1}`;
  const when = typeof at === 'number' ? `at ${formatClock(at)}` : at;
  return `${end === 'start' ? 'Start' : 'End'} ${days} ${when}`;
}

function nameEnds({ ends }: CommandOf<'ends'>, names: CommandNames): string {
  const { firstDate, entryCityId, exitCityId, arrivalMinute, departureMinute } = ends;
  const at = (minute: number | undefined): string =>
    minute === undefined ? '' : ` at ${formatClock(minute)}`;
  return [
    ...(firstDate === undefined ? [] : [`Start on ${formatDayMonth(firstDate)}`]),
    `Arrive${entryCityId === undefined ? '' : ` in ${names.city(entryCityId)}`}${at(arrivalMinute)}`,
    `Leave${exitCityId === undefined ? '' : ` from ${names.city(exitCityId)}`}${at(departureMinute)}`,
  ]
    .filter((text) => text !== 'Arrive' && text !== 'Leave')
    .map((text, index) => (index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)))
    .join(', ');
}

function nameWishes({ change: { when, ...others } }: CommandOf<'wishes'>): string {
  if (when?.kind !== 'dates' || Object.keys(others).length > 0) return 'Plan again with this wish';
  return `Start on ${formatDayMonth(when.firstDate)}, ${when.days} ${when.days === 1 ? 'day' : 'days'}`;
}

/** Names the commands that concern the whole trip. */
function nameTripCommand(
  command: Exclude<
    TripCommand,
    {
      kind:
        | 'lighter'
        | 'move'
        | 'remove'
        | 'swap'
        | 'add'
        | 'lock'
        | 'start'
        | 'length'
        | 'rain'
        | 'free-day'
        | 'swap-days'
        | 'table'
        | 'meal'
        | 'beside'
        | 'part'
        | 'add-any'
        | 'ride'
        | 'avoid'
        | 'hours';
    }
  >,
  names: CommandNames,
): string {
  switch (command.kind) {
    case 'hotels': {
      const where = command.cityId === undefined ? '' : ` in ${names.city(command.cityId)}`;
      if (typeof command.level === 'number') return `Hotels of another class${where}`;
      if (command.level === 'other') return `Another hotel${where}`;
      return `${command.level === 'cheaper' ? 'Cheaper' : 'Better'} hotels${where}`;
    }
    case 'hotel':
      return `Stay at ${names.hotel(command.hotelId)}`;
    case 'add-own':
      return `Add ${command.place.name}`;
    case 'arrival':
      return `Leave the airport at ${formatClock(command.minute)} on the first day`;
    case 'departure':
      return `Be at the airport by ${formatClock(command.minute)} on the last day`;
    case 'bookings':
      return command.bookings.length === 0 ? 'Remove your bookings' : 'Plan around your bookings';
    case 'undo':
      return 'Undo the last change';
    case 'add-city':
      return `Add ${names.city(command.cityId)}${command.nights ? ` for ${nightsOf(command.nights)}` : ''}`;
    case 'day-trip':
      return `Day trip to ${names.city(command.cityId)}`;
    case 'remove-city':
      return `Leave out ${names.city(command.cityId)}`;
    case 'swap-city':
      return `${names.city(command.forCityId)} instead of ${names.city(command.cityId)}`;
    case 'nights':
      return `${nightsOf(command.nights)} in ${names.city(command.cityId)}`;
    case 'route':
      return command.stops
        .map(({ cityId, nights }) => `${names.city(cityId)} ${nightsOf(nights)}`)
        .join(', ');
    case 'ends':
      return nameEnds(command, names);
    case 'days':
      return `Make it ${command.days} ${command.days === 1 ? 'day' : 'days'}`;
    case 'pace':
      return `${paces[command.pace].name} pace`;
    case 'more':
      return `More ${command.tagIds.map((id) => names.tag(id).toLowerCase()).join(' and ')}`;
    case 'cost':
      return `Spend ${100 - command.percent}% less`;
    case 'wishes':
      return nameWishes(command);
    default:
      return command satisfies never;
  }
}
