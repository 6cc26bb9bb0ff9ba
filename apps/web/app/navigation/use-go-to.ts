import { useNavigate } from 'react-router';
import { addressKind, assertNavigable } from './safe-address.ts';

interface GoToOptions {
  /** Leaving the site must be meant. */
  isExternalAllowed?: boolean;
}

/** Goes to an address from code; refuses unsafe ones, and other sites unless that is said. */
export function useGoTo() {
  const navigate = useNavigate();
  return async (address: string, options: GoToOptions = {}): Promise<void> => {
    assertNavigable(address, location.origin, options);
    if (addressKind(address, location.origin) === 'external') location.assign(address);
    else await navigate(address);
  };
}
