import { pictureUrl } from '@yunyou/contract/picture-url';
import { Input } from 'antd';
import styles from './field-input.module.css';

interface PictureFieldProps {
  id?: string;
  value?: string;
  onChange?(value: string): void;
}

const shape = /^[a-z]+\/[a-z0-9-]+$/;

/** `kind/id` of a drawn poster or `media/id` of a photograph, with what it looks like. */
export function PictureField({ id, value = '', onChange }: PictureFieldProps) {
  return (
    <div className={styles['picture']}>
      {shape.test(value) && (
        <img
          src={pictureUrl({ picture: value, format: 'tile', width: 240, type: 'webp' })}
          alt=""
          width={96}
          height={72}
        />
      )}
      <Input
        {...(id && { id })}
        value={value}
        placeholder="city/beijing or media/…"
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  );
}
