import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EntityName } from '@yunyou/contract/entities';
import { Alert, App, Button, Flex, Popconfirm } from 'antd';
import { Link } from 'react-router';
import { useDates } from '../../language/dates.ts';
import { useNames } from '../../language/names.ts';
import layout from '../../layout.module.css';
import { draftAddress } from '../../pages/admin-pages.ts';
import { api } from '../../session/staff-client.ts';
import { useListWords } from './list-words.ts';

/** Lists the caller's drafts of new rows that were never saved. Only for staff who may write. */
export function UnfinishedRows({ entity }: { entity: EntityName }) {
  const { message } = App.useApp();
  const { newRow, unfinished: words } = useListWords();
  const names = useNames();
  const dates = useDates();
  const queries = useQueryClient();
  const drafts = useQuery({
    queryKey: ['unfinished', entity],
    queryFn: () => api('GET /admin/entity/unfinished', { entity }),
  });
  const remove = useMutation({
    mutationFn: (id: string) => api('POST /admin/entity/autosave', { entity, id, version: 0, fields: null }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['unfinished', entity] }),
    onError: (error) => void message.error(error.message),
  });
  const list = drafts.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={words.title(list.length)}
      description={
        <ul className={layout['plainList']}>
          {list.map(({ id, title, savedAt }) => {
            const name = title || newRow(names.entity(entity));
            return (
              <li key={id}>
                <Flex align="center" gap="small" wrap>
                  <Link to={draftAddress(entity, id)}>{name}</Link>
                  <span>{dates.dateTime(savedAt)}</span>
                  <Popconfirm
                    title={words.ask(name)}
                    okText={words.delete}
                    onConfirm={() => remove.mutate(id)}
                  >
                    <Button size="small" aria-label={words.label(name)}>
                      {words.delete}
                    </Button>
                  </Popconfirm>
                </Flex>
              </li>
            );
          })}
        </ul>
      }
    />
  );
}
