import type { LocalMode } from './local-transport.ts';

/** A plan in the benchmark's JSON format. */
export type BenchPlan = {
  people_number: number;
  start_city: string;
  target_city: string;
  itinerary: BenchDay[];
};

export type BenchDay = {
  day: number;
  activities: BenchActivity[];
};

export type MealType = 'breakfast' | 'lunch' | 'dinner';

type Timed = {
  start_time: string;
  end_time: string;
  /** Unit price, and what the whole party pays. */
  price: number;
  cost: number;
  /** The legs that bring the traveller to this activity. */
  transports: BenchLeg[];
};

export type BenchActivity =
  | (Timed & { type: 'train'; TrainID: string; start: string; end: string; tickets: number })
  | (Timed & { type: 'airplane'; FlightID: string; start: string; end: string; tickets: number })
  | (Timed & { type: 'attraction'; position: string; tickets: number })
  | (Timed & { type: MealType; position: string })
  | (Timed & { type: 'accommodation'; position: string; rooms: number; room_type: number });

export type BenchLeg = {
  start: string;
  end: string;
  mode: LocalMode;
  start_time: string;
  end_time: string;
  price: number;
  cost: number;
  distance: number;
  tickets?: number;
  cars?: number;
};
