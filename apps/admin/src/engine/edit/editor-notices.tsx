import { Alert, Button, Flex } from 'antd';
import { useDates } from '../../language/dates.ts';
import { useEditWords } from './edit-words.ts';

interface EditorNoticesProps {
  /** Other staff members who have the row open. */
  others: readonly { name: string }[];
  /** Why the row was sent back to its author. */
  sentBack: { by: string; reason: string } | null;
  /** Time of an autosave from an earlier visit that was not saved. */
  unsavedSince: string | undefined;
  onRestore(): void;
  onDiscard(): void;
}

/** Warns about other editors and offers an autosave to restore. */
export function EditorNotices({ others, sentBack, unsavedSince, onRestore, onDiscard }: EditorNoticesProps) {
  const words = useEditWords();
  const dates = useDates();
  return (
    <>
      {others.length > 0 && (
        <Alert type="info" showIcon title={words.others(others.map(({ name }) => name).join(', '))} />
      )}
      {sentBack && <Alert type="warning" showIcon title={words.sentBack(sentBack.by, sentBack.reason)} />}
      {unsavedSince && (
        <Alert
          type="warning"
          showIcon
          title={words.unsaved(dates.dateTime(unsavedSince))}
          action={
            <Flex gap="small">
              <Button onClick={onRestore}>{words.restore}</Button>
              <Button onClick={onDiscard}>{words.forget}</Button>
            </Flex>
          }
        />
      )}
    </>
  );
}
