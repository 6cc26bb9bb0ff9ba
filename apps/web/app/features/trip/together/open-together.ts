import { LiveDays } from './live-days.tsx';
import { findPendingCommands } from './pending-commands.ts';
import { Remarks } from './remarks.tsx';
import { Suggestions } from './suggestions.tsx';
import type { TogetherOptions } from './sync.ts';
import { createTogetherStore } from './together-store.ts';

/** Opens the editor of a trip that several people edit, with the commands that an earlier visit could not send. */
export async function openTogether(options: Omit<TogetherOptions, 'pending' | 'reload'>) {
  return createTogetherStore({
    ...options,
    parts: { Remarks, Suggestions, LiveDays },
    pending: await findPendingCommands(options.editing.id),
    reload: () => location.reload(),
  });
}
