import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** Returns the nonce for our own inline scripts while the server renders; undefined in the browser. */
export const useNonce = () => useContext(NonceContext);
