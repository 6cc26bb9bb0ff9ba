import { InputNumber } from 'antd';
import styles from './field-input.module.css';

interface Coordinates {
  latitude?: number | null;
  longitude?: number | null;
}

interface CoordinatesFieldProps {
  value?: Coordinates;
  onChange?(value: Coordinates): void;
}

/** Degrees in WGS-84, as a phone shows them. */
export function CoordinatesField({ value, onChange }: CoordinatesFieldProps) {
  return (
    <div className={styles['pair']}>
      <InputNumber
        aria-label="Latitude"
        prefix="N"
        min={-90}
        max={90}
        step={0.0001}
        value={value?.latitude ?? null}
        onChange={(latitude) => onChange?.({ ...value, latitude })}
      />
      <InputNumber
        aria-label="Longitude"
        prefix="E"
        min={-180}
        max={180}
        step={0.0001}
        value={value?.longitude ?? null}
        onChange={(longitude) => onChange?.({ ...value, longitude })}
      />
    </div>
  );
}
