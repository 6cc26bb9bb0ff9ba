import type { RecordsNow, Traveller, TripCosts } from '@yunyou/contract/trip/records.schema';
import { listTravellers } from '@yunyou/domain/costs/travellers';
import * as words from './costs-words.ts';

/** Travellers with the names that the page shows. */
export interface TravellerNames {
  /** Can be part of a new expense. */
  current: readonly Traveller[];
  /** Current and former travellers. */
  all: readonly Traveller[];
  nameOf: (id: string) => string;
  /** For files, which others read. */
  ownNames: readonly Traveller[];
}

export function nameTravellers({ people, me }: RecordsNow, { named, expenses }: TripCosts): TravellerNames {
  const { current, former } = listTravellers({ people, named, expenses });
  const shown = (list: readonly Traveller[]) =>
    list.map(({ id, name }) => ({ id, name: id === me ? words.you : name }));
  const all = shown([...current, ...former]);
  return {
    current: shown(current),
    all,
    nameOf: (id) => all.find((one) => one.id === id)?.name ?? '',
    ownNames: [...current, ...former].map(({ id, name }) => ({ id, name: name || words.me })),
  };
}
