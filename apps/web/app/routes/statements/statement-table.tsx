import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import styles from './statement.module.css';

interface StatementTableProps {
  /** Caption, also for screen readers. */
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
}

/** Renders a table whose rows are cards on narrow screens, so that it does not scroll sideways. */
export function StatementTable({ caption, columns, rows }: StatementTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <VisuallyHidden as="thead" isOnlyNarrow>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </VisuallyHidden>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
