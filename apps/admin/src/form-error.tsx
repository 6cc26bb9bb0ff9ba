import { Alert } from 'antd';
import styles from './form-error.module.css';

/** Shows why a form was not saved and announces it to screen readers. */
export function FormError({ message }: { message: string }) {
  return <Alert type="error" role="alert" title={message} className={styles['alert'] ?? ''} />;
}
