import { useLocalText } from '../../../preferences/local-text.tsx';
import styles from './item.module.css';

interface StopTimeProps {
  start: string;
  end?: string | undefined;
  /** The later day on which it ends, in words. */
  endDay?: string | undefined;
}

/** Renders the start and end of a stop, by the visitor's clock. */
export function StopTime({ start, end, endDay }: StopTimeProps) {
  const local = useLocalText();
  return (
    <p className={styles.time}>
      <b>{local(start)}</b>
      {end && <span>{local(end)}</span>}
      {endDay && <span>{endDay}</span>}
    </p>
  );
}
