import { findPendingCommands } from './pending-commands.ts';
import type { TogetherOptions } from './sync.ts';
import { createTogetherStore } from './together-store.ts';

/** Opens the editor of a trip that several people edit, with the commands that an earlier visit could not send. */
export async function openTogether(options: Omit<TogetherOptions, 'pending' | 'reload'>) {
  return createTogetherStore({
    ...options,
    pending: await findPendingCommands(options.editing.id),
    reload: () => location.reload(),
  });
}
