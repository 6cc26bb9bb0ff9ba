import { useQueryClient } from '@tanstack/react-query';
import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import { type AdminPage } from '@yunyou/contract/admin/admin-pages';
import { pageOf } from '@yunyou/contract/admin/staff-access';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { describeFields } from '@yunyou/contract/field-description';
import { ApiFailure } from '@yunyou/contract/http-client';
import { App, Form, type FormInstance, Input } from 'antd';
import { useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { editAddress } from '../../pages/admin-pages.ts';
import { api } from '../../session/staff-client.ts';
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
import { EditorHead } from './editor-head.tsx';
import { EditorNotices } from './editor-notices.tsx';
import styles from './row-editor.module.css';
import { RowSide } from './row-side.tsx';
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
  const [conflict, setConflict] = useState<ApiFailure>();
  const { message } = App.useApp();
  const mayWrite = useMay()(`${pageOf(entity)}.write`) && !row?.isTrashed;
  const autosave = useAutosave({ entity, id: row?.id, version: row?.version ?? 0 });
  const others = usePresence(entity, row?.id);
  const { save, isSaving } = useSave({ entity, row });
  const blocker = useBlocker(isChanged && !isSaving);
  useLeaveGuard(isChanged && !isSaving);

  const showErrors = (errors: readonly FieldError[]) => {
    markFields(form, errors);
    const text = errors.length === 1 ? 'One field needs' : `${errors.length} fields need`;
    void message.error(`${text} your attention.`);
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
      if (!(error instanceof ApiFailure)) throw error;
      if (error.data.error === 'CONFLICT') setConflict(error);
      const errors = toFieldErrors(error.data.fields ?? []);
      if (errors.length > 0) showErrors(errors);
      else if (error.data.error !== 'CONFLICT') void message.error(error.message);
    }
  };
  const restoreAutosave = () => {
    form.setFieldsValue(row?.autosave?.fields ?? {});
    setIsChanged(true);
  };

  return (
    <div className={styles['page']} data-editor={entity}>
      <EditorHead
        page={page}
        title={row ? row.title : `New ${entities[entity].label.toLowerCase()}`}
        row={row}
        note={autosave.savedAt ? 'Typing kept' : isChanged ? 'Not saved' : ''}
        mayWrite={mayWrite}
        isSaving={isSaving}
        onSave={() => void handleSave()}
      />
      <EditorNotices
        others={others}
        blocker={blocker}
        unsavedSince={isChanged ? undefined : row?.autosave?.savedAt}
        onRestore={restoreAutosave}
        onDiscard={() => void autosave.discard()}
      />
      {conflict && <ConflictNotice failure={conflict} />}
      <div className={styles['columns']}>
        <Form<Values>
          form={form}
          layout="vertical"
          disabled={!mayWrite}
          initialValues={row?.fields ?? fallbacks(entity)}
          onValuesChange={() => {
            setIsChanged(true);
            autosave.store(form.getFieldsValue(true) as Values); // as above
          }}
        >
          <RowFields entity={entity} isNew={!row} />
        </Form>
        {row && <RowSide entity={entity} row={row} isChanged={isChanged} />}
      </div>
    </div>
  );
}

/** Shows errors at their fields and scrolls to the first one. */
function markFields(form: FormInstance<Values>, errors: readonly FieldError[]): void {
  form.setFields(errors.map(({ path, message: text }) => ({ name: path as never, errors: [text] }))); // paths of the form's own fields
  const [first] = errors;
  if (first) form.scrollToField(first.path as never, { behavior: 'smooth', block: 'center', focus: true }); // as above
}

function RowFields({ entity, isNew }: { entity: EntityName; isNew: boolean }) {
  return (
    <>
      {isNew && (
        <Form.Item
          label="Id"
          name="$id"
          extra="Lower-case letters, digits and hyphens. Left empty, it is made from the name."
        >
          <Input maxLength={80} />
        </Form.Item>
      )}
      {describeFields(entity).map((field) => (
        <FieldInput key={field.name} field={field} path={[field.name]} />
      ))}
    </>
  );
}

/** Returns the initial values of a new row. */
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
