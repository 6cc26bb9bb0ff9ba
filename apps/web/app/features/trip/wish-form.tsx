import { Button } from '@yunyou/ui/button';
import { Form } from 'react-router';
import styles from './wish-form.module.css';

/** One sentence that becomes a trip; works as a plain form, too. */
export function WishForm({ wish = '' }: { wish?: string }) {
  return (
    <Form action="/trip" className={styles.form}>
      <label className={styles.label} htmlFor="wish">
        Your trip in a sentence
      </label>
      <textarea
        id="wish"
        name="wish"
        className={styles.wish}
        rows={2}
        maxLength={2000}
        required
        defaultValue={wish}
        placeholder="10 days in October, two adults and a child, love food and mountains, not too fast"
      />
      <Button type="submit">Plan with AI</Button>
    </Form>
  );
}
