import { embedPath, embedSandbox, embedSize, embedSnippet } from '@yunyou/contract/site/embeds';
import { Button } from '@yunyou/ui/button';
import { useState } from 'react';
import styles from '../editor/dialog.module.css';
import { copyText } from './copy-text.ts';

/** Shows the line of HTML that puts a shared trip on another site, with a preview. */
export function EmbedCode({ trip, share }: { trip: { id: string; title: string }; share: string }) {
  const [isPreviewed, setPreviewed] = useState(false);
  const target = { kind: 'trip', id: trip.id, share } as const;
  const code = embedSnippet(location.origin, target, { title: trip.title });
  return (
    <section className={styles.section} aria-labelledby="embed-title">
      <h3 id="embed-title">Show on your site</h3>
      <p>Paste this line into a page of yours. The card follows your changes and closes with the link.</p>
      <input
        className={styles.link}
        readOnly
        aria-label="Code for your site"
        value={code}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <Button tone="quiet" onClick={() => copyText(code)}>
          Copy the code
        </Button>
        <Button tone="quiet" aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
          {isPreviewed ? 'Hide card' : 'Preview card'}
        </Button>
      </div>
      {isPreviewed && (
        <iframe
          className={styles.preview}
          title="Preview of the card"
          src={embedPath(target)}
          sandbox={embedSandbox}
          {...embedSize(target)}
        />
      )}
    </section>
  );
}
