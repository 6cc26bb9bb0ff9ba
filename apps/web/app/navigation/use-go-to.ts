import { useNavigate } from 'react-router';
import { addressKind, assertNavigable } from './safe-address.ts';

interface GoToOptions {
  /** Allows an address of another site. */
  isExternalAllowed?: boolean;
}

/** Returns a function that navigates to an address. It throws for unsafe addresses, and for other sites unless allowed. */
export function useGoTo() {
  const navigate = useNavigate();
  return async (address: string, options: GoToOptions = {}): Promise<void> => {
    assertNavigable(address, location.origin, options);
    if (addressKind(address, location.origin) === 'external') location.assign(address);
    else await navigate(address);
  };
}
