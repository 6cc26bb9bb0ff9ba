/** English names of an entry of lists whose label is no plural. */
const names: Readonly<Record<string, string>> = {
  'Known for': 'Phrase',
  Climate: 'Month',
  'Opening hours': 'Hours',
  Gallery: 'Picture',
  'Image list': 'Picture',
  'Nearest metro': 'Metro station',
  'Into town': 'Way into town',
  'Typical services': 'Service',
  Itinerary: 'Day',
  Includes: 'Included item',
  Excludes: 'Excluded item',
  Cancellation: 'Cancellation step',
  'Questions and answers': 'Question',
};

/** Returns the English name of one entry of a list: "Departures" becomes "Departure". */
export function toEntryName(label: string): string {
  const own = names[label];
  if (own) return own;
  if (/(?:ss|sh|x|ias)es$/.test(label)) return label.slice(0, -2);
  return label.endsWith('s') ? label.slice(0, -1) : label;
}
