import { embedPath, embedSandbox, embedSize, embedSnippet } from '@yunyou/contract/site/embeds';
import { Button } from '@yunyou/ui/button';
import { useState } from 'react';
import styles from '../editor/dialog.module.css';
import { copyText } from './copy-text.ts';

const words = {
  trip: {
    title: 'Show on your site',
    lead: 'Paste this line into a page of yours. The card follows your changes and closes with the link.',
    code: 'Code for your site',
    show: 'Preview card',
    frame: 'Preview of the card',
    hide: 'Hide card',
  },
  'trip-map': {
    title: 'Show the map on your site',
    lead: 'This line shows the cities of your trip on a map.',
    code: 'Code for the map',
    show: 'Preview map',
    frame: 'Preview of the map',
    hide: 'Hide map',
  },
} as const;

interface EmbedCodeProps {
  kind: keyof typeof words;
  trip: { id: string; title: string };
  share: string;
}

/** Shows the line of HTML that puts a shared trip on another site, with a preview. */
export function EmbedCode({ kind, trip, share }: EmbedCodeProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  const target = { kind, id: trip.id, share };
  const { title, lead, code: label, show, hide, frame } = words[kind];
  const code = embedSnippet(location.origin, target, { title: trip.title });
  return (
    <section className={styles.section} aria-labelledby={`embed-${kind}`}>
      <h3 id={`embed-${kind}`}>{title}</h3>
      <p>{lead}</p>
      <input
        className={styles.link}
        readOnly
        aria-label={label}
        value={code}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <Button tone="quiet" onClick={() => copyText(code)}>
          Copy the code
        </Button>
        <Button tone="quiet" aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
          {isPreviewed ? hide : show}
        </Button>
      </div>
      {isPreviewed && (
        <iframe
          className={styles.preview}
          title={frame}
          src={embedPath(target)}
          sandbox={embedSandbox}
          {...embedSize(target)}
        />
      )}
    </section>
  );
}
