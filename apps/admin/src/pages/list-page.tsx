import { useQuery } from '@tanstack/react-query';
import type { PublishStatus } from '@yunyou/contract/base.schema';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { Empty, Flex, Input, Segmented, Table, type TableColumnsType, Tag, Typography } from 'antd';
import { useSearchParams } from 'react-router';
import { api } from '../session/staff-client.ts';
import type { AdminPage } from './admin-pages.ts';

interface Row {
  id: string;
  title: string;
  zhName: string;
  status: PublishStatus;
  version: number;
  edited: boolean;
  updatedAt: string;
}

const statusColours: Record<PublishStatus, string> = {
  draft: 'default',
  review: 'gold',
  published: 'green',
  archived: 'default',
};

const columns: TableColumnsType<Row> = [
  { title: 'Name', dataIndex: 'title' },
  { title: 'Chinese', dataIndex: 'zhName', render: (name: string) => <span lang="zh">{name}</span> },
  { title: 'Id', dataIndex: 'id', responsive: ['md'] },
  {
    title: 'Status',
    dataIndex: 'status',
    render: (status: PublishStatus) => <Tag color={statusColours[status]}>{status}</Tag>,
  },
  { title: 'Version', dataIndex: 'version', responsive: ['md'] },
  {
    title: 'Changed',
    dataIndex: 'updatedAt',
    render: (at: string) => new Date(at).toLocaleString(),
    responsive: ['sm'],
  },
];

/** Rows of one entity, page by page; what is shown is in the address. */
export function ListPage({ page }: { page: AdminPage }) {
  const [params, setParams] = useSearchParams();
  const entity = page.entities.find((name) => name === params.get('entity')) ?? page.entities[0];
  const keyword = params.get('keyword') ?? '';
  const pageNum = Math.max(1, Number(params.get('page')) || 1);
  const change = (next: Record<string, string>) => {
    const kept = { ...Object.fromEntries(params), page: '', ...next };
    setParams(Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== '')));
  };
  return (
    <Flex vertical gap="middle" data-code={page.code}>
      <Typography.Title level={1} style={{ fontSize: 24, margin: 0 }}>
        {page.name}
      </Typography.Title>
      {page.entities.length > 1 && (
        <Segmented<EntityName>
          value={entity as EntityName} // there is more than one, so there is a first
          options={page.entities.map((name) => ({ value: name, label: entities[name].label }))}
          onChange={(name) => change({ entity: name })}
        />
      )}
      {entity ? (
        <>
          <Input.Search
            key={keyword}
            defaultValue={keyword}
            placeholder="Search by name or id"
            aria-label="Search"
            allowClear
            style={{ maxInlineSize: 420 }}
            onSearch={(word) => change({ keyword: word.trim() })}
          />
          <EntityTable
            entity={entity}
            keyword={keyword}
            pageNum={pageNum}
            onPage={(number) => change({ page: String(number) })}
          />
        </>
      ) : (
        <Empty description="No Data" />
      )}
    </Flex>
  );
}

interface EntityTableProps {
  entity: EntityName;
  keyword: string;
  pageNum: number;
  onPage(pageNum: number): void;
}

const pageSize = 20;

function EntityTable({ entity, keyword, pageNum, onPage }: EntityTableProps) {
  const rows = useQuery({
    queryKey: ['entity', entity, keyword, pageNum],
    queryFn: () => api('POST /admin/entity/list', { entity, pageNum, pageSize, ...(keyword && { keyword }) }),
  });
  return (
    <Table<Row>
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={rows.data?.list ?? []}
      loading={rows.isPending}
      scroll={{ x: true }}
      locale={{ emptyText: rows.isError ? rows.error.message : 'No matching data' }}
      pagination={{
        current: pageNum,
        pageSize,
        total: rows.data?.total ?? 0,
        showSizeChanger: false,
        showTotal: (total) => `${total} in all`,
        onChange: onPage,
      }}
    />
  );
}
