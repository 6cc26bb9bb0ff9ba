import { useQuery } from '@tanstack/react-query';
import type { EntityName } from '@yunyou/contract/entities';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { api } from '../../session/staff-client.ts';
import { useStatusWords } from '../edit/status-words.ts';
import { useFormWords } from './form-words.ts';

interface ReferencePickerProps {
  entity: EntityName;
  isMultiple?: boolean;
  id?: string;
  value?: string | string[] | undefined;
  onChange?(value: string | string[] | undefined): void;
  placeholder?: string;
  className?: string;
  'aria-label'?: string;
}

/** Chooses rows of another entity by English or Chinese name. */
export function ReferencePicker({
  entity,
  isMultiple = false,
  value,
  onChange,
  ...rest
}: ReferencePickerProps) {
  const words = useFormWords();
  const statuses = useStatusWords();
  const [word, setWord] = useState('');
  const keyword = useDeferredValue(word);
  const chosen = [value ?? []].flat();
  const found = useQuery({
    queryKey: ['choices', entity, keyword],
    queryFn: () => api('GET /admin/entity/choices', { entity, ...(keyword && { keyword }) }),
    placeholderData: (before) => before,
  });
  const named = useQuery({
    queryKey: ['choices', entity, 'ids', ...chosen],
    queryFn: () => api('GET /admin/entity/choices', { entity, ids: chosen.join(',') }),
    enabled: chosen.length > 0,
    placeholderData: (before) => before,
  });
  const options = new Map(
    [...(named.data?.list ?? []), ...(found.data?.list ?? [])].map(({ id, title, zhName, status }) => [
      id,
      {
        value: id,
        label: `${title} ${zhName}${status === 'published' ? '' : ` (${statuses[status]})`}`.trim(),
      },
    ]),
  );
  return (
    <Select
      {...rest}
      {...(isMultiple && { mode: 'multiple' as const })}
      value={isMultiple ? chosen : (chosen[0] ?? null)}
      onChange={(next) => onChange?.(next ?? undefined)}
      options={[...options.values()]}
      showSearch={{ filterOption: false, onSearch: setWord, searchValue: word }}
      allowClear
      loading={found.isFetching}
      notFoundContent={found.isPending ? words.loading : words.noMatch}
    />
  );
}
