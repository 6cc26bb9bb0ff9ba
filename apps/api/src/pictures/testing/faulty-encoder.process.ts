import type { TaskInput, TaskReply } from '../encoding/messages.ts';

/** A picture process whose behaviour depends on the master: `hang` never replies, `crash` exits, others reply with its own process id. */
process.on('disconnect', () => process.exit());
process.on('message', ({ input: { master } }: { input: TaskInput<'cropPoster'> }) => {
  if (master === 'hang') return;
  if (master === 'crash') process.exit(1);
  const reply: TaskReply = {
    status: 'done',
    output: Buffer.from(String(process.pid)),
    residentBytes: master === 'grow' ? Number.MAX_SAFE_INTEGER : 0,
  };
  process.send?.(reply);
});
