import type { PageContext } from '@yunyou/contract/page-renderer';
import { createContext } from 'react-router';

/** What the server hands to loaders; see the contract. */
export const pageContext = createContext<PageContext>();
