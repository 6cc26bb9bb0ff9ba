import { useQuery } from '@tanstack/react-query';
import { type AdminPage } from '@yunyou/contract/admin/admin-pages';
import type { EntityName } from '@yunyou/contract/entities';
import { Button, Result, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { useNames } from '../../language/names.ts';
import { entitiesOf } from '../../pages/admin-pages.ts';
import { api } from '../../session/staff-client.ts';
import { useEditWords } from './edit-words.ts';
import { RowEditor } from './row-editor.tsx';

/** Edits the row given by `?id=`, or a new row without an id. */
export function EditPage({ page }: { page: AdminPage }) {
  const [params] = useSearchParams();
  const words = useEditWords();
  const names = entitiesOf(page);
  const entity = names.find((name) => name === params.get('entity')) ?? names[0];
  const id = params.get('id') ?? undefined;
  if (!entity) return <NotThere page={page} message={words.editsNothing} />;
  if (id !== undefined) return <ExistingRow key={`${entity} ${id}`} page={page} entity={entity} id={id} />;
  const draft = params.get('draft');
  return draft === null ? (
    <RowEditor key={`new ${entity}`} page={page} entity={entity} row={undefined} />
  ) : (
    <UnfinishedRow key={`${entity} ${draft}`} page={page} entity={entity} id={draft} />
  );
}

interface ExistingRowProps {
  page: AdminPage;
  entity: EntityName;
  id: string;
}

function ExistingRow({ page, entity, id }: ExistingRowProps) {
  const words = useEditWords();
  const names = useNames();
  const row = useQuery({
    queryKey: ['row', entity, id],
    queryFn: () => api('GET /admin/entity/detail', { entity, id }),
    staleTime: Number.POSITIVE_INFINITY, // a refetch must not replace the form while it is edited
    gcTime: 0,
  });
  if (row.isPending) return <Skeleton active paragraph={{ rows: 12 }} title />;
  if (row.isError)
    return <NotThere page={page} message={words.notThere(names.entity(entity), id, row.error.message)} />;
  return <RowEditor key={row.data.version} page={page} entity={entity} row={row.data} />;
}

/** Continues the draft of a new row. */
function UnfinishedRow({ page, entity, id }: ExistingRowProps) {
  const draft = useQuery({
    queryKey: ['draft', entity, id],
    queryFn: () => api('GET /admin/entity/unfinishedDetail', { entity, id }),
    staleTime: Number.POSITIVE_INFINITY, // as above
    gcTime: 0,
  });
  if (draft.isPending) return <Skeleton active paragraph={{ rows: 12 }} title />;
  if (draft.isError) return <NotThere page={page} message={draft.error.message} />;
  return <RowEditor page={page} entity={entity} row={undefined} draft={draft.data} />;
}

function NotThere({ page, message }: { page: AdminPage; message: string }) {
  const words = useEditWords();
  return (
    <Result
      status="404"
      title={message}
      extra={
        <Link to={`/${page.path}`}>
          <Button type="primary">{words.backToList}</Button>
        </Link>
      }
    />
  );
}
