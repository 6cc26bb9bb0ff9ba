/** Records an action of the visitor on this page. Failures are ignored: analytics never blocks the action. */
export function recordAction(name: string): void {
  void import('./events.ts')
    .then(({ recordEvent }) => recordEvent(name, location.pathname))
    .catch(() => undefined);
}
