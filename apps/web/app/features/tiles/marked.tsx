import { Fragment } from 'react';

/** Renders text split at search matches; every second part is a match. */
export function Marked({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) =>
    // The parts of one text never change their order.
    index % 2 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
