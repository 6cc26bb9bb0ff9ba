import { useEffect, useState } from 'react';
import { createFileClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';

/** Returns an object URL of an unpublished photograph, which only its owner may load, with the token as a header. */
export function useOwnPhoto(id: string): string | undefined {
  const apiBase = useApiBase();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | undefined;
    const load = async () => {
      const { download } = createFileClient({ apiBase, isSilent: true, signal: leaving.signal });
      made = URL.createObjectURL(await download('GET /review/photo/{id}/{size}', { id, size: 'small' }));
      if (leaving.signal.aborted) URL.revokeObjectURL(made);
      else setAddress(made);
    };
    load().catch(() => undefined); // the review shows without its picture
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [apiBase, id]);
  return address;
}
