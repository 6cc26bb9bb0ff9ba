import { pictureUrl } from '@yunyou/contract/picture-url';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { PictureDialog } from '../../media/picture-dialog.tsx';
import styles from './field-input.module.css';
import { useFormWords } from './form-words.ts';

interface PictureFieldProps {
  id?: string;
  value?: string;
  onChange?(value: string): void;
  'aria-label'?: string;
}

const shape = /^[a-z]+\/[a-z0-9-]+$/;

/** Edits a picture name (`kind/id` of a poster or `media/id` of a photograph) with a preview. */
export function PictureField({ id, value = '', onChange, 'aria-label': label }: PictureFieldProps) {
  const words = useFormWords();
  const [isOpen, setIsOpen] = useState(false);
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
        {...(label && { 'aria-label': label })}
        value={value}
        allowClear
        placeholder={words.picturePlaceholder}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <Button onClick={() => setIsOpen(true)}>{words.choose}</Button>
      {isOpen && (
        <PictureDialog
          onClose={() => setIsOpen(false)}
          onPick={({ picture }) => {
            setIsOpen(false);
            onChange?.(picture);
          }}
        />
      )}
    </div>
  );
}
