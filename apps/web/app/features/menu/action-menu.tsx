import { Menu } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import styles from './action-menu.module.css';

interface ActionMenuProps {
  label: string;
  /** The button that opens the menu; it toggles the menu itself and gets the focus back. */
  trigger: RefObject<HTMLElement | null>;
  actions: readonly { name: string; run: () => void }[];
  onClose: () => void;
}

/** Shows an open menu of actions below its button. Import it lazily: it weighs 48 KB. */
export default function ActionMenu({ label, trigger, actions, onClose }: ActionMenuProps) {
  const isInTrigger = ({ target }: Event) => target instanceof Node && trigger.current?.contains(target);
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(_isOpen, { event, reason }) => {
        if (reason === 'escape-key' || !isInTrigger(event)) onClose();
      }}
    >
      <Menu.Portal>
        <Menu.Positioner anchor={trigger} align="start" sideOffset={4} className={styles.positioner}>
          <Menu.Popup aria-label={label} finalFocus={trigger} className={styles.menu}>
            {actions.map(({ name, run }) => (
              <Menu.Item key={name} className={styles.item} onClick={run}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
