/** Whether the visitor has asked the browser to be sparing: nothing is fetched ahead then. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true; // not in the DOM's types
}
