import { type AdminPage } from '@yunyou/contract/admin/admin-pages';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { Button, Flex, Input, Segmented, Typography } from 'antd';
import { Link, useSearchParams } from 'react-router';
import layout from '../../layout.module.css';
import { editAddress, entitiesOf } from '../../pages/admin-pages.ts';
import { useMay } from '../../session/use-me.ts';
import { ColumnChoice } from './column-choice.tsx';
import { EntityTable } from './entity-table.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { readListQuery } from './list-query.ts';
import { SavedViews } from './saved-views.tsx';
import { UnfinishedRows } from './unfinished-rows.tsx';

const shows = [
  { value: '', label: 'All' },
  { value: 'draft', label: 'Drafts' },
  { value: 'review', label: 'In review' },
  { value: 'published', label: 'Published' },
  { value: 'pending', label: 'Changed' },
  { value: 'archived', label: 'Archived' },
  { value: 'trash', label: 'Trash' },
];

/** Lists rows of an entity in pages; filters, order and page are in the URL. */
export function ListPage({ page }: { page: AdminPage }) {
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const names = entitiesOf(page);
  const entity = names.find((name) => name === params.get('entity')) ?? names[0];
  if (!entity) return null;
  /** Updates the URL: removes empty values, and returns to page 1 unless only the page changes. */
  const change = (next: Record<string, string>) => {
    const query = { ...Object.fromEntries(params), page: '', ...next };
    setParams(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')));
  };
  const query = readListQuery(entity, params);
  const label = entities[entity].label;
  const mayWrite = may(`${page.code}.write`);
  return (
    <Flex vertical gap="middle" data-code={page.code}>
      <Flex justify="space-between" align="center" gap="middle" wrap>
        <Typography.Title level={1} className={layout['pageTitle'] ?? ''}>
          {page.name}
        </Typography.Title>
        <Flex gap="small" wrap>
          {mayWrite && <ImportDialog entity={entity} />}
          <ExportMenu query={query} />
          {mayWrite && page.editPath && (
            <Link to={editAddress(entity)}>
              <Button type="primary">New {label.toLowerCase()}</Button>
            </Link>
          )}
        </Flex>
      </Flex>
      {names.length > 1 && (
        <Segmented<EntityName>
          value={entity}
          options={names.map((name) => ({ value: name, label: entities[name].label }))}
          onChange={(name) => setParams({ entity: name })}
        />
      )}
      <Segmented<string>
        aria-label="Show"
        value={params.get('show') ?? ''}
        options={shows}
        onChange={(show) => change({ show })}
        className={layout['scrollInline'] ?? ''}
      />
      <Flex gap="small" wrap>
        <Input.Search
          key={query.keyword ?? ''}
          defaultValue={query.keyword ?? ''}
          placeholder="Search by name or id"
          aria-label="Search"
          allowClear
          className={layout['search'] ?? ''}
          onSearch={(word) => change({ keyword: word.trim() })}
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
