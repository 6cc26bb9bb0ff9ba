import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';

/** Runs a change of an order, shows a message about its success or failure, and loads all orders again. */
export function useOrderCall<Input>(run: (input: Input) => Promise<unknown>, done: string) {
  const { message } = App.useApp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      void message.success(done);
      await queries.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: (error) => void message.error(error.message),
  });
}
