/** Values of `type`, spelled as the specification has them. */
export const userSections = [
  { type: 'profile', name: 'Profile' },
  { type: 'Collections', name: 'Collections' },
  { type: 'Trips', name: 'Trips' },
] as const;

export type UserSection = (typeof userSections)[number]['type'];

export function parseUserSection(value: string | null): UserSection | undefined {
  return userSections.find(({ type }) => type === (value ?? 'profile'))?.type;
}
