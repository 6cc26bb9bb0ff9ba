import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './fields.module.css';
import type { PlaceSearchProps } from './place-combobox.tsx';

const PlaceCombobox = lazy(() => import('./place-combobox.tsx'));

/**
 * Renders a field that finds places by name. Its combobox (40 KB of script) loads when the field becomes visible, so
 * never in a closed part of the form.
 */
export function PlaceSearch(props: PlaceSearchProps) {
  const field = useRef<HTMLDivElement>(null);
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (!field.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsVisible(true);
    });
    observer.observe(field.current);
    return () => observer.disconnect();
  }, []);
  const placeholder = (
    <label className={styles.field}>
      {props.label}
      <input className={styles.control} placeholder={props.placeholder} readOnly />
    </label>
  );
  return (
    <div ref={field} className={styles.search}>
      {isVisible ? (
        <Suspense fallback={placeholder}>
          <PlaceCombobox {...props} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  );
}
