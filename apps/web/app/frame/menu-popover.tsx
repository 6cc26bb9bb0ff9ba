import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import styles from './popover.module.css';

interface MenuPopoverProps {
  label: string;
  /** The button with its surroundings: presses there are not outside presses, because the button toggles itself. */
  anchor: RefObject<HTMLElement | null>;
  align: 'start' | 'end';
  /** A popover that the pointer opened must not take the focus away from where the visitor types. */
  isOpenedByHover?: boolean;
  onClose(): void;
  onMouseEnter?(): void;
  onMouseLeave?(): void;
  children: ReactNode;
}

/**
 * Shows links of the header below their button. A popover of links, not a `menu`: links to pages keep their role.
 * Loaded on first use, because it weighs a quarter of the script that a page may have.
 */
export default function MenuPopover({
  label,
  anchor,
  align,
  isOpenedByHover = false,
  onClose,
  onMouseEnter,
  onMouseLeave,
  children,
}: MenuPopoverProps) {
  const isInAnchor = ({ target }: Event) => target instanceof Node && anchor.current?.contains(target);
  return (
    <Popover.Root
      open
      onOpenChange={(_isOpen, { event, reason }) => {
        if (reason === 'escape-key' || !isInAnchor(event)) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align={align} sideOffset={8} className={styles.positioner}>
          <Popover.Popup
            aria-label={label}
            initialFocus={!isOpenedByHover}
            className={styles.popup}
            onMouseEnter={onMouseEnter}
            onMouseLeave={onMouseLeave}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
