import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EntityRow } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { CallInput } from '@yunyou/contract/endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import type { FieldDescription } from '@yunyou/contract/field-description';
import { toDocument } from '@yunyou/domain/editorial/form-document';
import { App, Button, Flex, Form, Popover, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { inLanguage } from '../../language/messages.ts';
import { api } from '../../session/staff-client.ts';
import { FieldInput } from '../form/field-input.tsx';
import type { Values } from '../form/form-values.ts';
import styles from './list-controls.module.css';
import { useListWords } from './list-words.ts';

interface InlineCellProps {
  entity: EntityName;
  row: EntityRow;
  field: FieldDescription;
  children: ReactNode;
}

/** Renders a cell whose value can be edited in the list. A conflict or a wrong value is explained in place. */
export function InlineCell({ entity, row, field, children }: InlineCellProps) {
  const words = useListWords().inline;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={styles['cell']}>
      <span>{children}</span>
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger="click"
        destroyOnHidden
        content={<CellForm entity={entity} row={row} field={field} onDone={() => setIsOpen(false)} />}
      >
        <Button
          type="text"
          size="small"
          className={styles['pencil'] ?? ''}
          aria-label={words.edit(field.label, row.title)}
          aria-expanded={isOpen}
        >
          ✎
        </Button>
      </Popover>
    </span>
  );
}

function CellForm({ entity, row, field, onDone }: Omit<InlineCellProps, 'children'> & { onDone(): void }) {
  const words = useListWords().inline;
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [form] = Form.useForm<Values>();
  const save = useMutation({
    mutationFn: async () => {
      const value = toDocument(form.getFieldsValue(true) as Values)[field.name] ?? null; // the form has this field only
      const { list } = await api('POST /admin/entity/setField', {
        entity,
        field: field.name,
        value: value as CallInput<'POST /admin/entity/setField'>['value'], // values of the controls are JSON
        items: [{ id: row.id, version: row.version }],
      });
      const [result] = list;
      if (result?.outcome === 'refused') throw new Error(inLanguage(result.message));
    },
    onSuccess: async () => {
      void message.success(row.status === 'published' ? words.draftSaved : words.saved);
      onDone();
      await queries.invalidateQueries({ queryKey: ['entity', entity] });
    },
  });
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      className={styles['cellForm'] ?? ''}
      initialValues={{ [field.name]: row.values[field.name] }}
      onFinish={() => save.mutate()}
    >
      <FieldInput field={field} path={[field.name]} />
      {save.isError && (
        <Typography.Paragraph type="danger" role="alert">
          {save.error.message}
        </Typography.Paragraph>
      )}
      <Flex justify="end">
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {words.save}
        </Button>
      </Flex>
    </Form>
  );
}
