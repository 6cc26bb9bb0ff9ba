import path from 'node:path';

/** Folder of the rendered posters and their manifest: `<kind>/<id>.<format>.avif`. */
export const posterFolder = path.join(import.meta.dirname, '..', '..', '..', '..', 'content', 'poster');
