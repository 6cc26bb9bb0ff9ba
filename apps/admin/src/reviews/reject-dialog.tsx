import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { ReasonDialog } from '../reason-dialog.tsx';
import { api } from '../session/staff-client.ts';
import { useReviewWords } from './review-words.ts';

interface RejectDialogProps {
  ids: readonly string[];
  onClose(): void;
  onDone(): void;
}

/** Rejects reviews with a reason, which the authors see. */
export function RejectDialog({ ids, onClose, onDone }: RejectDialogProps) {
  const words = useReviewWords();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const reject = async (reason: string) => {
    try {
      for (const id of ids) await api('POST /admin/review/moderate', { id, state: 'rejected', reason });
    } finally {
      void queries.invalidateQueries({ queryKey: ['reviews'] });
    }
  };
  return (
    <ReasonDialog
      title={words.rejectTitle(ids.length)}
      okText={words.reject}
      isDanger
      words={words}
      send={reject}
      onDone={() => {
        void message.success(words.rejectedNote(ids.length));
        onClose();
        onDone();
      }}
      onClose={onClose}
    />
  );
}
