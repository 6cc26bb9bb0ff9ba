import { linkMessages } from './link-messages.ts';
import { zhLinkMessages } from './link-messages-zh.ts';
import { type Names, namesInFiles, type Values } from './names.ts';
import { cityMessages, placeMessages } from './place-messages.ts';
import { zhCityMessages, zhPlaceMessages } from './place-messages-zh.ts';
import { dayIdeaMessages, lineMessages, routeMessages } from './plan-messages.ts';
import { zhDayIdeaMessages, zhLineMessages, zhRouteMessages } from './plan-messages-zh.ts';
import { spotMessages } from './spot-messages.ts';
import { zhSpotMessages } from './spot-messages-zh.ts';
import { textMessages } from './text-messages.ts';
import { zhTextMessages } from './text-messages-zh.ts';

const en = {
  ...spotMessages,
  ...placeMessages,
  ...cityMessages,
  ...dayIdeaMessages,
  ...routeMessages,
  ...lineMessages,
  ...linkMessages,
  ...textMessages,
};
const zh: typeof en = {
  ...zhSpotMessages,
  ...zhPlaceMessages,
  ...zhCityMessages,
  ...zhDayIdeaMessages,
  ...zhRouteMessages,
  ...zhLineMessages,
  ...zhLinkMessages,
  ...zhTextMessages,
};

/** All sentences of the content checks, by language and message id. */
export const sentences = { en, zh };

type MessageId = keyof typeof en;

/** The result of a content check: a message id and the values of its sentence. */
export interface Mistake {
  id: MessageId;
  values: Values;
}

type ValuesOf<I extends MessageId> = Parameters<(typeof en)[I]> extends [Names, infer V] ? [values: V] : [];

export function mistake<I extends MessageId>(id: I, ...[values]: ValuesOf<I>): Mistake {
  return { id, values: (values ?? {}) as Values }; // all messages have strings and numbers as values
}

/** Returns the sentence about a mistake in a language, with the given names of fields and rows. */
export function describeMistake(
  { id, values }: Mistake,
  language: keyof typeof sentences,
  names: Names,
): string {
  const toSentence = sentences[language][id] as (names: Names, values: Values) => string; // `mistake` has checked the values
  return toSentence(names, values);
}

/** Returns the sentence for the command line: in English, with the names of content files. */
export const describeInFile = (found: Mistake): string => describeMistake(found, 'en', namesInFiles);

/** Returns the field of the document that a mistake is about: the first one that its sentence names. */
export function findFieldOf(found: Mistake): string | undefined {
  let first: string | undefined;
  const note = (path: string, inside = path) => {
    first ??= inside.split('.')[0];
    return path;
  };
  describeMistake(found, 'en', { ...namesInFiles, field: note, at: note });
  return first;
}
