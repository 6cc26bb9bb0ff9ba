import { App, Button, Dropdown } from 'antd';
import { apiDownload } from '../../session/staff-client.ts';
import type { ListCall } from './list-query.ts';
import { useListWords } from './list-words.ts';

/** Downloads the rows that match the search as CSV or XLSX. */
export function ExportMenu({ query }: { query: ListCall }) {
  const { message } = App.useApp();
  const words = useListWords();
  const { entity, status, keyword } = query;
  const download = (format: 'csv' | 'xlsx') =>
    apiDownload(`${entity}.${format}`, 'GET /admin/export', {
      entity,
      format,
      ...(status && { status }),
      ...(keyword && { keyword }),
    }).catch((error: Error) => void message.error(error.message));
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
