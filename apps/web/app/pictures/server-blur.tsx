import { createContext, useContext } from 'react';

type FindBlur = (picture: string) => string | undefined;

const ServerBlurContext = createContext<FindBlur>(() => undefined);

export const ServerBlurProvider = ServerBlurContext.Provider;

/**
 * Returns the blurred version of a picture while the server renders; undefined in the browser. For error pages, which have
 * no loader data.
 */
export const useServerBlur: FindBlur = (picture) => useContext(ServerBlurContext)(picture);
