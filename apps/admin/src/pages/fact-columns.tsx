import { Flex, Grid, type TableColumnsType, Typography } from 'antd';
import type { ReactNode } from 'react';
import layout from '../layout.module.css';

/** One column of a list, or one line of a row on a phone. */
export interface Fact<T> {
  title: string;
  align?: 'end';
  /** Has long texts. */
  isWide?: boolean;
  /** Returns null or an empty text where a phone leaves the line out. */
  render(row: T): ReactNode;
}

interface FactColumns<T> {
  /** The first one names the row. */
  facts: readonly Fact<T>[];
  /** Title and content of the last column. Absent: the reader may not act. */
  actions?: { title: string; render(row: T): ReactNode } | undefined;
}

/** Returns one column per fact; on a phone a single one with the facts below each other, so that a row needs no scrolling. */
export function useFactColumns<T extends object>({ facts, actions }: FactColumns<T>): TableColumnsType<T> {
  const isPhone = Grid.useBreakpoint().md === false;
  if (isPhone)
    return [
      {
        title: facts[0]?.title,
        render: (_, row) => <StackedRow row={row} facts={facts} actions={actions} />,
      },
    ];
  return [
    ...facts.map(({ title, align, isWide, render }) => ({
      title,
      ...(align && { align }),
      render: (_: unknown, row: T) => <Cell isWide={isWide}>{render(row)}</Cell>,
    })),
    ...(actions
      ? [{ title: actions.title, render: (_: unknown, row: T) => <Cell>{actions.render(row)}</Cell> }]
      : []),
  ];
}

/** Breaks long texts, so that the last column stays in sight. */
const Cell = ({ isWide = false, children }: { isWide?: boolean | undefined; children: ReactNode }) => (
  <div className={layout[isWide ? 'wideCell' : 'cell']}>{children}</div>
);

function StackedRow<T>({ row, facts, actions }: FactColumns<T> & { row: T }) {
  const [name, ...others] = facts;
  return (
    <Flex vertical gap="small" className={layout['stacked'] ?? ''}>
      <Typography.Text strong>{name?.render(row)}</Typography.Text>
      {others
        .map(({ title, render }) => ({ title, shown: render(row) }))
        .filter(({ shown }) => shown !== null && shown !== '')
        .map(({ title, shown }) => (
          <div key={title}>
            <Typography.Text type="secondary">{title}: </Typography.Text>
            {shown}
          </div>
        ))}
      {actions?.render(row)}
    </Flex>
  );
}
