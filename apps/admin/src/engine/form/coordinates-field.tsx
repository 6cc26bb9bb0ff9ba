import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import styles from './field-input.module.css';
import { useFormWords } from './form-words.ts';
import { MapPicker } from './map-picker.tsx';

interface Coordinates {
  latitude?: number | null;
  longitude?: number | null;
}

interface CoordinatesFieldProps {
  id?: string;
  value?: Coordinates;
  onChange?(value: Coordinates): void;
}

/** Edits coordinates in WGS-84 degrees. */
export function CoordinatesField({ id, value, onChange }: CoordinatesFieldProps) {
  const words = useFormWords();
  const [isOpen, setIsOpen] = useState(false);
  const { latitude: north, longitude: east } = value ?? {};
  const place =
    typeof north === 'number' && typeof east === 'number' ? { latitude: north, longitude: east } : undefined;
  return (
    <>
      <div className={styles['pair']}>
        <InputNumber
          {...(id && { id })}
          aria-label={words.latitude}
          prefix="N"
          min={-90}
          max={90}
          step={0.0001}
          value={value?.latitude ?? null}
          onChange={(latitude) => onChange?.({ ...value, latitude })}
        />
        <InputNumber
          aria-label={words.longitude}
          prefix="E"
          min={-180}
          max={180}
          step={0.0001}
          value={value?.longitude ?? null}
          onChange={(longitude) => onChange?.({ ...value, longitude })}
        />
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.hideMap : words.showMap}
        </Button>
      </div>
      {isOpen && <MapPicker value={place} onChange={(next) => onChange?.(next)} />}
    </>
  );
}
