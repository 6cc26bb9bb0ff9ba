import type { Stay } from './stays.ts';

/** A place of the wish with its city. */
export type Place = {
  readonly cityId: string | undefined;
  readonly areaId?: string;
  readonly isSight: boolean;
  readonly start: number;
  readonly end: number;
};

/** A place and the length of the stay there. */
export type Pair = { readonly place: Place; readonly stay: Stay };
