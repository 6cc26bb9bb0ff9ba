/** Reads the number of a list's page from the query; 1 when it is missing or invalid, because a URL is easily mistyped. */
export function parsePage(params: URLSearchParams, max = 10_000): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= max ? page : 1;
}
