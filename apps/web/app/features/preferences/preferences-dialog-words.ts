import type { clocks, dataUses, themes } from './preferences.ts';

export const dialogWords = {
  note: 'They are stored in this browser only.',
  theme: 'Theme',
  clock: 'Clock',
  data: 'Data use',
  done: 'Done',
} as const;

export const themeNames: Record<(typeof themes)[number], string> = {
  system: 'As on this device',
  light: 'Light',
  dark: 'Dark',
};
export const clockNames: Record<(typeof clocks)[number], string> = { '24': '24 hours', '12': '12 hours' };
export const dataNames: Record<(typeof dataUses)[number], string> = {
  full: 'Full pictures, pages loaded ahead',
  reduced: 'Reduced: small pictures, nothing loaded ahead',
};
