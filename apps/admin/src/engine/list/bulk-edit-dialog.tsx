import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bulkLimit } from '@yunyou/contract/admin/admin-bulk.endpoints';
import type { CallInput, CallOutput } from '@yunyou/contract/endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { toDocument } from '@yunyou/domain/editorial/form-document';
import { Alert, App, Button, Form, Select } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../dialog.tsx';
import { useFieldWords } from '../../language/labels.ts';
import { api } from '../../session/staff-client.ts';
import { FieldInput } from '../form/field-input.tsx';
import type { Values } from '../form/form-values.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { editableFields } from './list-query.ts';
import { useListWords } from './list-words.ts';
import { RefusedRows } from './refused-rows.tsx';
import { type SelectedRow, sendInChunks } from './selection.ts';

type FieldResult = CallOutput<'POST /admin/entity/setField'>['list'][number];
type FieldValue = CallInput<'POST /admin/entity/setField'>['value'];

interface BulkEditDialogProps {
  entity: EntityName;
  selected: readonly SelectedRow[];
  onClose(isDone: boolean): void;
}

/** Sets one field of all selected rows. First checks every row and shows what will happen; nothing changes before. */
export function BulkEditDialog({ entity, selected, onClose }: BulkEditDialogProps) {
  const words = useListWords().edit;
  const said = useFieldWords();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [form] = Form.useForm<Values>();
  const fields = editableFields(entity);
  const [done, setDone] = useState(0);
  const [name, setName] = useState<string>();
  const field = fields.find((candidate) => candidate.name === name);
  const send = useMutation({
    mutationFn: ({ isDryRun }: { isDryRun: boolean }) =>
      setFieldOfRows(
        { entity, field: name ?? '', value: readValue(form, name), isDryRun },
        selected,
        setDone,
      ),
    onSuccess: async (results, { isDryRun }) => {
      if (isDryRun) return;
      void message.success(words.done(countOf(results, 'changed')));
      await queries.invalidateQueries({ queryKey: ['entity', entity] });
      onClose(true);
    },
    onError: (error) => void message.error(error.message),
  });
  const checked = send.data;
  const changes = checked ? countOf(checked, 'changed') : 0;
  return (
    <Dialog
      title={words.title(selected.length)}
      onCancel={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{words.cancel}</Button>
          {checked ? (
            <Button
              type="primary"
              disabled={changes === 0}
              loading={send.isPending}
              onClick={() => send.mutate({ isDryRun: false })}
            >
              {words.apply(changes)}
            </Button>
          ) : (
            <Button
              type="primary"
              disabled={!field}
              loading={send.isPending}
              onClick={() => send.mutate({ isDryRun: true })}
            >
              {words.check}
            </Button>
          )}
        </>
      }
    >
      <Form<Values> form={form} layout="vertical" onValuesChange={() => send.reset()}>
        <Form.Item label={words.field} htmlFor="bulk-field" extra={field && words.emptied}>
          <Select
            id="bulk-field"
            showSearch={{ optionFilterProp: 'label' }}
            value={name ?? null}
            options={fields.map(({ name: value, label }) => ({ value, label: said.label(label) }))}
            onChange={(next: string) => {
              form.resetFields();
              send.reset();
              setName(next);
            }}
          />
        </Form.Item>
        {field && <FieldInput key={field.name} field={field} path={[field.name]} />}
      </Form>
      {(send.isPending || send.isError) && <BulkProgress done={done} total={selected.length} />}
      {checked && <Forecast results={checked} selected={selected} />}
    </Dialog>
  );
}

function Forecast({ results, selected }: { results: FieldResult[]; selected: readonly SelectedRow[] }) {
  const words = useListWords().edit;
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  const unchanged = countOf(results, 'unchanged');
  return (
    <Alert
      type={refused.length > 0 ? 'warning' : 'info'}
      showIcon
      role="status"
      title={words.changes(countOf(results, 'changed'))}
      description={
        <>
          {unchanged > 0 && <p>{words.unchanged(unchanged)}</p>}
          {refused.length > 0 && (
            <>
              <p>{words.refused(refused.length)}</p>
              <RefusedRows refused={refused} rows={selected} />
            </>
          )}
          <p>{words.draftNote}</p>
        </>
      }
    />
  );
}

const countOf = (results: readonly FieldResult[], wanted: FieldResult['outcome']): number =>
  results.filter(({ outcome }) => outcome === wanted).length;

/** Reads a field from the form as the API takes it; `null` for an empty one. */
function readValue(form: { getFieldsValue(all: true): Values }, name: string | undefined): FieldValue {
  return (toDocument(form.getFieldsValue(true))[name ?? ''] ?? null) as FieldValue; // values of the controls are JSON
}

/** Sends the rows in groups, one after the other. */
async function setFieldOfRows(
  wish: Omit<CallInput<'POST /admin/entity/setField'>, 'items'>,
  rows: readonly SelectedRow[],
  onProgress: (done: number) => void,
): Promise<FieldResult[]> {
  const send = (chunk: readonly SelectedRow[]) =>
    api('POST /admin/entity/setField', {
      ...wish,
      items: chunk.map(({ id, version }) => ({ id, version })),
    });
  return (await sendInChunks(rows, bulkLimit, send, onProgress)).flatMap(({ list }) => list);
}
