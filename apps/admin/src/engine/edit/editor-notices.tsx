import { Alert, Button, Flex } from 'antd';
import type { Blocker } from 'react-router';

interface EditorNoticesProps {
  /** Other staff members who have the row open. */
  others: readonly { name: string }[];
  blocker: Blocker;
  /** Time of an autosave from an earlier visit that was not saved. */
  unsavedSince: string | undefined;
  onRestore(): void;
  onDiscard(): void;
}

/** Warns about other editors, unsaved changes on leaving and an autosave to restore. */
export function EditorNotices({ others, blocker, unsavedSince, onRestore, onDiscard }: EditorNoticesProps) {
  return (
    <>
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
      {unsavedSince && (
        <Alert
          type="warning"
          showIcon
          title={`You typed something on ${new Date(unsavedSince).toLocaleString()} and did not save it.`}
          action={
            <Flex gap="small">
              <Button onClick={onRestore}>Bring it back</Button>
              <Button onClick={onDiscard}>Forget it</Button>
            </Flex>
          }
        />
      )}
    </>
  );
}
