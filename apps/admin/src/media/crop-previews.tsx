import type { OwnCrops } from '@yunyou/contract/admin/admin-media.endpoints';
import { type PictureFormat, pictureFormats } from '@yunyou/contract/picture-url';
import { ownCrop } from '@yunyou/domain/editorial/focal-crop';
import { Button } from 'antd';
import { useState } from 'react';
import { CropDialog } from './crop-dialog.tsx';
import { CropImage } from './crop-image.tsx';
import styles from './media.module.css';
import { useMediaWords } from './media-words.ts';

interface CropPreviewsProps {
  src: string;
  width: number;
  height: number;
  focal: { x: number; y: number };
  isDisabled: boolean;
  value?: OwnCrops;
  onChange?(value: OwnCrops): void;
}

const none: OwnCrops = {};
const formats = Object.keys(pictureFormats) as PictureFormat[]; // Object.keys returns string[]

/** Shows the crop of every ratio that the site uses, as the server cuts it, and lets staff choose another one. */
export function CropPreviews({
  src,
  width,
  height,
  focal,
  isDisabled,
  value = none,
  onChange,
}: CropPreviewsProps) {
  const words = useMediaWords();
  const [open, setOpen] = useState<PictureFormat>();
  const size = { width, height };
  const cropOf = (format: PictureFormat) => value[format] ?? { ...focal, scale: 1 };
  return (
    <>
      <ul className={styles['crops']} aria-label={words.crops}>
        {formats.map((format) => (
          <li key={format}>
            <CropImage
              src={src}
              size={size}
              area={ownCrop(size, pictureFormats[format].ratio, cropOf(format))}
            />
            <span>{words.formats[format]}</span>
            {value[format] && <span>{words.cropOwn}</span>}
            <Button
              size="small"
              disabled={isDisabled}
              aria-label={words.cropTitle(words.formats[format])}
              onClick={() => setOpen(format)}
            >
              {words.crop}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <CropDialog
          src={src}
          size={size}
          format={open}
          initial={cropOf(open)}
          onClose={() => setOpen(undefined)}
          onChoose={(crop) => {
            const { [open]: _, ...others } = value;
            onChange?.(crop ? { ...others, [open]: crop } : others);
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
}
