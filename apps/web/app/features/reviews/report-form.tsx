import { type ReportReason, reportReason } from '@yunyou/contract/reviews/review.endpoints';
import { Button } from '@yunyou/ui/button';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import styles from './review-form.module.css';

const reasons: Record<ReportReason, string> = {
  spam: 'Advertising or spam',
  offensive: 'Insults or hate',
  private: 'Names or contact details of a person',
  unrelated: 'Not about this place or tour',
  other: 'Something else',
};

/** Reports a review to our staff. The API client shows errors. */
export default function ReportForm({ id, onSent }: { id: string; onSent(): void }) {
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = fields.get('text');
    setIsBusy(true);
    try {
      await api('POST /review/report', {
        id,
        reason: reportReason.parse(fields.get('reason')),
        text: typeof text === 'string' ? text : '',
      });
      onSent();
    } catch {
      setIsBusy(false); // as above
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <label className={styles.field}>
        What is wrong with it?
        <select name="reason">
          {reportReason.options.map((reason) => (
            <option key={reason} value={reason}>
              {reasons[reason]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        Tell us more, if you like
        <textarea name="text" rows={2} maxLength={500} />
      </label>
      <p className={styles.note}>We do not store who reports a review.</p>
      <div className={styles.buttons}>
        <Button type="submit" disabled={isBusy}>
          Send report
        </Button>
      </div>
    </form>
  );
}
