import { useQueryClient } from '@tanstack/react-query';
import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import { pageOf } from '@yunyou/contract/admin/staff-access';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { describeFields } from '@yunyou/contract/field-description';
import { Alert, App, Button, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { Link, useBlocker, useNavigate } from 'react-router';
import { type AdminPage, editAddress } from '../../pages/admin-pages.ts';
import { api, StaffApiFailure } from '../../session/staff-client.ts';
import { useMay } from '../../session/use-me.ts';
import { FieldInput } from '../form/field-input.tsx';
import {
  checkDocument,
  type FieldError,
  toDocument,
  toFieldErrors,
  type Values,
} from '../form/form-values.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import styles from './row-editor.module.css';
import { RowSide } from './row-side.tsx';
import { StatusTags } from './status-tags.tsx';
import { useAutosave } from './use-autosave.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePresence } from './use-presence.ts';

interface RowEditorProps {
  page: AdminPage;
  entity: EntityName;
  /** `undefined` for a new row. */
  row: EntityDetail | undefined;
}

/** Edits a row: the form generated from its schema, with saving, publishing and history. */
export function RowEditor({ page, entity, row }: RowEditorProps) {
  const [form] = Form.useForm<Values>();
  const [isChanged, setIsChanged] = useState(false);
  const [conflict, setConflict] = useState<StaffApiFailure>();
  const { message } = App.useApp();
  const mayWrite = useMay()(`${pageOf(entity)}.write`) && !row?.isTrashed;
  const autosave = useAutosave({ entity, id: row?.id, version: row?.version ?? 0 });
  const others = usePresence(entity, row?.id);
  const { save, isSaving } = useSave({ entity, row });
  const fields = describeFields(entity);
  const label = entities[entity].label;
  const blocker = useBlocker(isChanged && !isSaving);
  useLeaveGuard(isChanged && !isSaving);

  const showErrors = (errors: readonly FieldError[]) => {
    form.setFields(errors.map(({ path, message: text }) => ({ name: path as never, errors: [text] }))); // names of the form's own fields
    const [first] = errors;
    if (!first) return;
    form.scrollToField(first.path as never, { behavior: 'smooth', block: 'center', focus: true }); // as above
    void message.error(
      errors.length === 1
        ? 'One field needs your attention.'
        : `${errors.length} fields need your attention.`,
    );
  };
  const handleSave = async () => {
    const document = toDocument(form.getFieldsValue(true) as Values); // the form's values are the document's fields
    form.setFields(form.getFieldsError().map(({ name }) => ({ name, errors: [] })));
    const { $id, ...own } = document;
    const problems = checkDocument(entity, own);
    if (problems.length > 0) return showErrors(problems);
    autosave.stop();
    setConflict(undefined);
    setIsChanged(false);
    try {
      await save(own, typeof $id === 'string' ? $id : undefined);
      void message.success('Saved.');
    } catch (error) {
      setIsChanged(true);
      if (!(error instanceof StaffApiFailure)) throw error;
      if (error.error === 'CONFLICT') setConflict(error);
      const errors = toFieldErrors(error.fields);
      if (errors.length > 0) showErrors(errors);
      else if (error.error !== 'CONFLICT') void message.error(error.message);
    }
  };
  const takeAutosave = () => {
    form.setFieldsValue(row?.autosave?.fields ?? {});
    setIsChanged(true);
  };

  return (
    <div className={styles['page']} data-editor={entity}>
      <Flex className={styles['head'] ?? ''} align="center" justify="space-between" gap="middle" wrap>
        <div>
          <Link to={`/${page.path}`}>{page.name}</Link>
          <Flex align="center" gap="small" wrap>
            <Typography.Title level={1} className={styles['title'] ?? ''}>
              {row ? row.title : `New ${label.toLowerCase()}`}
            </Typography.Title>
            {row && <StatusTags {...row} />}
          </Flex>
        </div>
        <Flex align="center" gap="small" wrap className={styles['actions'] ?? ''}>
          <span role="status" className={styles['note']}>
            {autosave.savedAt ? 'Typing kept' : isChanged ? 'Not saved' : ''}
          </span>
          {mayWrite ? (
            <Button type="primary" loading={isSaving} onClick={() => void handleSave()}>
              Save
            </Button>
          ) : (
            <span className={styles['note']}>
              {row?.isTrashed
                ? 'In the trash: restore it to change it.'
                : 'You may look at this, not change it.'}
            </span>
          )}
        </Flex>
      </Flex>
      {others.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={`${others.map(({ name }) => name).join(', ')} is editing this, too.`}
        />
      )}
      {blocker.state === 'blocked' && (
        <Alert
          type="warning"
          showIcon
          role="alertdialog"
          title="Your changes are not saved."
          action={
            <Flex gap="small">
              <Button onClick={() => blocker.reset()}>Stay</Button>
              <Button danger onClick={() => blocker.proceed()}>
                Leave without saving
              </Button>
            </Flex>
          }
        />
      )}
      {row?.autosave && !isChanged && (
        <Alert
          type="warning"
          showIcon
          title={`You typed something on ${new Date(row.autosave.savedAt).toLocaleString()} and did not save it.`}
          action={
            <Flex gap="small">
              <Button onClick={takeAutosave}>Bring it back</Button>
              <Button onClick={() => void autosave.forget()}>Forget it</Button>
            </Flex>
          }
        />
      )}
      {conflict && <ConflictNotice failure={conflict} />}
      <div className={styles['columns']}>
        <Form<Values>
          form={form}
          layout="vertical"
          disabled={!mayWrite}
          initialValues={row?.fields ?? fallbacks(entity)}
          onValuesChange={() => {
            setIsChanged(true);
            autosave.keep(form.getFieldsValue(true) as Values); // as above
          }}
        >
          {!row && (
            <Form.Item
              label="Id"
              name="$id"
              extra="Lower-case letters, digits and hyphens. Left empty, it is made from the name."
            >
              <Input maxLength={80} />
            </Form.Item>
          )}
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} path={[field.name]} />
          ))}
        </Form>
        {row && <RowSide entity={entity} row={row} isChanged={isChanged} />}
      </div>
    </div>
  );
}

const fallbacks = (entity: EntityName): Values =>
  Object.fromEntries(
    describeFields(entity).flatMap(({ name, fallback }) =>
      fallback === undefined ? [] : [[name, fallback]],
    ),
  );

function useSave({ entity, row }: Pick<RowEditorProps, 'entity' | 'row'>) {
  const [isSaving, setIsSaving] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const save = async (fields: Values, wantedId: string | undefined) => {
    setIsSaving(true);
    try {
      const json = fields as never; // what the schema has just checked is JSON
      const saved = row
        ? await api('POST /admin/entity/save', { entity, id: row.id, version: row.version, fields: json })
        : await api('POST /admin/entity/create', { entity, fields: json, ...(wantedId && { id: wantedId }) });
      queries.setQueryData(['row', entity, saved.id], saved);
      await queries.invalidateQueries({ queryKey: ['entity', entity] });
      if (!row) await navigate(editAddress(entity, saved.id), { replace: true });
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving };
}
