import { useMutation } from '@tanstack/react-query';
import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { App, Button } from 'antd';
import { useNavigate } from 'react-router';
import { draftAddress } from '../../pages/admin-pages.ts';
import { api } from '../../session/staff-client.ts';
import { useEditWords } from './edit-words.ts';
import { newDraftId } from './new-draft-id.ts';

interface DuplicateButtonProps {
  entity: EntityName;
  row: EntityDetail;
  isChanged: boolean;
}

/** Copies the saved fields of a row to the draft of a new row and opens it. */
export function DuplicateButton({ entity, row, isChanged }: DuplicateButtonProps) {
  const { message } = App.useApp();
  const words = useEditWords();
  const navigate = useNavigate();
  const copy = useMutation({
    mutationFn: async () => {
      const id = newDraftId();
      const { titleField } = entities[entity];
      // Where the title is a text, it says which of the two rows is the copy. The title of a link is a city's id.
      const fields = { ...row.fields, ...(entity !== 'link' && { [titleField]: `${row.title} (copy)` }) };
      await api('POST /admin/entity/autosave', { entity, id, version: 0, fields: fields as never }); // stored documents are JSON
      return id;
    },
    onSuccess: (id) => navigate(draftAddress(entity, id)),
    onError: (error) => void message.error(error.message),
  });
  return (
    <Button block disabled={isChanged} loading={copy.isPending} onClick={() => copy.mutate()}>
      {words.side.duplicate}
    </Button>
  );
}
