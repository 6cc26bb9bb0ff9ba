import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Flex, Switch, Typography } from 'antd';
import { api } from '../session/staff-client.ts';
import { useAccountWords } from './account-words.ts';

/** Turns the weekly mail about overdue facts on or off. */
export function FactDigest({ isOn, email }: { isOn: boolean; email: string | null }) {
  const words = useAccountWords();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (next: boolean) => api('POST /admin/digest/save', { isOn: next }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['me'] }),
    onError: (error) => void message.error(error.message),
  });
  return (
    <Flex gap="small" align="center">
      <Switch
        aria-label={words.digestSwitch}
        checked={isOn}
        disabled={!email && !isOn}
        loading={save.isPending}
        onChange={(next) => save.mutate(next)}
      />
      <Typography.Text>{email ? words.digestTo(email) : words.noEmail}</Typography.Text>
    </Flex>
  );
}
