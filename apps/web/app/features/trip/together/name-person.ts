import type { TripPersonHere } from '@yunyou/contract/trip/together.schema';
import { togetherWords } from './together-words.ts';

/** Returns the name of a person at the beginning of a sentence. */
export const namePerson = (people: readonly TripPersonHere[], id: string, me: string): string =>
  id === me
    ? togetherWords.youFirst
    : (people.find((person) => person.id === id)?.name ?? togetherWords.someone);
