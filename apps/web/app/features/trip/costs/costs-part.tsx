import { Button } from '@yunyou/ui/button';
import { lazy, Suspense, useState } from 'react';
import pageStyles from '../trip-page.module.css';
import styles from '../view/summary/summary.module.css';
import type { CostsProps } from './costs-props.ts';
import * as words from './costs-words.ts';

const CostsPanel = lazy(() => import('./costs-panel.tsx'));

/** Renders the costs of a trip, for its people, and for readers if the owner shows them. Loaded when they are opened. */
export function CostsPart(props: CostsProps) {
  const { access, together, hasSharedCosts } = props.trip;
  const [isOpen, setIsOpen] = useState(false);
  const isPerson = access === 'owner' || together !== undefined;
  if (!isPerson && !hasSharedCosts) return null;
  return (
    <section
      className={`${styles.part} ${pageStyles.wide}`}
      aria-labelledby="costs-title"
      data-closed={isOpen ? undefined : ''}
    >
      <h2 id="costs-title">{words.costs}</h2>
      {isOpen ? (
        <Suspense fallback={null}>
          <CostsPanel {...props} />
        </Suspense>
      ) : (
        <>
          <p className={styles.text}>{isPerson ? words.costsLead : words.sharedLead}</p>
          <p>
            <Button tone="quiet" onClick={() => setIsOpen(true)}>
              {words.open}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
