import { Typography } from 'antd';
import { useDates } from '../language/dates.ts';
import styles from './dashboard.module.css';
import { useOverviewWords } from './overview-words.ts';

interface DayChartProps {
  name: string;
  days: readonly { day: string; count: number }[];
}

const height = 80;
const barWidth = 10;

/** Shows one bar per day, with a text alternative. */
export function DayChart({ name, days }: DayChartProps) {
  const words = useOverviewWords().dashboard;
  const dates = useDates();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const best = days.find(({ count }) => count === most);
  const summary = total === 0 ? words.none : words.most(dates.day(best?.day ?? ''), most);
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <Typography.Text type="secondary">{words.lastDays(name, days.length)}</Typography.Text>
        <div className={styles['total']}>{total.toLocaleString('en')}</div>
      </figcaption>
      <svg
        role="img"
        aria-label={words.byDay(name, summary)}
        viewBox={`0 0 ${days.length * barWidth} ${height}`}
        preserveAspectRatio="none"
        className={styles['bars']}
      >
        {days.map(({ day, count }, index) => {
          const barHeight = count === 0 ? 1 : Math.max(3, (count / most) * height);
          return (
            <rect
              key={day}
              x={index * barWidth + 1}
              y={height - barHeight}
              width={barWidth - 2}
              height={barHeight}
              opacity={count === 0 ? 0.3 : 1}
            >
              <title>{`${dates.day(day)}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <Typography.Text type="secondary" className={styles['axis'] ?? ''}>
        <span>{dates.day(days[0]?.day ?? '')}</span>
        <span>{dates.day(days.at(-1)?.day ?? '')}</span>
      </Typography.Text>
    </figure>
  );
}
