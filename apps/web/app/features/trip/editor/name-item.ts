import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import * as words from './editor-words.ts';

/** Returns the name of a stop for labels. */
export function nameItem(view: TripItemView): string {
  if (view.kind === 'meal') return view.meal;
  if (view.kind === 'ride') return words.rideTo(view.mode, view.to.name);
  return view.kind === 'visit' ? view.place.name : view.kind;
}
