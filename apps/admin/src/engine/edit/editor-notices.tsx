import { Alert, Button, Flex } from 'antd';

interface EditorNoticesProps {
  /** Other staff members who have the row open. */
  others: readonly { name: string }[];
  /** Time of an autosave from an earlier visit that was not saved. */
  unsavedSince: string | undefined;
  onRestore(): void;
  onDiscard(): void;
}

/** Warns about other editors and offers an autosave to restore. */
export function EditorNotices({ others, unsavedSince, onRestore, onDiscard }: EditorNoticesProps) {
  return (
    <>
      {others.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={`${others.map(({ name }) => name).join(', ')} is editing this, too.`}
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
