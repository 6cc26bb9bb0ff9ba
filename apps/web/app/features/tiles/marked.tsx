import { Fragment } from 'react';

/** Text cut where hits begin and end: every other part is a hit. */
export function Marked({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) =>
    // The parts of one text never reorder.
    index % 2 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
