import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FactDue, ListedFact } from '@yunyou/contract/admin/admin-overview.endpoints';
import { type EntityName, entityNames } from '@yunyou/contract/entities';
import { App, Button, Flex, Segmented, Select, Typography } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ReferencePicker } from '../engine/form/reference-picker.tsx';
import { KeywordSearch } from '../engine/list/keyword-search.tsx';
import { useDates } from '../language/dates.ts';
import { useNames } from '../language/names.ts';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { editAddress } from './admin-pages.ts';
import { EvidenceDialog } from './evidence-dialog.tsx';
import { useFactColumns } from './fact-columns.tsx';
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
  const [params, setParams] = useSearchParams();
  const mayWrite = useMay()('staleList.write');
  const [chosen, setChosen] = useState<ListedFact[]>([]);
  const entity = entityNames.find((name) => name === params.get('entity'));
  const keyword = params.get('keyword') ?? '';
  const due: FactDue = params.get('due') === 'soon' ? 'soon' : 'overdue';
  const cityId = params.get('city') ?? '';
  const filter = {
    due,
    ...(entity && { entity }),
    ...(keyword && { keyword }),
    ...(cityId && { cityId }),
  };
  const change = (next: Record<string, string>) => {
    setChosen([]);
    const query = { ...Object.fromEntries(params), page: '', ...next };
    setParams(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')));
  };
  const [linked, setLinked] = useState<readonly ListedFact[]>([]);
  const confirm = useConfirm(() => {
    setChosen([]);
    setLinked([]);
  });
  const columns = useStaleColumns({
    mayWrite,
    onConfirm: (fact) => confirm.mutate({ facts: [fact] }),
    onLink: (fact) => setLinked([fact]),
  });
  return (
    <Flex vertical gap="middle" data-code="staleList">
      <PageHead title={words.title}>
        {mayWrite && chosen.length > 0 && (
          <>
            <Button
              type="primary"
              loading={confirm.isPending}
              onClick={() => confirm.mutate({ facts: chosen })}
            >
              {words.stillHold(chosen.length)}
            </Button>
            <Button onClick={() => setLinked(chosen)}>{words.withLink}</Button>
          </>
        )}
      </PageHead>
      <Typography.Text type="secondary">{words.intro}</Typography.Text>
      <StaleFilters {...{ due, entity, cityId, keyword }} onChange={change} />
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
        columns={columns}
      />
      {linked.length > 0 && (
        <EvidenceDialog
          count={linked.length}
          isSending={confirm.isPending}
          onConfirm={(evidence) => confirm.mutate({ facts: linked, evidence })}
          onClose={() => setLinked([])}
        />
      )}
    </Flex>
  );
}

interface StaleFiltersProps {
  due: FactDue;
  entity: EntityName | undefined;
  cityId: string;
  keyword: string;
  /** Gets the changed URL parameters; an empty text removes one. */
  onChange(next: Record<string, string>): void;
}

function StaleFilters({ due, entity, cityId, keyword, onChange }: StaleFiltersProps) {
  const words = useOverviewWords().facts;
  const names = useNames();
  const may = useMay();
  return (
    <Flex gap="small" wrap>
      <Segmented<FactDue>
        aria-label={words.due}
        value={due}
        options={(['overdue', 'soon'] as const).map((value) => ({ value, label: words.dues[value] }))}
        onChange={(next) => onChange({ due: next === 'soon' ? next : '' })}
      />
      <Select
        aria-label={words.kind}
        allowClear
        placeholder={words.allKinds}
        className={layout['fieldWide'] ?? ''}
        value={entity ?? null}
        options={checkedEntities.map((name) => ({ value: name, label: names.entity(name) }))}
        onChange={(next) => onChange({ entity: next ?? '' })}
      />
      {may('destinationList.read') && (
        <ReferencePicker
          entity="city"
          aria-label={words.city}
          placeholder={words.allCities}
          className={layout['fieldWide'] ?? ''}
          value={cityId || undefined}
          onChange={(next) => onChange({ city: typeof next === 'string' ? next : '' })}
        />
      )}
      <KeywordSearch words={words} keyword={keyword} onSearch={(word) => onChange({ keyword: word })} />
    </Flex>
  );
}

interface StaleColumns {
  mayWrite: boolean;
  onConfirm(fact: ListedFact): void;
  /** Asks for the page on which the fact was checked. */
  onLink(fact: ListedFact): void;
}

function useStaleColumns({ mayWrite, onConfirm, onLink }: StaleColumns) {
  const words = useOverviewWords().facts;
  const names = useNames();
  const dates = useDates();
  return useFactColumns<ListedFact>({
    facts: [
      {
        title: words.where,
        isWide: true,
        render: (fact) => <Link to={editAddress(fact.entity, fact.id)}>{fact.title}</Link>,
      },
      { title: words.kind, render: (fact) => names.entity(fact.entity) },
      { title: words.what, isWide: true, render: ({ statement }) => statement },
      { title: words.due, render: ({ dueOn }) => dates.day(dueOn) },
      { title: words.evidence, render: (fact) => (hasEvidence(fact) ? <Evidence {...fact} /> : null) },
      {
        title: words.lastCheck,
        render: ({ checkedOn, lastCheck }) =>
          lastCheck
            ? words.checkedBy(dates.dateTime(lastCheck.at), lastCheck.staffName)
            : dates.day(checkedOn),
      },
    ],
    actions: mayWrite
      ? {
          title: words.action,
          render: (fact) => (
            <Flex gap="small">
              <Button size="small" onClick={() => onConfirm(fact)}>
                {words.holds}
              </Button>
              <Button size="small" aria-label={words.withLinkNamed(fact.title)} onClick={() => onLink(fact)}>
                {words.withLink}
              </Button>
            </Flex>
          ),
        }
      : undefined,
  });
}

/** Confirms facts, with the page on which they were checked or without one. */
function useConfirm(onDone: () => void) {
  const words = useOverviewWords().facts;
  const { message } = App.useApp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ facts, evidence }: { facts: readonly ListedFact[]; evidence?: string }) =>
      api('POST /admin/stale/confirm', {
        facts: facts.map(({ entity, id, path }) => ({ entity, id, path })),
        ...(evidence && { evidence }),
      }),
    onSuccess: async (_, { facts }) => {
      void message.success(words.checked(facts.length));
      onDone();
      await queries.invalidateQueries({ queryKey: ['stale'] });
    },
    onError: (error) => void message.error(error.message),
  });
}

const hasEvidence = ({ source, url, lastCheck }: ListedFact) => Boolean(source || url || lastCheck?.evidence);

/** Renders the source of a fact, linked to its page where one is stored, and the page of the last check. */
function Evidence({ source, url, lastCheck }: Pick<ListedFact, 'source' | 'url' | 'lastCheck'>) {
  const words = useOverviewWords().facts;
  const toPage = (address: string, label: string) => (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
  return (
    <Flex vertical>
      {url ? toPage(url, source || url) : source}
      {lastCheck?.evidence && toPage(lastCheck.evidence, words.checkedOn)}
    </Flex>
  );
}
