import { useQueryClient } from '@tanstack/react-query';
import type { EntityDetail } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { editAddress } from '../../pages/admin-pages.ts';
import { api } from '../../session/staff-client.ts';
import type { Values } from '../form/form-values.ts';

interface SaveOptions {
  entity: EntityName;
  /** `undefined` for a new row. */
  row: EntityDetail | undefined;
  /** Draft of the new row, which is removed. */
  draftId: string;
}

/** Saves a row, or creates it and opens its page. `before` ends the autosave. */
export function useSave({ entity, row, draftId }: SaveOptions) {
  const [isSaving, setIsSaving] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const save = async (fields: Values, wantedId: string | undefined, before: () => Promise<void>) => {
    setIsSaving(true);
    try {
      await before();
      const json = fields as never; // what the schema has just checked is JSON
      const saved = row
        ? await api('POST /admin/entity/save', { entity, id: row.id, version: row.version, fields: json })
        : await api('POST /admin/entity/create', {
            entity,
            fields: json,
            draftId,
            ...(wantedId && { id: wantedId }),
          });
      queries.setQueryData(['row', entity, saved.id], saved);
      await queries.invalidateQueries({ queryKey: ['entity', entity] });
      await queries.invalidateQueries({ queryKey: ['unfinished', entity] });
      if (!row) await navigate(editAddress(entity, saved.id), { replace: true });
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving };
}
