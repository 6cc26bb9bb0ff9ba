import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** Renders a round button with an icon; `label` is its accessible name and, on hover and keyboard focus, its tooltip. */
export function IconButton({
  label,
  type = 'button',
  className = '',
  ...props
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) {
  return <button {...props} type={type} aria-label={label} className={`${styles.button} ${className}`} />;
}
