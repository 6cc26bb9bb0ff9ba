import { priceClassNames } from '@yunyou/domain/money/typical-prices';
import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import styles from './facts.module.css';
import { formatPriceClass } from './format.ts';

/** Renders a price class as one ¥ sign per level, with its name for screen readers. */
export function PriceClass({ priceClass }: { priceClass: number }) {
  return (
    <span className={styles.priceClass}>
      <span aria-hidden="true">{formatPriceClass(priceClass)}</span>
      <VisuallyHidden>{priceClassNames[priceClass]}</VisuallyHidden>
    </span>
  );
}
