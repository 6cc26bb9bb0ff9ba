import { useEffect, useState } from 'react';
import { useApiBase } from '../../api/use-api.ts';
import { currentToken } from '../../session/session.ts';

/** Returns an object URL of an unpublished photograph, which only its owner may load, with the token as a header. */
export function useOwnPhoto(id: string): string | undefined {
  const apiBase = useApiBase();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | undefined;
    const load = async () => {
      const response = await fetch(`${apiBase}/review/photo/${id}/small`, {
        headers: { 'user-token': currentToken() ?? '' },
        signal: leaving.signal,
      });
      if (!response.ok) return;
      made = URL.createObjectURL(await response.blob());
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
