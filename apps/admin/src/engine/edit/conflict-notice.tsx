import type { FieldChange } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { ApiFailure } from '@yunyou/contract/http-client';
import { Alert } from 'antd';
import { ChangeList } from './change-list.tsx';
import { useEditWords } from './edit-words.ts';

/** Shows what another staff member changed; the form keeps the own changes. */
export function ConflictNotice({ failure }: { failure: ApiFailure }) {
  const words = useEditWords();
  const { changes = [] } = (failure.data.details ?? {}) as { changes?: FieldChange[] }; // details of CONFLICT by contract
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={failure.message}
      description={
        <>
          <p>{words.conflict}</p>
          <ChangeList changes={changes} />
        </>
      }
    />
  );
}
