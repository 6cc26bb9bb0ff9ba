import { Button } from 'antd';
import type { Blocker } from 'react-router';
import { Dialog } from '../../dialog.tsx';
import { useEditWords } from './edit-words.ts';

/** Requires a confirmation before the user leaves a page with unsaved changes. */
export function LeaveDialog({ blocker, isStored }: { blocker: Blocker; isStored: boolean }) {
  const words = useEditWords().leave;
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={words.title}
      onCancel={() => blocker.reset()}
      footer={
        <>
          <Button onClick={() => blocker.reset()}>{words.stay}</Button>
          <Button danger onClick={() => blocker.proceed()}>
            {words.leave}
          </Button>
        </>
      }
    >
      {isStored ? words.stored : words.lost}
    </Dialog>
  );
}
