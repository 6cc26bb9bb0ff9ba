import type { ComponentPropsWithRef } from 'react';
import styles from './visually-hidden.module.css';

type HiddenElement = 'span' | 'p' | 'output' | 'caption' | 'thead';

type VisuallyHiddenProps<Element extends HiddenElement> = Omit<
  ComponentPropsWithRef<Element>,
  'as' | 'className'
> & {
  as?: Element;
  /** Hides the text below the `small` breakpoint only, where it does not fit. */
  isOnlyNarrow?: boolean;
};

/** Renders text that screen readers announce and the screen does not show. Every hidden label of both apps uses it. */
export function VisuallyHidden<Element extends HiddenElement = 'span'>({
  as,
  isOnlyNarrow = false,
  ...props
}: VisuallyHiddenProps<Element>) {
  // TypeScript cannot match a generic tag name with its own properties.
  const Tag = (as ?? 'span') as React.ElementType;
  return <Tag {...props} className={isOnlyNarrow ? styles.hiddenWhenNarrow : styles.hidden} />;
}
