/** In a file of its own with React, which the browser reads before the rest: see late-scripts.tsx. */
export { hydrateRoot } from 'react-dom/client';
