export const preferenceWords = {
  title: 'Preferences',
  currency: 'Show prices also in',
} as const;
