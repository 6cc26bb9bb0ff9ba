import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './tooltip.module.css';

const hideDelayMs = 200;

/** Shows at once on hover or focus and goes 200 ms after. The control inside still needs a name of its own. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    clearTimeout(timer.current);
    setIsOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(false), hideDelayMs);
  };
  return (
    // The wrapper only listens to what bubbles up from the control inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={styles.anchor}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsOpen(false);
      }}
    >
      {children}
      {isOpen && (
        <span role="tooltip" id={id} className={styles.tip}>
          {text}
        </span>
      )}
    </span>
  );
}
