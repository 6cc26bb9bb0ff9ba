import { hydrateRoot as start } from 'react-dom/client';

/** In a small file of its own, which the browser reads before the rest: see late-scripts.tsx. */
export const hydrateRoot: typeof start = (...page) => start(...page);
