import { Alert, Button } from 'antd';
import layout from '../../layout.module.css';
import type { FieldError } from '../form/form-values.ts';
import { useEditWords } from './edit-words.ts';

interface ProblemNoticeProps {
  problems: readonly FieldError[];
  /** Whether the server has the text as a draft. */
  isStored: boolean;
  onOpen(path: FieldError['path']): void;
}

/** Lists what a row still needs before it can be saved and published; each entry leads to its field. */
export function ProblemNotice({ problems, isStored, onOpen }: ProblemNoticeProps) {
  const words = useEditWords().problems;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={isStored ? words.stored(problems.length) : words.notSaved(problems.length)}
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
