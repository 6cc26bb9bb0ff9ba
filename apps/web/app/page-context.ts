import type { PageContext } from '@yunyou/contract/page-renderer';
import { createContext } from 'react-router';

/** Gives loaders the in-process API client and the settings of this installation. */
export const pageContext = createContext<PageContext>();

/** Marks the inline scripts of one rendering; `server.ts` replaces it by their hashes. */
export const nonceContext = createContext<string>();

/** Takes the rendered page from `entry.server.tsx` to `server.ts` as text: a `Response` would encode it and copy it twice. */
export const renderedPageContext = createContext<{ html: string }>();
