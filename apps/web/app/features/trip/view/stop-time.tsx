import { useLocalText } from '../../preferences/local-text.tsx';
import styles from './item.module.css';
import * as words from './trip-words.ts';

interface StopTimeProps {
  start: string;
  end?: string | undefined;
  isNextDay?: boolean;
}

/** Start and end of a stop, by the visitor's clock. */
export function StopTime({ start, end, isNextDay = false }: StopTimeProps) {
  const local = useLocalText();
  return (
    <p className={styles.time}>
      <b>{local(start)}</b>
      {end && <span>{local(end)}</span>}
      {isNextDay && <span>{words.nextDay}</span>}
    </p>
  );
}
