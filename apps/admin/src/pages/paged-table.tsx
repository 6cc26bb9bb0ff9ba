import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import { Table, type TableColumnsType, type TableProps } from 'antd';
import { useSearchParams } from 'react-router';
import { useSystemWords } from './system-words.ts';

interface PagedTableProps<T> {
  /** Query key of the list without its page. */
  queryKey: readonly unknown[];
  load(paging: { pageNum: number; pageSize: number }): Promise<{ list: T[]; total: number }>;
  columns: TableColumnsType<T>;
  rowKey: (row: T) => string;
  expandedRowRender?: (row: T) => React.ReactNode;
  rowSelection?: TableProps<T>['rowSelection'];
}

const pageSize = 20;

/** Renders a table with server-side paging; the page is in the URL. */
export function PagedTable<T extends object>({
  queryKey,
  load,
  columns,
  rowKey,
  expandedRowRender,
  rowSelection,
}: PagedTableProps<T>) {
  const words = useSystemWords();
  const [params, setParams] = useSearchParams();
  const pageNum = Math.max(1, Number(params.get('page')) || 1);
  const rows = useQuery({
    queryKey: [...queryKey, pageNum],
    queryFn: () => load({ pageNum, pageSize }),
    placeholderData: (before) => before,
  });
  return (
    <Table<T>
      rowKey={rowKey}
      size="middle"
      columns={columns}
      {...(rowSelection && { rowSelection })}
      dataSource={rows.data?.list ?? []}
      loading={rows.isFetching}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: rows.isError ? rows.error.message : words.noData }}
      // antd renders a field `children` as nested rows; orders have such a field.
      expandable={{
        childrenColumnName: '$rows',
        columnTitle: <VisuallyHidden>{words.details}</VisuallyHidden>,
        ...(expandedRowRender && { expandedRowRender }),
      }}
      pagination={{
        current: pageNum,
        pageSize,
        total: rows.data?.total ?? 0,
        showSizeChanger: false,
        showTotal: words.inAll,
        onChange: (page) => setParams({ ...Object.fromEntries(params), page: String(page) }),
      }}
    />
  );
}
