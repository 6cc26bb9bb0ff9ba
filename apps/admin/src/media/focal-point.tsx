import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { arrows } from './arrow-keys.ts';
import styles from './media.module.css';
import { useMediaWords } from './media-words.ts';

interface Point {
  x: number;
  y: number;
}

interface FocalPointProps {
  src: string;
  isDisabled: boolean;
  value?: Point;
  onChange?(value: Point): void;
}

const middle: Point = { x: 0.5, y: 0.5 };
const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 1000) / 1000;

/** Sets the point that every crop of the picture contains, by click or arrow keys. */
export function FocalPoint({ src, isDisabled, value = middle, onChange }: FocalPointProps) {
  const words = useMediaWords();
  const change = ({ x, y }: Point) => onChange?.({ x: within(x), y: within(y) });
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail === 0) return; // a click by keyboard has no position
    const box = event.currentTarget.getBoundingClientRect();
    change({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const move = arrows[event.key];
    if (!move) return;
    event.preventDefault();
    change({ x: value.x + move.x, y: value.y + move.y });
  };
  const position = {
    '--focal-x': `${value.x * 100}%`,
    '--focal-y': `${value.y * 100}%`,
  } as CSSProperties; // custom properties are not in React's types
  return (
    <button
      type="button"
      className={styles['focal']}
      disabled={isDisabled}
      aria-label={words.focalPoint(Math.round(value.x * 100), Math.round(value.y * 100))}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      <img src={src} alt="" />
      <span className={styles['cross']} style={position} />
    </button>
  );
}
