import { cropScaleMin, type OwnCrop } from '@yunyou/contract/admin/admin-media.endpoints';
import { type PictureFormat, pictureFormats } from '@yunyou/contract/picture-url';
import { type CropArea, ownCrop, type Size } from '@yunyou/domain/editorial/focal-crop';
import { Button, Flex, Form, Slider } from 'antd';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { arrows } from './arrow-keys.ts';
import { CropImage } from './crop-image.tsx';
import styles from './media.module.css';
import { useMediaWords } from './media-words.ts';

interface CropDialogProps {
  src: string;
  size: Size;
  format: PictureFormat;
  /** The crop of now: that of staff, or that around the focal point. */
  initial: OwnCrop;
  /** `undefined`: follow the focal point. */
  onChoose(crop: OwnCrop | undefined): void;
  onClose(): void;
}

const rounded = (part: number) => Math.round(part * 1000) / 1000;

/** Chooses the crop of one ratio: move the frame by pointer or arrow keys, set its size with the slider or + and -. */
export function CropDialog({ src, size, format, initial, onChoose, onClose }: CropDialogProps) {
  const words = useMediaWords();
  const { ratio } = pictureFormats[format];
  const [crop, setCrop] = useState(initial);
  const area = ownCrop(size, ratio, crop);
  /** Stores the crop with the centre that the edges allow, so that the next step starts from what is shown. */
  const change = (next: OwnCrop) => {
    const scale = rounded(Math.min(1, Math.max(cropScaleMin, next.scale)));
    const placed = ownCrop(size, ratio, { ...next, scale });
    setCrop({
      x: rounded((placed.left + placed.width / 2) / size.width),
      y: rounded((placed.top + placed.height / 2) / size.height),
      scale,
    });
  };
  return (
    <Dialog
      title={words.cropTitle(words.formats[format])}
      onCancel={onClose}
      width={720}
      footer={[
        <Button key="reset" onClick={() => onChoose(undefined)}>
          {words.cropReset}
        </Button>,
        <Button key="cancel" onClick={onClose}>
          {words.cancel}
        </Button>,
        <Button key="use" type="primary" onClick={() => onChoose(crop)}>
          {words.cropUse}
        </Button>,
      ]}
    >
      <p>{words.cropHelp}</p>
      <CropFrame src={src} size={size} area={area} crop={crop} onChange={change} />
      <Flex gap="large" wrap align="center">
        <Form.Item label={words.cropSize} className={styles['cropSize'] ?? ''}>
          <Slider
            min={cropScaleMin * 100}
            max={100}
            value={Math.round(crop.scale * 100)}
            ariaLabelForHandle={words.cropSize}
            onChange={(percent) => change({ ...crop, scale: percent / 100 })}
          />
        </Form.Item>
        <CropImage src={src} size={size} area={area} />
      </Flex>
    </Dialog>
  );
}

interface CropFrameProps {
  src: string;
  size: Size;
  area: CropArea;
  crop: OwnCrop;
  onChange(crop: OwnCrop): void;
}

/** Renders the whole picture with the frame of the crop, which follows the pointer. */
function CropFrame({ src, size, area, crop, onChange }: CropFrameProps) {
  const words = useMediaWords();
  const whole = useRef<HTMLDivElement>(null);
  const start = useRef({ x: 0, y: 0, crop });
  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY, crop };
  };
  const handleMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !whole.current) return;
    const box = whole.current.getBoundingClientRect();
    const { x, y, crop: first } = start.current;
    const moved = { x: (event.clientX - x) / box.width, y: (event.clientY - y) / box.height };
    onChange({ ...first, x: first.x + moved.x, y: first.y + moved.y });
  };
  const handleKey = (event: KeyboardEvent) => {
    const move = arrows[event.key];
    const grow = { '+': 0.05, '=': 0.05, '-': -0.05 }[event.key];
    if (!move && !grow) return;
    event.preventDefault();
    onChange({ x: crop.x + (move?.x ?? 0), y: crop.y + (move?.y ?? 0), scale: crop.scale + (grow ?? 0) });
  };
  const percent = (part: number, of: number) => `${(part / of) * 100}%`;
  const place = {
    '--left': percent(area.left, size.width),
    '--top': percent(area.top, size.height),
    '--width': percent(area.width, size.width),
    '--height': percent(area.height, size.height),
  } as CSSProperties; // custom properties are not in React's types
  return (
    <div className={styles['cropWhole']} ref={whole}>
      <img src={src} alt="" draggable={false} />
      <button
        type="button"
        className={styles['cropFrame']}
        style={place}
        aria-label={words.cropFrame(Math.round(crop.x * 100), Math.round(crop.y * 100))}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onKeyDown={handleKey}
      />
    </div>
  );
}
