import { useIsMutating } from '@tanstack/react-query';
import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import { type AdminPage } from '@yunyou/contract/admin/admin-pages';
import { pageOf } from '@yunyou/contract/admin/staff-access';
import type { EntityName } from '@yunyou/contract/entities';
import { describeFields } from '@yunyou/contract/field-description';
import { ApiFailure } from '@yunyou/contract/http-client';
import { listProblems } from '@yunyou/domain/editorial/field-problems';
import { toDocument } from '@yunyou/domain/editorial/form-document';
import { App, Form, type FormInstance, Input } from 'antd';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { inLanguage } from '../../language/messages.ts';
import { useNames } from '../../language/names.ts';
import { useMay } from '../../session/use-me.ts';
import { FormEntity, formFooters } from '../form/custom-editors.ts';
import { FormIndex } from '../form/form-index.tsx';
import { FormSections } from '../form/form-sections.tsx';
import { type FieldError, toFieldErrors, type Values } from '../form/form-values.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { ContentCheck } from './content-check.tsx';
import { useEditWords } from './edit-words.ts';
import { EditorHead } from './editor-head.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { newDraftId } from './new-draft-id.ts';
import { ProblemNotice } from './problem-notice.tsx';
import styles from './row-editor.module.css';
import { moveKey, NewRowSide, RowSide } from './row-side.tsx';
import { useAutosave } from './use-autosave.ts';
import { useFormChecks } from './use-form-checks.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePresence } from './use-presence.ts';
import { useSave } from './use-save.ts';

interface RowEditorProps {
  page: AdminPage;
  entity: EntityName;
  /** `undefined` for a new row. */
  row: EntityDetail | undefined;
  /** The unfinished draft of a new row that is continued. */
  draft?: { id: string; fields: Values };
}

/** Edits a row: the form generated from its schema, with saving, publishing and history. */
export function RowEditor({ page, entity, row, draft }: RowEditorProps) {
  const [form] = Form.useForm<Values>();
  const [isChanged, setIsChanged] = useState(false);
  const [conflict, setConflict] = useState<ApiFailure>();
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const { message } = App.useApp();
  const words = useEditWords();
  const names = useNames();
  const mayWrite = useMay()(`${pageOf(entity)}.write`) && !row?.isTrashed;
  const [draftId] = useState(() => draft?.id ?? newDraftId());
  const autosave = useAutosave({ entity, id: row?.id ?? draftId, version: row?.version ?? 0 });
  // After a move the row is shown anew, so nothing may be typed meanwhile.
  const isMoving = useIsMutating({ mutationKey: moveKey(entity, row?.id) }) > 0;
  const others = usePresence(entity, row?.id);
  const { save, isSaving } = useSave({ entity, row, draftId });
  const initial = row?.fields ?? { ...fallbacks(entity), ...draft?.fields };
  const [values, setValues] = useState<Values>(initial);
  const checks = useFormChecks(entity, row?.id ?? draftId, values);
  const Footer = formFooters[entity];
  const isStored = autosave.state === 'stored';
  // The draft of a new row is in the list, so that leaving it loses nothing.
  const isGuarded = isChanged && !isSaving && !(isStored && !row);
  const blocker = useBlocker(isGuarded);
  useLeaveGuard(isGuarded);

  const showErrors = async (errors: readonly FieldError[]) => {
    await autosave.flush();
    setProblems(errors);
    markFields(form, errors);
  };
  const handleSave = async () => {
    const document = toDocument(form.getFieldsValue(true) as Values); // the form's values are the document's fields
    form.setFields(form.getFieldsError().map(({ name }) => ({ name, errors: [] })));
    const { $id, ...own } = document;
    setProblems([]);
    const found = listProblems(entity, own).map(inOwnLanguage);
    if (found.length > 0) return showErrors(found);
    setConflict(undefined);
    setIsChanged(false);
    try {
      await save(own, typeof $id === 'string' ? $id : undefined, autosave.stop);
      void message.success(words.saved);
    } catch (error) {
      setIsChanged(true);
      if (!(error instanceof ApiFailure)) throw error;
      autosave.store(form.getFieldsValue(true) as Values); // as above
      if (error.data.error === 'CONFLICT') setConflict(error);
      const errors = toFieldErrors(error.data.fields ?? []);
      if (errors.length > 0) await showErrors(errors);
      else if (error.data.error !== 'CONFLICT') void message.error(error.message);
    }
  };
  const restoreAutosave = () => {
    form.setFieldsValue(row?.autosave?.fields ?? {});
    setValues(form.getFieldsValue(true) as Values); // as above
    setIsChanged(true);
  };

  return (
    <div className={styles['page']} data-editor={entity}>
      <EditorHead
        page={page}
        title={row ? row.title : words.newRow(names.entity(entity))}
        row={row}
        note={isChanged ? words.notes[autosave.state] : ''}
        mayWrite={mayWrite}
        isSaving={isSaving}
        onSave={() => void handleSave()}
      />
      <EditorNotices
        others={others}
        sentBack={row?.sentBack ?? null}
        unsavedSince={isChanged ? undefined : row?.autosave?.savedAt}
        onRestore={restoreAutosave}
        onDiscard={() => void autosave.discard()}
      />
      <LeaveDialog blocker={blocker} isStored={isStored} />
      {conflict && <ConflictNotice failure={conflict} />}
      {problems.length > 0 && (
        <ProblemNotice problems={problems} isStored={isStored} onOpen={(path) => openField(form, path)} />
      )}
      <FormIndex entity={entity} problems={checks.problems} />
      <div className={styles['columns']}>
        <Form<Values>
          form={form}
          layout="vertical"
          disabled={!mayWrite || isMoving}
          initialValues={initial}
          onValuesChange={() => {
            const now = form.getFieldsValue(true) as Values; // as above
            setIsChanged(true);
            setValues(now);
            autosave.store(now);
          }}
        >
          <FormEntity value={entity}>
            <RowFields entity={entity} isNew={!row} />
          </FormEntity>
          {Footer && <Footer id={row?.id ?? draftId} document={checks.settled} />}
        </Form>
        {row ? (
          <RowSide entity={entity} row={row} isChanged={isChanged} onPreview={autosave.flush}>
            <ContentCheck
              entity={entity}
              remarks={checks.remarks}
              isChecking={checks.isChecking}
              onOpen={(field) => openField(form, [field])}
            />
          </RowSide>
        ) : (
          isChanged && <NewRowSide entity={entity} id={draftId} onPreview={autosave.flush} />
        )}
      </div>
    </div>
  );
}

const inOwnLanguage = (problem: FieldError): FieldError => ({
  ...problem,
  message: inLanguage(problem.message),
});

/** Shows errors at their fields and scrolls to the first one. */
function markFields(form: FormInstance<Values>, errors: readonly FieldError[]): void {
  form.setFields(errors.map(({ path, message: text }) => ({ name: path as never, errors: [text] }))); // paths of the form's own fields
  const [first] = errors;
  if (first) openField(form, first.path);
}

function openField(form: FormInstance<Values>, path: FieldError['path']): void {
  form.scrollToField(path as never, { behavior: 'smooth', block: 'center', focus: true }); // as above
}

function RowFields({ entity, isNew }: { entity: EntityName; isNew: boolean }) {
  const words = useEditWords();
  return (
    <>
      {isNew && (
        <Form.Item label={words.id} name="$id" extra={words.idHelp}>
          <Input maxLength={80} />
        </Form.Item>
      )}
      <FormSections entity={entity} />
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
