import type { EditEffect } from '@yunyou/domain/trip-editing/effects';
import type { TripEdit } from '@yunyou/domain/trip-editing/trip-edit';
import { formatFen, formatMinutes } from '../view/trip-words.ts';
import type { EditorStore } from './editor-store.ts';

/** Below this many minutes a way counts as equally long. */
const minMinutes = 5;

/** Describes what a choice changes: "CN¥120 more, 25 min longer on the way". */
export function describeEffect({ costFen, minutes, problems }: EditEffect): string {
  const money =
    Math.abs(costFen) < 100
      ? 'same price'
      : `${formatFen(Math.abs(costFen))} ${costFen > 0 ? 'more' : 'less'}`;
  const time =
    Math.abs(minutes) < minMinutes
      ? []
      : [`${formatMinutes(Math.abs(minutes))} ${minutes > 0 ? 'longer' : 'shorter'} on the way`];
  return [money, ...time, ...(problems > 0 ? ['does not fit the day as it is'] : [])].join(', ');
}

/** Describes what an edit would change, or that it is not possible. */
export function effectWords(store: EditorStore, edit: TripEdit): string {
  const effect = store.effectOf(edit);
  return effect ? describeEffect(effect) : 'not possible here';
}
