import { type EmbedTarget, findEmbed } from '@yunyou/contract/site/embeds';
import { buttonClass } from '@yunyou/ui/button';
import { lazy, Suspense, useState } from 'react';
import { ShareIcon } from '../actions/action-icons.tsx';
import { recordAction } from '../events/record-action.ts';
import styles from './share-button.module.css';
import { sharePage } from './share-page.ts';
import { shareWords } from './share-words.ts';

const PageShareDialog = lazy(() => import('./page-share-dialog.tsx'));

/** Shares the page. A page with a card for other sites opens a dialog that has the card, too. */
export function ShareButton({ name }: { name: string }) {
  const [card, setCard] = useState<EmbedTarget>();
  const share = () => {
    recordAction('share');
    const found = findEmbed(location.pathname + location.search);
    if (found) setCard(found);
    else void sharePage(name);
  };
  return (
    <>
      <button type="button" className={`${buttonClass('quiet')} ${styles.share}`} onClick={share}>
        <ShareIcon /> {shareWords.share}
      </button>
      {card && (
        <Suspense>
          <PageShareDialog name={name} card={card} onClose={() => setCard(undefined)} />
        </Suspense>
      )}
    </>
  );
}
