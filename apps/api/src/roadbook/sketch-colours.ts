/** Colours of the light map, for maps on paper and in pictures. */
export const sketchColours = {
  land: '#f4efe4',
  water: '#c9dde0',
  island: '#f7f3ea',
  park: '#e3ead3',
  hill: '#e9e2cb',
  wall: '#b59a7a',
} as const;
