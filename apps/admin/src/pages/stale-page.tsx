import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FactDue, ListedFact } from '@yunyou/contract/admin/admin-overview.endpoints';
import { type EntityName, entityNames } from '@yunyou/contract/entities';
import { App, Button, Flex, Input, Segmented, Select, Typography } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useDates } from '../language/dates.ts';
import { useNames } from '../language/names.ts';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { editAddress } from './admin-pages.ts';
import { useOverviewWords } from './overview-words.ts';
import { PageHead } from './page-head.tsx';
import { PagedTable } from './paged-table.tsx';

const checkedEntities: readonly EntityName[] = [
  'city',
  'scenic-spot',
  'hotel',
  'restaurant',
  'shop',
  'link',
  'guide',
  'rule',
];
const keyOf = ({ entity, id, path }: ListedFact) => `${entity} ${id} ${path}`;

/** Lists facts whose last check is older than their limit, or will be soon; the filters are in the URL. */
export function StalePage() {
  const words = useOverviewWords().facts;
  const names = useNames();
  const dates = useDates();
  const [params, setParams] = useSearchParams();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('staleList.write');
  const [chosen, setChosen] = useState<ListedFact[]>([]);
  const entity = entityNames.find((name) => name === params.get('entity'));
  const keyword = params.get('keyword') ?? '';
  const due: FactDue = params.get('due') === 'soon' ? 'soon' : 'overdue';
  const filter = { due, ...(entity && { entity }), ...(keyword && { keyword }) };
  const change = (next: Record<string, string>) => {
    setChosen([]);
    const query = { ...Object.fromEntries(params), page: '', ...next };
    setParams(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')));
  };
  const confirm = useMutation({
    mutationFn: (facts: readonly ListedFact[]) =>
      api('POST /admin/stale/confirm', {
        facts: facts.map(({ entity: kind, id, path }) => ({ entity: kind, id, path })),
      }),
    onSuccess: async (_, facts) => {
      void message.success(words.checked(facts.length));
      setChosen([]);
      await queries.invalidateQueries({ queryKey: ['stale'] });
    },
    onError: (error) => void message.error(error.message),
  });
  return (
    <Flex vertical gap="middle" data-code="staleList">
      <PageHead title={words.title}>
        {mayWrite && chosen.length > 0 && (
          <Button type="primary" loading={confirm.isPending} onClick={() => confirm.mutate(chosen)}>
            {words.stillHold(chosen.length)}
          </Button>
        )}
      </PageHead>
      <Typography.Text type="secondary">{words.intro}</Typography.Text>
      <Flex gap="small" wrap>
        <Segmented<FactDue>
          aria-label={words.due}
          value={due}
          options={(['overdue', 'soon'] as const).map((value) => ({ value, label: words.dues[value] }))}
          onChange={(next) => change({ due: next === 'soon' ? next : '' })}
        />
        <Select
          aria-label={words.kind}
          allowClear
          placeholder={words.allKinds}
          className={layout['fieldWide'] ?? ''}
          value={entity ?? null}
          options={checkedEntities.map((name) => ({ value: name, label: names.entity(name) }))}
          onChange={(next) => change({ entity: next ?? '' })}
        />
        <Input.Search
          allowClear
          defaultValue={keyword}
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          className={layout['searchNarrow'] ?? ''}
          onSearch={(word) => change({ keyword: word.trim() })}
        />
      </Flex>
      <PagedTable<ListedFact>
        queryKey={['stale', filter]}
        load={(paging) => api('POST /admin/stale/list', { ...filter, ...paging })}
        rowKey={keyOf}
        {...(mayWrite && {
          rowSelection: {
            selectedRowKeys: chosen.map(keyOf),
            onChange: (_: unknown, rows: ListedFact[]) => setChosen(rows),
          },
        })}
        columns={[
          { title: words.due, render: (_, { dueOn }) => dates.day(dueOn) },
          { title: words.kind, render: (_, fact) => names.entity(fact.entity) },
          {
            title: words.where,
            render: (_, fact) => <Link to={editAddress(fact.entity, fact.id)}>{fact.title}</Link>,
          },
          {
            title: words.what,
            render: (_, { statement }) => <div className={layout['textCell']}>{statement}</div>,
          },
          { title: words.evidence, render: (_, fact) => <Evidence {...fact} /> },
          {
            title: words.lastCheck,
            render: (_, { checkedOn, lastCheck }) =>
              lastCheck
                ? words.checkedBy(dates.dateTime(lastCheck.at), lastCheck.staffName)
                : dates.day(checkedOn),
          },
          {
            title: words.action,
            render: (_, fact) => (
              <Button size="small" disabled={!mayWrite} onClick={() => confirm.mutate([fact])}>
                {words.holds}
              </Button>
            ),
          },
        ]}
      />
    </Flex>
  );
}

/** The source of a fact, linked to its page where one is stored. */
function Evidence({ source, url }: Pick<ListedFact, 'source' | 'url'>) {
  if (!url) return source;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {source || url}
    </a>
  );
}
