import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import type { Sentence } from './sentence.ts';

/** Alternative readings of a sentence, best first; each is a list of commands. */
export type Readings = readonly (readonly TripCommand[])[];
/** Returns the readings of a sentence, or undefined when the rule does not apply. */
export type Rule = (sentence: Sentence) => Readings | undefined;

export const one = (command: TripCommand): Readings => [[command]];
/** Returns one reading per command; undefined for none. */
export const choices = (commands: readonly TripCommand[]): Readings | undefined =>
  commands.length === 0 ? undefined : commands.map((command) => [command]);
