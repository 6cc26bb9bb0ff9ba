import type { ReactNode } from 'react';
import styles from './getting-there.module.css';

interface StopProps {
  id?: string;
  label: string;
  name: string;
  zhName: string;
  children: ReactNode;
}

/** Renders an airport, station or port in a list, with its code or kind in front. */
export function Stop({ id, label, name, zhName, children }: StopProps) {
  return (
    <li className={styles.stop} id={id}>
      <span className={styles.code}>{label}</span>
      <div>
        <h3 className={styles.stopName}>
          {name}{' '}
          <span lang="zh" className={styles.chinese}>
            {zhName}
          </span>
        </h3>
        {children}
      </div>
    </li>
  );
}
