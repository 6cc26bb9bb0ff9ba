import { useQuery } from '@tanstack/react-query';
import type { EntityRow } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { money } from '@yunyou/contract/entities/base.schema';
import { describeFields } from '@yunyou/contract/field-description';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { editAddress } from '../../pages/admin-pages.ts';
import { api } from '../../session/staff-client.ts';
import { StatusTags } from '../edit/status-tags.tsx';
import { BulkActions } from './bulk-actions.tsx';
import type { ListCall } from './list-query.ts';
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
  const [selected, setSelected] = useState<EntityRow[]>([]);
  const rows = useQuery({
    queryKey: ['entity', entity, query],
    queryFn: () => api('POST /admin/entity/list', query),
    placeholderData: (before) => before,
  });
  const nameOf = useReferenceNames(entity, query.columns ?? [], rows.data?.list ?? []);
  const columns = createColumns(entity, query, nameOf);
  return (
    <>
      <BulkActions entity={entity} selected={selected} onDone={() => setSelected([])} />
      <Table<EntityRow>
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={rows.data?.list ?? []}
        loading={rows.isFetching}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: rows.isError ? rows.error.message : 'No matching data' }}
        rowSelection={{
          selectedRowKeys: selected.map(({ id }) => id),
          onChange: (_, chosen) => setSelected(chosen),
          getCheckboxProps: ({ title }) => ({ 'aria-label': `Choose ${title}` }) as object, // antd's type has no aria-label
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
          total: rows.data?.total ?? 0,
          pageSizeOptions: [20, 50, 100],
          showSizeChanger: true,
          showTotal: (total) => `${total} in all`,
        }}
      />
    </>
  );
}

function createColumns(
  entity: EntityName,
  query: ListCall,
  nameOf: ReturnType<typeof useReferenceNames>,
): TableColumnsType<EntityRow> {
  const sortOf = (name: string) => ({
    sorter: true,
    sortOrder:
      query.sort === name ? (query.order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
  });
  return [
    {
      title: 'Name',
      dataIndex: 'title',
      key: 'title',
      ...sortOf('title'),
      render: (title: string, { id }) => <Link to={editAddress(entity, id)}>{title}</Link>,
    },
    {
      title: 'Chinese',
      dataIndex: 'zhName',
      key: 'zhName',
      render: (name: string) => <span lang="zh">{name}</span>,
    },
    ...(query.columns ?? []).map((name) => ({
      title: describeFields(entity).find((field) => field.name === name)?.label ?? name,
      key: name,
      ...(sortable.has(name) && sortOf(name)),
      render: (_: unknown, { values }: EntityRow) => {
        const value = values[name];
        return toCellText(Array.isArray(value) ? value.map((id) => nameOf(name, id)) : nameOf(name, value));
      },
    })),
    { title: 'Status', key: 'status', render: (_, row) => <StatusTags {...row} /> },
    {
      title: 'Changed',
      dataIndex: 'updatedAt',
      key: 'updatedAt',
      ...sortOf('updatedAt'),
      render: (at: string) => new Date(at).toLocaleString(),
      responsive: ['md'],
    },
  ];
}

function toCellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(toCellText).join(', ');
  if (typeof value === 'object') {
    const sum = money.safeParse(value); // the only object shown in a cell
    return sum.success ? formatMoney(sum.data) : '';
  }
  const text = String(value as string | number); // other kinds are handled above
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
