/** Returns whether the visitor has switched on the browser's data saver; nothing is prefetched then. */
export function isSaveDataOn(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true; // not in the DOM's types
}
