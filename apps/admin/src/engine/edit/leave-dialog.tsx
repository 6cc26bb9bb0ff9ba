import { Button, Modal } from 'antd';
import type { Blocker } from 'react-router';

/** Asks before a page with unsaved changes is left. */
export function LeaveDialog({ blocker, isStored }: { blocker: Blocker; isStored: boolean }) {
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      open
      title="Your changes are not saved."
      onCancel={() => blocker.reset()}
      footer={
        <>
          <Button onClick={() => blocker.reset()}>Stay</Button>
          <Button danger onClick={() => blocker.proceed()}>
            Leave without saving
          </Button>
        </>
      }
    >
      {isStored
        ? 'What you typed is kept for you; this page offers it when you come back.'
        : 'What you typed is lost when you leave.'}
    </Modal>
  );
}
