import type { TripLink } from '../../catalogue/trip-catalogue.ts';

/** Defaults for links without their own values, and the minutes spent at stations. */
export const modeDefaults: Readonly<Record<TripLink['mode'], ModeDefaults>> = {
  train: {
    first: 420,
    last: 1170,
    boardMinutes: 40,
    alightMinutes: 15,
    intoTownMinutes: 30,
    farePerKm: 46,
    childShare: 0.5,
  },
  flight: {
    first: 450,
    last: 1230,
    boardMinutes: 90,
    alightMinutes: 35,
    intoTownMinutes: 70,
    farePerKm: 70,
    childShare: 0.75,
  },
  coach: {
    first: 480,
    last: 1020,
    boardMinutes: 30,
    alightMinutes: 10,
    intoTownMinutes: 25,
    farePerKm: 40,
    childShare: 0.5,
  },
  ferry: {
    first: 510,
    last: 1020,
    boardMinutes: 45,
    alightMinutes: 20,
    intoTownMinutes: 30,
    farePerKm: 120,
    childShare: 0.5,
  },
};

type ModeDefaults = {
  /** First and last departure, minutes after midnight. */
  readonly first: number;
  readonly last: number;
  readonly boardMinutes: number;
  readonly alightMinutes: number;
  readonly intoTownMinutes: number;
  /** Fen per kilometre of straight distance, for an adult. */
  readonly farePerKm: number;
  /** Price of a child's ticket as a share of the adult's. */
  readonly childShare: number;
};
