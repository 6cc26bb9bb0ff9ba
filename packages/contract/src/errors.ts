/**
 * Every error of the API: its permanent name, its HTTP status and the message that users read. The message states
 * the problem and, where possible, what to do.
 */
export const errors = {
  BAD_INPUT: { status: 400, message: 'Illegal input. See the named fields.' },
  BAD_REQUEST: { status: 400, message: 'The request could not be read.' },
  NOT_SIGNED_IN: { status: 401, message: 'Your login information has expired' },
  WRONG_CREDENTIALS: { status: 401, message: 'Wrong name or password.' },
  SECOND_FACTOR_NEEDED: { status: 401, message: 'Enter the code of your authenticator app.' },
  BAD_API_KEY: { status: 401, message: 'This API key is not valid. It may have been revoked.' },
  CONFIRMATION_NEEDED: { status: 403, message: 'Enter your password again to continue.' },
  SECOND_FACTOR_REQUIRED: { status: 403, message: 'Set up your second factor first. Your role needs one.' },
  OLD_PAGE: { status: 403, message: 'This page is out of date. Reload it.' },
  NOT_ALLOWED: { status: 403, message: 'You are not allowed to do this.' },
  SIGN_IN_REFUSED: { status: 403, message: 'The sign-in provider did not confirm this sign-in.' },
  NOT_FOUND: { status: 404, message: 'We could not find this. It may have been removed.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not support that method.' },
  TIMED_OUT: { status: 408, message: 'The request took too long to arrive.' },
  CONFLICT: { status: 409, message: 'Someone else has changed this. Reload to see the new version.' },
  TRIP_CHANGED: {
    status: 409,
    message: 'This trip was also changed elsewhere. Your changes are saved as a separate version.',
  },
  TRIP_NOT_READY: { status: 409, message: 'This trip has no plan yet.' },
  NOT_POSSIBLE: { status: 409, message: 'This is not possible at the moment.' },
  SIGN_IN_NOT_OFFERED: { status: 409, message: 'Signing in is not set up on this site.' },
  SOLD_OUT: { status: 409, message: 'There are not enough seats left on this date.' },
  DATE_NOT_OFFERED: { status: 409, message: 'The tour cannot be booked for this date.' },
  PRICE_CHANGED: { status: 409, message: 'The price has changed. Check it before you book.' },
  ORDER_NUMBER_USED: {
    status: 409,
    message: 'This order number belongs to another booking. Load the page again to get a new one.',
  },
  ORDER_STATE: { status: 409, message: 'The current state of this order does not allow this.' },
  NOT_TRAVELLED: { status: 403, message: 'Only travellers who have taken this tour can review it.' },
  TOO_LARGE: { status: 413, message: 'This is too large. Send less at once.' },
  URI_TOO_LONG: { status: 414, message: 'The address is too long.' },
  UNSUPPORTED_MEDIA: { status: 415, message: 'Send JSON with the content type application/json.' },
  PLAN_HAS_PROBLEMS: { status: 422, message: 'This plan has problems. Fix the ones listed first.' },
  TOO_MANY: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  QUOTA_USED: {
    status: 429,
    message: 'The quota of this API key is used up. It starts again at midnight in China.',
  },
  HEADERS_TOO_LARGE: { status: 431, message: 'The headers of the request are too long.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  PAYMENT_UNAVAILABLE: {
    status: 502,
    message: 'The payment service did not respond. Your seats are held. Try again.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'This part is not available at the moment. Please try again shortly.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorName = keyof typeof errors;

export interface FieldProblem {
  field: string;
  message: string;
}

/** `data` of every error answer. */
export interface ErrorData {
  error: ErrorName;
  requestId: string;
  fields?: FieldProblem[];
  /** Depends on the error: the current state for `TRIP_CHANGED`, the dates that can be booked for `SOLD_OUT`. */
  details?: unknown;
}
