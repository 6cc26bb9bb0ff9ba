import type { EntityName } from '@yunyou/contract/entities';
import { describeFields } from '@yunyou/contract/field-description';
import { databaseErrorCode } from '@yunyou/database/database';
import { labelOf, withLabel } from '@yunyou/domain/editorial/field-problems';
import { ApiError } from '../api-error.ts';
import { badFields } from './documents.ts';

/** Unique fields by the name of the unique index that enforces them. */
const uniqueFields: Readonly<Record<string, { entity: EntityName; field: string }>> = {
  city_code: { entity: 'city', field: 'cityCode' },
  redirect_from: { entity: 'redirect', field: 'fromPath' },
};

/** Runs `work` and turns violated unique and foreign key constraints into API errors. Rethrows other errors. */
export async function explainConstraintErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = databaseErrorCode(error);
    const constraint = constraintOf(error);
    if (code === '23505') {
      if (constraint.endsWith('_pkey')) {
        const message = 'A row with this id already exists.';
        throw new ApiError('BAD_INPUT', { message, fields: [{ field: 'id', message }] });
      }
      const unique = uniqueFields[constraint];
      const label = unique ? labelOf(describeFields(unique.entity), [unique.field]) : constraint;
      throw badFields([
        { field: unique?.field ?? constraint, message: withLabel(label, 'Another row has this already') },
      ]);
    }
    if (code === '23503')
      throw new ApiError('NOT_POSSIBLE', { message: 'Something else still refers to this.' });
    throw error;
  }
}

function constraintOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return constraintOf(error.cause);
}
