import { ApiError } from '../api-error.ts';

/**
 * `busy`: the queue is full or the task waited too long. `deadline`: the task exceeded its time. `ended`: the helper
 * process ended during the task or is closed. `failed`: the picture could not be read or written.
 */
type PictureErrorReason = 'busy' | 'deadline' | 'ended' | 'failed';

const retryAfterSeconds = 5;

/** A task of the picture encoder that has no result. Only this task is affected. */
export class PictureError extends ApiError {
  override name = 'PictureError';
  readonly reason: PictureErrorReason;

  constructor(reason: PictureErrorReason, text: string) {
    const cause = new Error(text);
    super(reason === 'failed' ? 'INTERNAL' : 'UNAVAILABLE', {
      cause,
      ...(reason !== 'failed' && { retryAfterSeconds }),
    });
    this.reason = reason;
  }
}
