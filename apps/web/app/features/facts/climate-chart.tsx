import { shortMonthName } from '@yunyou/domain/time/date-format';
import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import type { CSSProperties } from 'react';
import styles from './climate-chart.module.css';
import * as words from './fact-words.ts';

interface Month {
  highC: number;
  lowC: number;
  rainMm: number;
}

interface ClimateChartProps {
  climate: readonly Month[];
  bestMonths: readonly number[];
  name: string;
}

/** Converts custom properties to a style, because React's style type has none. */
const bar = (properties: Record<`--${string}`, string>) => properties as CSSProperties;

/** Renders the temperature and rain by month. The chart is a table, so that screen readers get the same numbers. */
export function ClimateChart({ climate, bestMonths, name }: ClimateChartProps) {
  const top = Math.max(...climate.map((month) => month.highC));
  const bottom = Math.min(...climate.map((month) => month.lowC));
  const span = Math.max(1, top - bottom);
  const wettest = Math.max(1, ...climate.map((month) => month.rainMm));
  const months = climate.map((month, index) => ({
    ...month,
    name: shortMonthName(index + 1),
    isBest: bestMonths.includes(index + 1) || undefined,
  }));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{words.climateCaption(name)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{words.month}</VisuallyHidden>
          </th>
          {months.map((month) => (
            <th key={month.name} scope="col" data-best={month.isBest}>
              {month.name}
              {month.isBest && <VisuallyHidden>{words.bestMonth}</VisuallyHidden>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.c}</th>
          {months.map((month) => (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the text is nested deeper than the rule checks
            <td key={month.name} data-best={month.isBest}>
              <span
                className={styles.range}
                style={bar({
                  '--from': `${((top - month.highC) / span) * 100}%`,
                  '--to': `${((month.lowC - bottom) / span) * 100}%`,
                })}
              >
                <span className={styles.high}>{Math.round(month.highC)}°</span>
                <VisuallyHidden>{words.to} </VisuallyHidden>
                <span className={styles.low}>{Math.round(month.lowC)}°</span>
              </span>
            </td>
          ))}
        </tr>
        <tr className={styles.rain}>
          <th scope="row">{words.mm}</th>
          {months.map((month) => (
            <td key={month.name} data-best={month.isBest}>
              <span className={styles.drop} style={bar({ '--size': `${(month.rainMm / wettest) * 100}%` })} />
              {Math.round(month.rainMm)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
