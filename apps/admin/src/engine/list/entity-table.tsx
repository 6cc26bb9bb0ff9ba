import { useMutation, useQuery } from '@tanstack/react-query';
import { matchLimit } from '@yunyou/contract/admin/admin-bulk.endpoints';
import type { EntityRow } from '@yunyou/contract/admin/admin-entities.endpoints';
import { pageOf } from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';
import { money } from '@yunyou/contract/entities/base.schema';
import { describeFields } from '@yunyou/contract/field-description';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { App, Button, Flex, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../language/dates.ts';
import { useFieldWords } from '../../language/labels.ts';
import { editAddress } from '../../pages/admin-pages.ts';
import { api } from '../../session/staff-client.ts';
import { useMay } from '../../session/use-me.ts';
import { StatusTags } from '../edit/status-tags.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { InlineCell } from './inline-cell.tsx';
import { editableFields, type ListCall, toFilter } from './list-query.ts';
import { useListWords } from './list-words.ts';
import { changeSelection, type SelectedRow, withShownVersions } from './selection.ts';
import { useReferenceNames } from './use-reference-names.ts';

interface EntityTableProps {
  entity: EntityName;
  query: ListCall;
  onChange(next: Record<string, string>): void;
}

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

export function EntityTable({ entity, query, onChange }: EntityTableProps) {
  const words = useListWords();
  const rows = useQuery({
    queryKey: ['entity', entity, query],
    queryFn: () => api('POST /admin/entity/list', query),
    placeholderData: (before) => before,
  });
  const list = rows.data?.list ?? [];
  const total = rows.data?.total ?? 0;
  const { selected, setSelected } = useSelection(entity, query, list);
  const columns = useColumns(entity, query, list);
  return (
    <>
      {selected.length > 0 && (
        <Flex gap="small" align="center" wrap>
          <BulkActions entity={entity} selected={selected} onDone={() => setSelected([])} />
          <ChooseAll query={query} total={total} selected={selected} onChoose={setSelected} />
        </Flex>
      )}
      <Table<EntityRow>
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={list}
        loading={rows.isFetching}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: rows.isError ? rows.error.message : words.empty }}
        rowSelection={{
          selectedRowKeys: selected.map(({ id }) => id),
          onChange: (keys) => setSelected(changeSelection(selected, list, new Set(keys.map(String)))),
          getCheckboxProps: ({ title }) => ({ 'aria-label': words.choose(title) }) as object, // antd's type has no aria-label
        }}
        onChange={(pagination, _, sorter) => {
          const { columnKey, order } = [sorter].flat()[0] ?? {};
          onChange({
            page: String(pagination.current ?? 1),
            pageSize: String(pagination.pageSize ?? 20),
            sort: order && columnKey ? String(columnKey) : '',
            order: order === 'ascend' ? 'asc' : '',
          });
        }}
        pagination={{
          current: Number(query.pageNum ?? 1),
          pageSize: Number(query.pageSize ?? 20),
          total,
          pageSizeOptions: [20, 50, 100],
          showSizeChanger: true,
          showTotal: words.total,
        }}
      />
    </>
  );
}

/** Holds the chosen rows. Another filter clears them; another page or order does not. */
function useSelection(entity: EntityName, query: ListCall, page: readonly EntityRow[]) {
  const key = JSON.stringify([entity, toFilter(query)]);
  const [stored, setStored] = useState<{ key: string; rows: SelectedRow[] }>({ key, rows: [] });
  return {
    selected: stored.key === key ? withShownVersions(stored.rows, page) : [],
    setSelected: (rows: SelectedRow[]) => setStored({ key, rows }),
  };
}

interface ChooseAllProps {
  query: ListCall;
  total: number;
  selected: readonly SelectedRow[];
  onChoose(rows: SelectedRow[]): void;
}

/** Chooses all rows that match, on every page, or none. */
function ChooseAll({ query, total, selected, onChoose }: ChooseAllProps) {
  const words = useListWords();
  const { message } = App.useApp();
  const choose = useMutation({
    mutationFn: () => api('POST /admin/entity/match/list', toFilter(query)),
    onSuccess: ({ list }) => onChoose(list),
    onError: (error) => void message.error(error.message),
  });
  const isMore = selected.length < Math.min(total, matchLimit);
  return (
    <>
      {isMore && (
        <Button size="small" type="link" loading={choose.isPending} onClick={() => choose.mutate()}>
          {total > matchLimit ? words.chooseFirst(matchLimit) : words.chooseAll(total)}
        </Button>
      )}
      <Button size="small" type="link" onClick={() => onChoose([])}>
        {words.chooseNone}
      </Button>
    </>
  );
}

function useColumns(
  entity: EntityName,
  query: ListCall,
  rows: readonly EntityRow[],
): TableColumnsType<EntityRow> {
  const said = useFieldWords();
  const words = useListWords();
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
  return [
    {
      title: words.name,
      dataIndex: 'title',
      key: 'title',
      ...sortOf('title'),
      render: (title: string, { id }) => <Link to={editAddress(entity, id)}>{title}</Link>,
    },
    {
      title: words.chinese,
      dataIndex: 'zhName',
      key: 'zhName',
      render: (name: string) => <span lang="zh">{name}</span>,
    },
    ...(query.columns ?? []).map((name) => ({
      title: said.label(describeFields(entity).find((field) => field.name === name)?.label ?? name),
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
      responsive: ['md'],
    },
  ];
}

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
