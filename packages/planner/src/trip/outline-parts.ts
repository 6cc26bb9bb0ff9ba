import type { Service } from '../problem.ts';
import type { ModeTable } from './local-travel.ts';

export type OutlineStay = {
  readonly cityId: string;
  readonly fromDayIndex: number;
  readonly nights: number;
  readonly hotelId: string | undefined;
};

export type OutlineRide = {
  readonly service: Service;
  readonly dayIndex: number;
  readonly departMinute: number;
};

export type Tables = ReadonlyMap<string, ModeTable>;
