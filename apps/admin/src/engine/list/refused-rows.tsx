import { inLanguage } from '../../language/messages.ts';
import layout from '../../layout.module.css';
import { useListWords } from './list-words.ts';
import type { SelectedRow } from './selection.ts';

const shownMax = 20;

interface RefusedRowsProps {
  refused: readonly { id: string; message: string }[];
  rows: readonly SelectedRow[];
}

/** Lists rows that were not changed, each with its reason. */
export function RefusedRows({ refused, rows }: RefusedRowsProps) {
  const words = useListWords();
  return (
    <ul className={layout['plainList']}>
      {refused.slice(0, shownMax).map(({ id, message }) => (
        <li key={id}>{`${rows.find((row) => row.id === id)?.title ?? id}: ${inLanguage(message)}`}</li>
      ))}
      {refused.length > shownMax && <li>{words.more(refused.length - shownMax)}</li>}
    </ul>
  );
}
