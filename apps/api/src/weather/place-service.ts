export interface ServicePlace {
  id: string;
  coordinates: { latitude: number; longitude: number };
}

interface PlaceServiceOptions<Answer> {
  /** Address of the service. Without it, every answer is `none`. */
  url: string | undefined;
  /** What the service provides, for the message of a failure. */
  name: string;
  query: Readonly<Record<string, string>>;
  /** Throws when the body is invalid. */
  parse(body: unknown): Answer;
  /** The answer without a service and after a failure. */
  none: Answer;
  now(): Date;
  onError(error: Error): void;
}

const timeoutMs = 1500;
const cacheMs = 3600_000;
const placesMax = 500;

/** Creates a client for an Open-Meteo compatible service. Caches the answer for each place for an hour, failures included. */
export function createPlaceService<Answer>({
  url,
  name,
  query,
  parse,
  none,
  now,
  onError,
}: PlaceServiceOptions<Answer>): (place: ServicePlace) => Promise<Answer> {
  const cache = new Map<string, { until: number; answer: Promise<Answer> }>();

  const request = async (address: URL, { latitude, longitude }: ServicePlace['coordinates']) => {
    const all = { latitude: latitude.toFixed(3), longitude: longitude.toFixed(3), ...query };
    for (const [key, value] of Object.entries(all)) address.searchParams.set(key, value);
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!response.ok) throw new Error(`The service answered ${response.status}`);
    return parse(await response.json());
  };

  return async ({ id, coordinates }) => {
    if (url === undefined) return none;
    const time = now().getTime();
    const cached = cache.get(id);
    if (cached && cached.until > time) return cached.answer;
    const answer = request(new URL(url), coordinates).catch((error: unknown) => {
      onError(new Error(`${name} failed`, { cause: error }));
      return none;
    });
    if (cache.size >= placesMax) cache.clear();
    cache.set(id, { until: time + cacheMs, answer });
    return answer;
  };
}
