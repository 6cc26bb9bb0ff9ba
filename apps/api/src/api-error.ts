import { type ErrorName, errors, type FieldProblem } from '@yunyou/contract/errors';

interface Details {
  /** Public sentence, when it can say more than the catalogue's. */
  message?: string;
  fields?: FieldProblem[];
  retryAfterSeconds?: number;
  details?: unknown;
  cause?: unknown;
}

/** An outcome a caller should know about. What is not one of these becomes a plain 500. */
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
