import { useQuery } from '@tanstack/react-query';
import type { ContentRemark } from '@yunyou/contract/admin/admin-bulk.endpoints';
import type { CallInput } from '@yunyou/contract/endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { type ExplainedProblem, listProblems } from '@yunyou/domain/editorial/field-problems';
import { toDocument } from '@yunyou/domain/editorial/form-document';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../language/language.ts';
import { messageIn } from '../../language/messages.ts';
import { api } from '../../session/staff-client.ts';
import type { Values } from '../form/form-values.ts';

const schemaDelayMs = 250;
const contentDelayMs = 1500;

interface FormChecks {
  /** Fields that are missing or wrong. */
  problems: readonly ExplainedProblem[];
  /** Remarks of the content checks; `undefined` while they run or fields are missing. */
  remarks: readonly ContentRemark[] | undefined;
  isChecking: boolean;
  /** The values once they are complete and have not changed for a moment. */
  settled: Values | undefined;
}

/** Checks what is in the form a moment after it has changed: fields in the browser, content on the server. */
export function useFormChecks(entity: EntityName, id: string, values: Values): FormChecks {
  const language = useLanguage();
  const document = useLater(values, schemaDelayMs);
  const problems = useMemo(() => {
    const { $id: _, ...own } = toDocument(document);
    return listProblems(entity, own).map((problem) => ({
      ...problem,
      message: messageIn(language, problem.message),
    }));
  }, [entity, document, language]);
  const checked = useLater(document, contentDelayMs);
  const isComplete = problems.length === 0 && checked === document;
  const checks = useQuery({
    queryKey: ['content-check', entity, id, checked],
    queryFn: () => {
      const { $id: _, ...own } = toDocument(checked);
      const fields = own as CallInput<'POST /admin/entity/check'>['fields']; // values of a form are JSON
      return api('POST /admin/entity/check', { entity, id, fields });
    },
    enabled: isComplete,
    staleTime: 60_000,
    gcTime: 60_000,
  });
  return {
    problems,
    settled: isComplete ? checked : undefined,
    remarks: isComplete ? checks.data?.list : undefined,
    isChecking: problems.length === 0 && (checks.isFetching || checked !== document),
  };
}

/** Returns the value once it has not changed for a moment. */
function useLater<T>(value: T, delayMs: number): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return later;
}
