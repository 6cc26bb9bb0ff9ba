import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** What the server told the root about this installation; undefined only on the page for errors of the root itself. */
export const useSite = () => useRouteLoaderData<typeof loader>('root');
