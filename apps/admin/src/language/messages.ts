import { getLanguage, type Language } from './language.ts';
import { zhMessages, zhPatterns } from './messages-zh.ts';

/** Returns a message of the server or of a field check in a language. */
export const messageIn = (language: Language, message: string): string =>
  language === 'zh' ? toChineseMessage(message) : message;

/** Returns a message in the language that is chosen now. */
export const inLanguage = (message: string): string => messageIn(getLanguage(), message);

/** Translates a message sentence by sentence; sentences without a translation stay as they are. */
export function toChineseMessage(message: string): string {
  const whole = translate(message);
  if (whole !== undefined) return whole;
  const sentences = message.split(/(?<=[.?]) (?=["A-Z])/);
  return sentences.map((sentence) => translate(sentence) ?? sentence).join('');
}

function translate(sentence: string): string | undefined {
  const fixed = zhMessages[sentence] ?? zhMessages[sentence.replace(/\.$/, '')];
  if (fixed !== undefined) return fixed;
  for (const [pattern, toText] of zhPatterns) {
    const match = pattern.exec(sentence);
    if (match) return toText(...match.slice(1));
  }
  return undefined;
}
