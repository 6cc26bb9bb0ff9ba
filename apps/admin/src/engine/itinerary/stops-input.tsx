import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '../../session/staff-client.ts';
import { useStatusWords } from '../edit/status-words.ts';
import { ReferencePicker } from '../form/reference-picker.tsx';
import styles from './itinerary-field.module.css';
import { useItineraryWords } from './itinerary-words.ts';
import { ReorderHandle } from './reorder-handle.tsx';
import { useReorder } from './use-reorder.ts';

interface StopsInputProps {
  /** Day number, for accessible names. */
  dayNumber: number;
  max: number;
  isDisabled: boolean;
  id?: string;
  value?: string[];
  onChange?(value: string[]): void;
}

const noStops: string[] = [];

/** Edits the stops of a day in order. antd's form item passes `value` and `onChange`. */
export function StopsInput({ dayNumber, max, isDisabled, id, value = noStops, onChange }: StopsInputProps) {
  const words = useItineraryWords();
  const statuses = useStatusWords();
  const [picks, setPicks] = useState(0);
  const named = useQuery({
    queryKey: ['choices', 'scenic-spot', 'ids', ...value],
    queryFn: () => api('GET /admin/entity/choices', { entity: 'scenic-spot', ids: value.join(',') }),
    enabled: value.length > 0,
    placeholderData: (before) => before,
  });
  const rows = new Map(named.data?.list.map((row) => [row.id, row]));
  const nameOf = (spotId: string) => rows.get(spotId)?.title ?? spotId;
  const reorder = useReorder({
    count: value.length,
    nameOf: (index) => nameOf(value[index] ?? ''),
    onMove: (from, to) => {
      const moved = value.toSpliced(from, 1);
      onChange?.(moved.toSpliced(to, 0, ...value.slice(from, from + 1)));
    },
  });
  return (
    <div className={styles['stops']}>
      <ol className={styles['stopList']} aria-label={words.stopsOf(dayNumber)}>
        {value.map((spotId, index) => {
          const status = rows.get(spotId)?.status ?? 'published';
          return (
            <li key={spotId} className={styles['stop']} {...reorder.entryProps(index)}>
              <ReorderHandle disabled={isDisabled} {...reorder.handleProps(index)} />
              <span className={styles['stopName']}>
                {nameOf(spotId)} <span lang="zh">{rows.get(spotId)?.zhName}</span>
                {status !== 'published' && <em> ({statuses[status]})</em>}
              </span>
              <Button
                size="small"
                type="text"
                aria-label={words.removeStop(nameOf(spotId))}
                onClick={() => onChange?.(value.filter((other) => other !== spotId))}
              >
                ✕
              </Button>
            </li>
          );
        })}
      </ol>
      {value.length < max && !isDisabled && (
        <ReferencePicker
          key={picks}
          {...(id && { id })}
          entity="scenic-spot"
          placeholder={words.addStop}
          aria-label={words.addStopTo(dayNumber)}
          onChange={(picked) => {
            if (typeof picked === 'string' && !value.includes(picked)) onChange?.([...value, picked]);
            setPicks(picks + 1);
          }}
        />
      )}
      <VisuallyHidden role="status">{reorder.announcement}</VisuallyHidden>
    </div>
  );
}
