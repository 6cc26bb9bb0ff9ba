import { type ReportReason, reportReason } from '@yunyou/contract/reviews/review.endpoints';
import { Button } from '@yunyou/ui/button';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import styles from './review-form.module.css';
import * as words from './review-words.ts';

const reasons: Record<ReportReason, string> = {
  spam: words.advertisingOrSpam,
  offensive: words.insultsOrHate,
  private: words.personalDetails,
  unrelated: words.notAboutThisPlace,
  other: words.somethingElse,
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
        {words.reportQuestion}
        <select name="reason">
          {reportReason.options.map((reason) => (
            <option key={reason} value={reason}>
              {reasons[reason]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {words.reportMore}
        <textarea name="text" rows={2} maxLength={500} />
      </label>
      <p className={styles.note}>{words.reportPrivacy}</p>
      <div className={styles.buttons}>
        <Button type="submit" disabled={isBusy}>
          {words.sendReport}
        </Button>
      </div>
    </form>
  );
}
