import {
  type EmbedTarget,
  embedPath,
  embedSandbox,
  embedSize,
  embedSnippet,
} from '@yunyou/contract/site/embeds';
import { Button } from '@yunyou/ui/button';
import { useState } from 'react';
import styles from '../dialogs/dialog.module.css';
import { copyText } from './copy-text.ts';
import { embedWords } from './embed-words.ts';
import { shareWords } from './share-words.ts';

interface EmbedCodeProps {
  card: EmbedTarget;
  /** Name of what the card shows. */
  name: string;
}

/** Shows the line of HTML that puts a card on another site, with a preview. */
export function EmbedCode({ card, name }: EmbedCodeProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  const { title, lead, code: label, show, hide, frame } = embedWords[card.kind];
  const code = embedSnippet(location.origin, card, { title: name });
  return (
    <section className={styles.section} aria-labelledby={`embed-${card.kind}`}>
      <h3 id={`embed-${card.kind}`}>{title}</h3>
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
          {shareWords.copyCode}
        </Button>
        <Button tone="quiet" aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
          {isPreviewed ? hide : show}
        </Button>
      </div>
      {isPreviewed && (
        <iframe
          className={styles.preview}
          title={frame}
          src={embedPath(card)}
          sandbox={embedSandbox}
          {...embedSize(card)}
        />
      )}
    </section>
  );
}
