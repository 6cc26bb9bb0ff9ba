import type { TripPersonHere } from '@yunyou/contract/trip/together.schema';
import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import type { PartProps, TogetherPart } from '../editor/editor-store.ts';
import { useEditor } from '../editor/use-editor.ts';
import styles from './together.module.css';
import { togetherWords } from './together-words.ts';

/** A day that was only scrolled past is not sent. */
const settleMs = 700;

interface PeopleHereProps extends PartProps {
  /** The day in view. */
  current: number | undefined;
}

/**
 * Shows the other people who have the trip open, and their day. On a phone only the initials are shown, above the bar.
 */
export default function PeopleHere({ store, together, current }: PeopleHereProps) {
  const { people = [], view } = useEditor(store);
  useOwnDay(together, current);
  const others = people.filter(({ id, isHere }) => isHere && id !== together.me);
  const news = useArrivals(others);
  return (
    <div className={styles.here}>
      <ul className={styles.avatars} aria-label={togetherWords.peopleHere}>
        {others.map((person) => (
          <li key={person.id} className={styles.person}>
            <span className={styles.avatar} aria-hidden="true">
              {initialOf(person.name)}
            </span>
            <span className={styles.who}>
              {person.name}
              {person.dayIndex !== undefined && person.dayIndex < view.days.length && (
                <small className={styles.day}> {togetherWords.onDay(person.dayIndex)}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden as="p" role="status">
        {news}
      </VisuallyHidden>
    </div>
  );
}

/** Sends the day in view to the other people. */
function useOwnDay({ setDay }: TogetherPart, dayIndex: number | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => setDay(dayIndex), settleMs);
    return () => clearTimeout(timer);
  }, [setDay, dayIndex]);
}

/** Returns a sentence about the person who came or left last, for screen readers. */
function useArrivals(others: readonly TripPersonHere[]): string {
  const before = useRef<readonly TripPersonHere[]>(others);
  const [news, setNews] = useState('');
  const ids = others.map(({ id }) => id).join(' ');
  useEffect(() => {
    const came = others.find(({ id }) => !before.current.some((known) => known.id === id));
    const left = before.current.find(({ id }) => !others.some((known) => known.id === id));
    before.current = others;
    if (came) setNews(togetherWords.came(came.name));
    else if (left) setNews(togetherWords.left(left.name));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only who is here matters, not the day
  }, [ids]);
  return news;
}

const initialOf = (name: string): string => /\S/u.exec(name)?.[0].toUpperCase() ?? '?';
