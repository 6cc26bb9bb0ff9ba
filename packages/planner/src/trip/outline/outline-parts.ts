import type { Service } from '../../problem.ts';
import type { ModeTable } from '../local-travel.ts';

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

/** Returns whether no ride leads to the stay at this index, because the stay before it is in the same city. */
export function isHotelChange(stays: readonly Pick<OutlineStay, 'cityId'>[], hop: number): boolean {
  return hop > 0 && stays[hop]?.cityId !== undefined && stays[hop]?.cityId === stays[hop - 1]?.cityId;
}
