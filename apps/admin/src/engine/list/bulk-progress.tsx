import { Progress } from 'antd';
import layout from '../../layout.module.css';
import { useListWords } from './list-words.ts';

/** Shows how many of many rows are done. */
export function BulkProgress({ done, total }: { done: number; total: number }) {
  const words = useListWords();
  return (
    <div role="status" className={layout['fieldWide']}>
      <Progress percent={Math.round((done / total) * 100)} format={() => words.progress(done, total)} />
    </div>
  );
}
