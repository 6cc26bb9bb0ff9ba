import { type ErrorName, errors, type FieldProblem } from '@yunyou/contract/errors';

interface Details {
  /** Public message. Default: the one in the error catalogue. */
  message?: string;
  fields?: FieldProblem[];
  retryAfterSeconds?: number;
  details?: unknown;
  cause?: unknown;
}

/** An error that is sent to the caller. Other errors become a 500 without details. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly error: ErrorName;
  readonly status: number;
  readonly fields: FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly details: unknown;

  constructor(error: ErrorName, { message, fields, retryAfterSeconds, details, cause }: Details = {}) {
    super(message ?? errors[error].message, { cause });
    this.error = error;
    this.status = errors[error].status;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}

export const notFound = (what: string) => new ApiError('NOT_FOUND', { message: `There is no such ${what}.` });
