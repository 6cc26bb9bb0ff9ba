import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageCode } from '@yunyou/contract/admin/staff-access';
import { App, Button, Flex, Form, Input, Popover, Typography } from 'antd';
import { api } from '../../session/staff-client.ts';
import styles from './list-controls.module.css';
import { useListWords } from './list-words.ts';

interface SavedViewsProps {
  code: PageCode;
  params: URLSearchParams;
  onOpen(query: string): void;
}

/** Saves the query of a list under a name and opens saved ones. */
export function SavedViews({ code, params, onOpen }: SavedViewsProps) {
  const { message } = App.useApp();
  const words = useListWords().views;
  const queries = useQueryClient();
  const views = useQuery({
    queryKey: ['views', code],
    queryFn: () => api('GET /admin/view/list', { page: code }),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: ['views', code] });
  const onError = (error: Error) => void message.error(error.message);
  const save = useMutation({
    mutationFn: (name: string) =>
      api('POST /admin/view/save', { page: code, name, query: params.toString() }),
    onSuccess: refresh,
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api('POST /admin/view/remove', { id }),
    onSuccess: refresh,
    onError,
  });
  const content = (
    <Flex vertical gap="small" className={styles['views'] ?? ''}>
      {(views.data?.list ?? []).map(({ id, name, query }) => (
        <Flex key={id} justify="space-between" align="center">
          <Button type="link" onClick={() => onOpen(query)}>
            {name}
          </Button>
          <Button size="small" aria-label={words.forget(name)} onClick={() => remove.mutate(id)}>
            ✕
          </Button>
        </Flex>
      ))}
      {views.data?.list.length === 0 && <Typography.Text type="secondary">{words.none}</Typography.Text>}
      <Form<{ name: string }> layout="inline" onFinish={({ name }) => save.mutate(name)}>
        <Form.Item name="name" rules={[{ required: true, message: words.nameMissing }]}>
          <Input aria-label={words.name} placeholder={words.placeholder} maxLength={60} />
        </Form.Item>
        <Button htmlType="submit" loading={save.isPending}>
          {words.keep}
        </Button>
      </Form>
    </Flex>
  );
  return (
    <Popover content={content} trigger="click" placement="bottomLeft" title={words.button}>
      <Button>{words.button}</Button>
    </Popover>
  );
}
