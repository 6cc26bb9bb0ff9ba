import { VisuallyHidden } from '@yunyou/ui/visually-hidden';
import styles from './statement.module.css';

interface StatementTableProps {
  /** What the table says, for those who do not see it. */
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
}

/** On a phone each row is a card, so that nobody has to scroll sideways. */
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
