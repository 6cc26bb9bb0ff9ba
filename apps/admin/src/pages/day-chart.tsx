import { Typography } from 'antd';

interface DayChartProps {
  name: string;
  days: readonly { day: string; count: number }[];
}

const height = 80;
const barWidth = 10;

/** One bar a day; the words say what the picture shows. */
export function DayChart({ name, days }: DayChartProps) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const best = days.find(({ count }) => count === most);
  const summary = total === 0 ? 'none' : `most on ${best?.day}: ${most}`;
  return (
    <figure style={{ margin: 0 }}>
      <figcaption>
        <Typography.Text type="secondary">
          {name}, last {days.length} days
        </Typography.Text>
        <div style={{ fontSize: 28, fontWeight: 600 }}>{total.toLocaleString('en')}</div>
      </figcaption>
      <svg
        role="img"
        aria-label={`${name} by day: ${summary}`}
        viewBox={`0 0 ${days.length * barWidth} ${height}`}
        preserveAspectRatio="none"
        style={{ inlineSize: '100%', blockSize: height, fill: 'var(--ant-color-primary)' }}
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
              <title>{`${day}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <Typography.Text
        type="secondary"
        style={{ display: 'flex', justifyContent: 'space-between', fontSize: 12 }}
      >
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </Typography.Text>
    </figure>
  );
}
