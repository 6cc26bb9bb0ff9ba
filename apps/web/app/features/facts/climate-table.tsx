import styles from './climate-table.module.css';
import { monthName } from './format.ts';

interface Month {
  highC: number;
  lowC: number;
  rainMm: number;
}

/** Twelve months at a glance: a bar from night to afternoon, rain below; every number is also text. */
export function ClimateTable({
  climate,
  bestMonths,
  name,
}: {
  climate: readonly Month[];
  bestMonths: readonly number[];
  name: string;
}) {
  const top = Math.max(...climate.map((month) => month.highC));
  const bottom = Math.min(...climate.map((month) => month.lowC));
  const span = Math.max(1, top - bottom);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on small screens
    <div className={styles.scroll} role="region" aria-label={`Climate of ${name}`} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Usual afternoon high, night low and rain; the best months are marked.
        </caption>
        <thead>
          <tr>
            {climate.map((_, index) => (
              <th
                key={monthName(index + 1)}
                scope="col"
                data-best={bestMonths.includes(index + 1) || undefined}
              >
                {monthName(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {climate.map((month, index) => (
              <td key={monthName(index + 1)}>
                <span className={styles.high}>{Math.round(month.highC)}°</span>
                <span
                  className={styles.track}
                  style={
                    {
                      '--from': `${((top - month.highC) / span) * 100}%`,
                      '--to': `${((month.lowC - bottom) / span) * 100}%`,
                    } as React.CSSProperties
                  }
                />
                <span className={styles.low}>{Math.round(month.lowC)}°</span>
              </td>
            ))}
          </tr>
          <tr className={styles.rain}>
            {climate.map((month, index) => (
              <td key={monthName(index + 1)}>{Math.round(month.rainMm)} mm</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
