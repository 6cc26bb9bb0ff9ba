import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ReactElement, useState } from 'react';
import styles from './tooltip.module.css';

const hideDelayMs = 200;

/**
 * Shows a text immediately on hover or focus and hides it 200 ms after. Screen readers do not announce it, so the
 * control inside needs an accessible name of its own.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <BaseTooltip.Root open={isOpen} onOpenChange={setIsOpen} disableHoverablePopup>
      <BaseTooltip.Trigger delay={0} closeDelay={hideDelayMs} render={children} />
      {isOpen && (
        <BaseTooltip.Portal>
          <BaseTooltip.Positioner side="bottom" sideOffset={8} className={styles.positioner}>
            <BaseTooltip.Popup role="tooltip" className={styles.tip}>
              {text}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      )}
    </BaseTooltip.Root>
  );
}
