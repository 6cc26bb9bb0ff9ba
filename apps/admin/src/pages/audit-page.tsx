import type { AuditRow } from '@yunyou/contract/admin/admin-accounts.endpoints';
import { Flex, Input, Typography } from 'antd';
import { useSearchParams } from 'react-router';
import { useActionNames } from '../language/action-words.ts';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import styles from './audit-page.module.css';
import { PageHead } from './page-head.tsx';
import { PagedTable } from './paged-table.tsx';
import { useSystemWords } from './system-words.ts';

/** Lists audit entries; each expands to the values before and after. */
export function AuditPage() {
  const words = useSystemWords().audit;
  const dates = useDates();
  const nameOf = useActionNames();
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
      <PageHead title={words.title} />
      <Flex gap="small" wrap>
        {(['entityId', 'action'] as const).map((name) => (
          <Input.Search
            key={name}
            allowClear
            defaultValue={params.get(name) ?? ''}
            aria-label={words[name]}
            placeholder={name === 'action' ? words.actionPlaceholder : words.entityId}
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
          { title: words.when, render: (_, { at }) => dates.dateTime(at) },
          { title: words.who, dataIndex: 'staffName' },
          {
            title: words.what,
            render: (_, { action }) => (
              <Flex vertical>
                {nameOf(action)}
                <Typography.Text type="secondary">{action}</Typography.Text>
              </Flex>
            ),
          },
          {
            title: words.row,
            render: (_, { entity, entityId }) => [entity, entityId].filter(Boolean).join(' '),
          },
        ]}
        expandedRowRender={renderChange}
      />
    </Flex>
  );
}

const renderChange = (row: AuditRow) => <Change row={row} />;

function Change({ row: { before, after } }: { row: AuditRow }) {
  const words = useSystemWords().audit;
  return (
    <Flex gap="large" wrap>
      <Json title={words.before} value={before} />
      <Json title={words.after} value={after} />
    </Flex>
  );
}

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <figure className={styles['change']}>
      <figcaption>{title}</figcaption>
      <pre>{value === null || value === undefined ? '–' : JSON.stringify(value, null, 2)}</pre>
    </figure>
  );
}
