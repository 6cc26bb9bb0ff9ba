import { type AdminPage } from '@yunyou/contract/admin/admin-pages';
import type { EntityName } from '@yunyou/contract/entities';
import { Button, Flex, Segmented, Typography } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useNames } from '../../language/names.ts';
import { usePageTitle } from '../../language/use-page-title.ts';
import layout from '../../layout.module.css';
import { editAddress, entitiesOf } from '../../pages/admin-pages.ts';
import { useMay } from '../../session/use-me.ts';
import { ColumnChoice } from './column-choice.tsx';
import { EntityTable } from './entity-table.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { KeywordSearch } from './keyword-search.tsx';
import { readListQuery } from './list-query.ts';
import { useListWords } from './list-words.ts';
import { SavedViews } from './saved-views.tsx';
import { UnfinishedRows } from './unfinished-rows.tsx';

const shows = ['', 'draft', 'review', 'published', 'pending', 'archived', 'trash'] as const;

/** Lists rows of an entity in pages; filters, order and page are in the URL. */
export function ListPage({ page }: { page: AdminPage }) {
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const managed = entitiesOf(page);
  const words = useListWords();
  const names = useNames();
  usePageTitle(names.page(page));
  const entity = managed.find((name) => name === params.get('entity')) ?? managed[0];
  if (!entity) return null;
  /** Updates the URL: removes empty values, and returns to page 1 unless only the page changes. */
  const change = (next: Record<string, string>) => {
    const query = { ...Object.fromEntries(params), page: '', ...next };
    setParams(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')));
  };
  const query = readListQuery(entity, params);
  const mayWrite = may(`${page.code}.write`);
  return (
    <Flex vertical gap="middle" data-code={page.code}>
      <Flex justify="space-between" align="center" gap="middle" wrap>
        <Typography.Title level={1} className={layout['pageTitle'] ?? ''}>
          {names.page(page)}
        </Typography.Title>
        <Flex gap="small" wrap>
          {mayWrite && <ImportDialog entity={entity} />}
          <ExportMenu query={query} />
          {mayWrite && page.editPath && (
            <Link to={editAddress(entity)}>
              <Button type="primary">{words.newRow(names.entity(entity))}</Button>
            </Link>
          )}
        </Flex>
      </Flex>
      {managed.length > 1 && (
        <Segmented<EntityName>
          value={entity}
          options={managed.map((name) => ({ value: name, label: names.entity(name) }))}
          onChange={(name) => setParams({ entity: name })}
        />
      )}
      <Segmented<string>
        aria-label={words.show}
        value={params.get('show') ?? ''}
        options={shows.map((value) => ({ value, label: words.shows[value || 'all'] }))}
        onChange={(show) => change({ show })}
        className={layout['scrollInline'] ?? ''}
      />
      <Flex gap="small" wrap>
        <KeywordSearch
          key={query.keyword ?? ''}
          words={words}
          keyword={query.keyword ?? ''}
          isWide
          onSearch={(word) => change({ keyword: word })}
        />
        <FilterChoice entity={entity} params={params} onChange={change} />
        <ColumnChoice entity={entity} chosen={query.columns ?? []} onChange={change} />
        <SavedViews
          code={page.code}
          params={params}
          onOpen={(text) => setParams(new URLSearchParams(text))}
        />
      </Flex>
      {mayWrite && <UnfinishedRows entity={entity} />}
      <EntityTable key={entity} entity={entity} query={query} onChange={change} />
    </Flex>
  );
}
