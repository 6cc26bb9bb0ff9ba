import { Modal, type ModalProps } from 'antd';
import { useReturnedFocus } from './use-returned-focus.ts';

/** Renders a dialog that is open while it is mounted. antd returns the focus only from dialogs that stay in the page. */
export function Dialog(props: Omit<ModalProps, 'open'>) {
  useReturnedFocus();
  return <Modal {...props} open />;
}
