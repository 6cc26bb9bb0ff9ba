import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonTone = 'primary' | 'quiet' | 'onPicture';

/** Returns the classes of a button, for links that look like one. */
export function buttonClass(tone: ButtonTone = 'primary'): string {
  return `${styles.button} ${styles[tone]}`;
}

export function Button({
  tone = 'primary',
  type = 'button',
  ...props
}: ComponentProps<'button'> & { tone?: ButtonTone }) {
  return <button {...props} type={type} className={`${buttonClass(tone)} ${props.className ?? ''}`} />;
}
