import type { FieldChange } from '@yunyou/contract/admin/admin-entities.endpoints';
import { Alert } from 'antd';
import type { StaffApiFailure } from '../../session/staff-client.ts';
import { ChangeList } from './change-list.tsx';

/** Somebody else was faster: what they changed, with nothing of one's own lost. */
export function ConflictNotice({ failure }: { failure: StaffApiFailure }) {
  const { changes = [] } = (failure.details ?? {}) as { changes?: FieldChange[] }; // what the contract promises with CONFLICT
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
