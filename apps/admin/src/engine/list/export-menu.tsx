import { App, Button, Dropdown } from 'antd';
import { apiDownload } from '../../session/staff-client.ts';
import { type ListCall, toFilter } from './list-query.ts';
import { useListWords } from './list-words.ts';

/** Downloads the rows that match search and filters as CSV or XLSX. */
export function ExportMenu({ query }: { query: ListCall }) {
  const { message } = App.useApp();
  const words = useListWords();
  const { entity } = query;
  const download = (format: 'csv' | 'xlsx') =>
    apiDownload(`${entity}.${format}`, 'POST /admin/export', { ...toFilter(query), format }).catch(
      (error: Error) => void message.error(error.message),
    );
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'csv', label: 'CSV', onClick: () => void download('csv') },
          { key: 'xlsx', label: words.spreadsheet, onClick: () => void download('xlsx') },
        ],
      }}
    >
      <Button>{words.export}</Button>
    </Dropdown>
  );
}
