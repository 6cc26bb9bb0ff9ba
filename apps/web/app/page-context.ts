import type { PageContext, Rendering } from '@yunyou/contract/page-renderer';
import { createContext } from 'react-router';

/** What the server hands to loaders; see the contract. */
export const pageContext = createContext<PageContext>();

/** A page as React wrote it. It goes past the router's response, which would take it apart and put it together again. */
export type WrittenPage = Partial<Pick<Rendering, 'body' | 'inlineHashes'>>;
export const writtenPage = createContext<WrittenPage>();
