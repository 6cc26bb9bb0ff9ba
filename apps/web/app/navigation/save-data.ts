import { dataPreference } from '../features/preferences/preferences.ts';

/** Returns whether the visitor wants to save data, by preference or the browser's data saver; nothing is prefetched then. */
export function isSaveDataOn(): boolean {
  if (dataPreference.read() === 'reduced') return true;
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true; // not in the DOM's types
}
