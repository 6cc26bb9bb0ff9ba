/** Counts something a visitor did on this page; never in the way of doing it. */
export function recordAction(name: string): void {
  void import('./events.ts')
    .then(({ recordEvent }) => recordEvent(name, location.pathname))
    .catch(() => undefined);
}
