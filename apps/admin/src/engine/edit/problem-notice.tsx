import { Alert, Button } from 'antd';
import layout from '../../layout.module.css';
import type { FieldError } from '../form/form-values.ts';

interface ProblemNoticeProps {
  problems: readonly FieldError[];
  /** Whether the server has the text as a draft. */
  isStored: boolean;
  onOpen(path: FieldError['path']): void;
}

/** Lists what a row still needs before it can be saved and published; each entry leads to its field. */
export function ProblemNotice({ problems, isStored, onOpen }: ProblemNoticeProps) {
  const count = problems.length === 1 ? 'one thing needs' : `${problems.length} things need`;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={
        isStored
          ? `Draft saved. Before it can be published, ${count} your attention:`
          : `Not saved: ${count} your attention:`
      }
      description={
        <ul className={layout['plainList']}>
          {problems.map(({ path, message }) => (
            <li key={`${path.join('.')} ${message}`}>
              <Button type="link" size="small" onClick={() => onOpen(path)}>
                {message}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
