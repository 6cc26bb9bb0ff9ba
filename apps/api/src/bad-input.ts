import { ApiError } from './api-error.ts';

/** Builds the BAD_INPUT error from Zod issues, with one message per field. */
export function badInput(
  issues: readonly { path: readonly PropertyKey[]; message: string; keys?: unknown }[],
): ApiError {
  const fields = issues.map((issue) => {
    const unknownKeys = Array.isArray(issue.keys) ? issue.keys.map(String) : [];
    return {
      field: [...issue.path.map(String), ...unknownKeys].join('.') || '(body)',
      message: issue.message,
    };
  });
  const [first] = fields;
  return new ApiError('BAD_INPUT', { ...(first && { message: `${first.field}: ${first.message}` }), fields });
}
