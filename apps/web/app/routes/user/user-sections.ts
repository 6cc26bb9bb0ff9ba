import * as words from './user-words.ts';
/** Values of `type`: three as the specification spells them, and `Orders`. */
export const userSections = [
  { type: 'profile', name: words.profile },
  { type: 'Collections', name: words.collections },
  { type: 'Trips', name: words.trips },
  { type: 'Orders', name: words.orders },
] as const;

type UserSection = (typeof userSections)[number]['type'];

export function parseUserSection(value: string | null): UserSection | undefined {
  return userSections.find(({ type }) => type === (value ?? 'profile'))?.type;
}
