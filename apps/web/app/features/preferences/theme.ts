import { themePreference } from './preferences.ts';

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** Sets the chosen theme on the page; without a choice the page follows the system. */
export function applyTheme(): void {
  const theme = themePreference.read();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Returns the colour scheme that the page is shown in. */
export function currentScheme(): 'light' | 'dark' {
  const theme = themePreference.read();
  if (theme !== 'system') return theme;
  return dark().matches ? 'dark' : 'light';
}

/** Calls back when the colour scheme may have changed. Returns a function that stops it. */
export function watchScheme(onChange: () => void): () => void {
  const system = dark();
  system.addEventListener('change', onChange);
  const stop = themePreference.subscribe(onChange);
  return () => {
    system.removeEventListener('change', onChange);
    stop();
  };
}
