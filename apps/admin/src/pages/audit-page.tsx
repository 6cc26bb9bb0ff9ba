import type { AuditRow } from '@yunyou/contract/admin/admin-accounts.endpoints';
import { Flex, Input } from 'antd';
import { useSearchParams } from 'react-router';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import styles from './audit-page.module.css';
import { PageHead } from './page-head.tsx';
import { PagedTable } from './paged-table.tsx';

/** Lists audit entries; each expands to the values before and after. */
export function AuditPage() {
  const [params, setParams] = useSearchParams();
  const filter = {
    ...(params.get('entityId') && { entityId: params.get('entityId') ?? '' }),
    ...(params.get('action') && { action: params.get('action') ?? '' }),
  };
  const search = (name: string, value: string) => {
    const next = { ...Object.fromEntries(params), page: '', [name]: value.trim() };
    setParams(Object.fromEntries(Object.entries(next).filter(([, text]) => text !== '')));
  };
  return (
    <Flex vertical gap="middle" data-code="auditList">
      <PageHead title="Audit log" />
      <Flex gap="small" wrap>
        {(['entityId', 'action'] as const).map((name) => (
          <Input.Search
            key={name}
            allowClear
            defaultValue={params.get(name) ?? ''}
            aria-label={name === 'action' ? 'What was done' : 'Id of the row'}
            placeholder={name === 'action' ? 'What: city.publish' : 'Id of the row'}
            className={layout['searchNarrow'] ?? ''}
            onSearch={(value) => search(name, value)}
          />
        ))}
      </Flex>
      <PagedTable<AuditRow>
        queryKey={['audit', filter]}
        load={(paging) => api('POST /admin/audit/list', { ...filter, ...paging })}
        rowKey={({ id }) => id}
        columns={[
          { title: 'When', render: (_, { at }) => new Date(at).toLocaleString() },
          { title: 'Who', dataIndex: 'staffName' },
          { title: 'What', dataIndex: 'action' },
          { title: 'Row', render: (_, { entity, entityId }) => [entity, entityId].filter(Boolean).join(' ') },
        ]}
        expandedRowRender={renderChange}
      />
    </Flex>
  );
}

const renderChange = ({ before, after }: AuditRow) => (
  <Flex gap="large" wrap>
    <Json title="Before" value={before} />
    <Json title="After" value={after} />
  </Flex>
);

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <figure className={styles['change']}>
      <figcaption>{title}</figcaption>
      <pre>{value === null || value === undefined ? '–' : JSON.stringify(value, null, 2)}</pre>
    </figure>
  );
}
