/** Flag URLs by country code; the browser loads each when it is shown. */
const files = import.meta.glob<string>('../../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export const flagUrls: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(-6, -4), url]),
);
