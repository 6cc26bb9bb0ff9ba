import { useMutation, useQuery } from '@tanstack/react-query';
import { matchLimit } from '@yunyou/contract/admin/admin-bulk.endpoints';
import type { EntityRow } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { App, Button, Flex, Table } from 'antd';
import { useState } from 'react';
import { api } from '../../session/staff-client.ts';
import { BulkActions } from './bulk-actions.tsx';
import { type ListCall, toFilter } from './list-query.ts';
import { useListWords } from './list-words.ts';
import { changeSelection, type SelectedRow, withShownVersions } from './selection.ts';
import { useEntityColumns } from './use-entity-columns.tsx';

interface EntityTableProps {
  entity: EntityName;
  query: ListCall;
  onChange(next: Record<string, string>): void;
}

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
  const columns = useEntityColumns(entity, query, list);
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
