import { useMutation } from '@tanstack/react-query';
import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { App, Button, Card, Form, Input } from 'antd';
import { api } from '../../session/staff-client.ts';
import { useEditWords } from './edit-words.ts';

interface ScheduleFormProps {
  entity: EntityName;
  row: EntityDetail;
  onSaved(): Promise<void>;
}

interface Times {
  publishAt?: string;
  unpublishAt?: string;
}

/** Schedules publishing and archiving. Times are local in the form and UTC in the request. */
export function ScheduleForm({ entity, row, onSaved }: ScheduleFormProps) {
  const { message } = App.useApp();
  const words = useEditWords().schedule;
  const save = useMutation({
    mutationFn: ({ publishAt, unpublishAt }: Times) =>
      api('POST /admin/entity/schedule', {
        entity,
        id: row.id,
        publishAt: toInstant(publishAt),
        unpublishAt: toInstant(unpublishAt),
      }),
    onSuccess: async () => {
      void message.success(words.done);
      await onSaved();
    },
    onError: (error) => void message.error(error.message),
  });
  return (
    <Card size="small" title={words.title}>
      <Form<Times>
        layout="vertical"
        size="small"
        initialValues={{ publishAt: toLocal(row.publishAt), unpublishAt: toLocal(row.unpublishAt) }}
        onFinish={(times) => save.mutate(times)}
      >
        <Form.Item label={words.publishAt} name="publishAt">
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item label={words.archiveAt} name="unpublishAt">
          <Input type="datetime-local" />
        </Form.Item>
        <Button htmlType="submit" loading={save.isPending}>
          {words.set}
        </Button>
      </Form>
    </Card>
  );
}

const toInstant = (local: string | undefined) => (local ? new Date(local).toISOString() : null);

function toLocal(instant: string | null): string {
  if (!instant) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
