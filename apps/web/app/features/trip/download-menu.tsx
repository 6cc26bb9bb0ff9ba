import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { buttonClass } from '@yunyou/ui/button';
import { showToast } from '@yunyou/ui/toasts';
import { useApiBase } from '../../api/use-api.ts';
import { currentToken } from '../../session/session.ts';
import { currentTripKey } from '../../session/trip-key.ts';
import styles from './trip-head.module.css';

const formats = [
  { id: 'pdf', name: 'Roadbook (PDF)' },
  { id: 'ics', name: 'Calendar (.ics)' },
  { id: 'gpx', name: 'GPX' },
  { id: 'kml', name: 'KML' },
  { id: 'geojson', name: 'GeoJSON' },
] as const;

type Format = (typeof formats)[number]['id'];

/** The trip as a file. Fetched with the owner's key, so it is no plain link. */
export function DownloadMenu({ trip, shareKey }: { trip: TripView; shareKey: string | undefined }) {
  const apiBase = useApiBase();
  const download = async (format: Format) => {
    try {
      const query = new URLSearchParams({ id: trip.id, ...(shareKey && { share: shareKey }) });
      const [token, tripKey] = [currentToken(), currentTripKey()];
      const response = await fetch(`${apiBase}/travel/export/${format}?${query}`, {
        headers: { ...(token && { 'user-token': token }), ...(tripKey && { 'trip-key': tripKey }) },
      });
      if (!response.ok) throw new Error(`The file answers ${response.status}`);
      saveAs(await response.blob(), `${trip.title}.${format}`);
    } catch (error) {
      console.error(error);
      showToast({ type: 'error', message: 'The file could not be made. Please try again.' });
    }
  };
  return (
    <details className={styles.menu}>
      <summary className={buttonClass('quiet')}>Download</summary>
      <ul className={styles.menuList}>
        {formats.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.menuItem} onClick={() => void download(id)}>
              {name}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.menuItem} onClick={() => print()}>
            Print
          </button>
        </li>
      </ul>
    </details>
  );
}

function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, ' ');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
