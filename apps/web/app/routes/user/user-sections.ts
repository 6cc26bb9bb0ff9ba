/** Values of `type`: three as the specification spells them, and `Orders`. */
export const userSections = [
  { type: 'profile', name: 'Profile' },
  { type: 'Collections', name: 'Collections' },
  { type: 'Trips', name: 'Trips' },
  { type: 'Orders', name: 'Orders' },
] as const;

type UserSection = (typeof userSections)[number]['type'];

export function parseUserSection(value: string | null): UserSection | undefined {
  return userSections.find(({ type }) => type === (value ?? 'profile'))?.type;
}
