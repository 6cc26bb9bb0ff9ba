/** Returns the state of a navigation to a trip whose form for bookings opens with this text. */
export const toSharedState = (text: string) => ({ bookingText: text });

/** Reads the text from the state of a history entry, which may stem from any page. */
export function readSharedState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('bookingText' in state)) return undefined;
  return typeof state.bookingText === 'string' && state.bookingText !== '' ? state.bookingText : undefined;
}
