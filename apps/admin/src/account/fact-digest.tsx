import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Flex, Switch, Typography } from 'antd';
import { api } from '../session/staff-client.ts';

/** Turns the weekly mail about overdue facts on or off. */
export function FactDigest({ isOn, email }: { isOn: boolean; email: string | null }) {
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
        aria-label="Weekly mail about facts to check"
        checked={isOn}
        disabled={!email && !isOn}
        loading={save.isPending}
        onChange={(next) => save.mutate(next)}
      />
      <Typography.Text>
        {email ? `Every Monday to ${email}` : 'Your account has no e-mail address.'}
      </Typography.Text>
    </Flex>
  );
}
