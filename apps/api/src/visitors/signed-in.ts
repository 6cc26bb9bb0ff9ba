import { ApiError } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';

/** The visitor; endpoints with access `visitor` are only reached with one. */
export function signedIn({ caller }: HandlerContext) {
  if (!caller.visitor) throw new ApiError('NOT_SIGNED_IN');
  return caller.visitor;
}

export function signedInStaff({ caller }: HandlerContext) {
  if (!caller.staff) throw new ApiError('NOT_SIGNED_IN');
  return caller.staff;
}
