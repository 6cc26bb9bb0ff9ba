import type { EntityRow } from '@yunyou/contract/admin/admin-entities.endpoints';
import { pageOf } from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';
import { money } from '@yunyou/contract/entities/base.schema';
import { describeFields } from '@yunyou/contract/field-description';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { Flex, Grid, type TableColumnsType, Typography } from 'antd';
import { Link } from 'react-router';
import { useDates } from '../../language/dates.ts';
import { useFieldWords } from '../../language/labels.ts';
import layout from '../../layout.module.css';
import { editAddress } from '../../pages/admin-pages.ts';
import { useMay } from '../../session/use-me.ts';
import { StatusTags } from '../edit/status-tags.tsx';
import { InlineCell } from './inline-cell.tsx';
import { editableFields, type ListCall } from './list-query.ts';
import { useListWords } from './list-words.ts';
import { useReferenceNames } from './use-reference-names.ts';

/** Columns that the database sorts with an index. */
const sortable = new Set([
  'order',
  'popularity',
  'kind',
  'category',
  'group',
  'mode',
  'publishedOn',
  'menu',
  'priceClass',
]);

/** Returns the columns of a list of rows; on a phone a single one, so that a row needs no scrolling. */
export function useEntityColumns(
  entity: EntityName,
  query: ListCall,
  rows: readonly EntityRow[],
): TableColumnsType<EntityRow> {
  const said = useFieldWords();
  const words = useListWords();
  const isPhone = Grid.useBreakpoint().md === false;
  const dates = useDates();
  const mayWrite = useMay()(`${pageOf(entity)}.write`);
  const nameOf = useReferenceNames(entity, query.columns ?? [], rows);
  const editable = new Map(editableFields(entity).map((field) => [field.name, field]));
  const sortOf = (name: string) => ({
    sorter: true,
    sortOrder:
      query.sort === name ? (query.order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
  });
  const choices = new Set(
    describeFields(entity).flatMap(({ name, choices: own, item }) => ((own ?? item?.choices) ? [name] : [])),
  );
  const nameOfChoice = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? said.choice(value) : value;
  const renderValue = (name: string, row: EntityRow) => {
    const value = row.values[name];
    const toName = choices.has(name) ? nameOfChoice : (id: unknown) => nameOf(name, id);
    const shown = Array.isArray(value) ? value.map(toName) : toName(value);
    const text = toCellText(shown, words);
    const field = editable.get(name);
    if (!field || !mayWrite || row.isTrashed) return text;
    return (
      <InlineCell entity={entity} row={row} field={field}>
        {text}
      </InlineCell>
    );
  };
  const chosen = (query.columns ?? []).map((name) => ({
    name,
    label: said.label(describeFields(entity).find((field) => field.name === name)?.label ?? name),
  }));
  const title = { title: words.name, dataIndex: 'title', key: 'title', ...sortOf('title') };
  const linkTo = ({ id, title: name }: EntityRow) => <Link to={editAddress(entity, id)}>{name}</Link>;
  if (isPhone)
    return [
      {
        ...title,
        render: (_, row) => (
          <Flex vertical gap={4} className={layout['stacked'] ?? ''}>
            <span>
              {linkTo(row)} <span lang="zh">{row.zhName}</span>
            </span>
            {chosen.map(({ name, label }) => (
              <span key={name}>
                <Typography.Text type="secondary">{label}: </Typography.Text>
                {renderValue(name, row)}
              </span>
            ))}
            <StatusTags {...row} />
          </Flex>
        ),
      },
    ];
  return [
    { ...title, render: (_, row) => linkTo(row) },
    ...(hasChineseName(entity)
      ? [
          {
            title: words.chinese,
            dataIndex: 'zhName',
            key: 'zhName',
            render: (name: string) => <span lang="zh">{name}</span>,
          },
        ]
      : []),
    ...chosen.map(({ name, label }) => ({
      title: label,
      key: name,
      ...(sortable.has(name) && sortOf(name)),
      render: (_: unknown, row: EntityRow) => renderValue(name, row),
    })),
    { title: words.status, key: 'status', render: (_, row) => <StatusTags {...row} /> },
    {
      title: words.changed,
      dataIndex: 'updatedAt',
      key: 'updatedAt',
      ...sortOf('updatedAt'),
      render: dates.dateTime,
    },
  ];
}

const hasChineseName = (entity: EntityName) =>
  describeFields(entity).some(({ name }) => name === 'zhName' || name === 'zhTitle');

function toCellText(value: unknown, words: { yes: string; no: string }): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((entry) => toCellText(entry, words)).join(', ');
  if (typeof value === 'object') {
    const sum = money.safeParse(value); // the only object shown in a cell
    return sum.success ? formatMoney(sum.data) : '';
  }
  const text = String(value as string | number); // other kinds are handled above
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
