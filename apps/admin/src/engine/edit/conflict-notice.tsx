import type { FieldChange } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { ApiFailure } from '@yunyou/contract/http-client';
import { Alert } from 'antd';
import { ChangeList } from './change-list.tsx';

/** Shows what another staff member changed; the form keeps the own changes. */
export function ConflictNotice({ failure }: { failure: ApiFailure }) {
  const { changes = [] } = (failure.data.details ?? {}) as { changes?: FieldChange[] }; // details of CONFLICT by contract
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={failure.message}
      description={
        <>
          <p>Your text is still in the form. Copy what you need, load the page again and add it.</p>
          <ChangeList changes={changes} />
        </>
      }
    />
  );
}
