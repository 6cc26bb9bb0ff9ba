import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Returns whether the markup of the server still shows `subject`. A part that is only looked at then renders an element with
 * `suppressHydrationWarning` and an empty `dangerouslySetInnerHTML`: React leaves the server's markup in it, and the page does
 * not load the code that drew it. False on the server, after a navigation, and once the subject is another object.
 */
export function useKeptMarkup(subject: object): boolean {
  const isHydration = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [fromServer] = useState(isHydration && !import.meta.env.SSR ? subject : undefined);
  return fromServer === subject;
}

/** Props of the element that keeps the server's markup. */
export const keptMarkup = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;
