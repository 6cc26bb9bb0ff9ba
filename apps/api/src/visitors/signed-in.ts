import { ApiError } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';

/** Returns the signed-in visitor. The dispatcher guarantees one for endpoints with access `visitor`. */
export function signedIn({ caller }: HandlerContext) {
  if (!caller.visitor) throw new ApiError('NOT_SIGNED_IN');
  return caller.visitor;
}

export function signedInStaff({ caller }: HandlerContext) {
  if (!caller.staff) throw new ApiError('NOT_SIGNED_IN');
  return caller.staff;
}
