import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { Alert, App, Button, Flex, Popconfirm } from 'antd';
import { Link } from 'react-router';
import layout from '../../layout.module.css';
import { draftAddress } from '../../pages/admin-pages.ts';
import { api } from '../../session/staff-client.ts';

/** Lists the caller's drafts of new rows that were never saved. Only for staff who may write. */
export function UnfinishedRows({ entity }: { entity: EntityName }) {
  const { message } = App.useApp();
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
      title={list.length === 1 ? 'You have an unfinished draft' : `You have ${list.length} unfinished drafts`}
      description={
        <ul className={layout['plainList']}>
          {list.map(({ id, title, savedAt }) => {
            const name = title || `New ${entities[entity].label.toLowerCase()}`;
            return (
              <li key={id}>
                <Flex align="center" gap="small" wrap>
                  <Link to={draftAddress(entity, id)}>{name}</Link>
                  <span>{new Date(savedAt).toLocaleString()}</span>
                  <Popconfirm
                    title={`Delete the draft "${name}"?`}
                    okText="Delete"
                    onConfirm={() => remove.mutate(id)}
                  >
                    <Button size="small" aria-label={`Delete the draft ${name}`}>
                      Delete
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
