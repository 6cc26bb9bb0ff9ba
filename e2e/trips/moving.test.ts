import { describe, expect, it } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import {
  drag,
  editingOf,
  findNeighbours,
  handlesOf,
  moveByKeys,
  openNewTrip,
} from '../harness/trip-calls.ts';

const visit = useBrowser();
const longest = 240_000;

describe('a stop moved by mouse, finger and keyboard', () => {
  it(
    'gives the same stored plan within a day and on another day',
    async () => {
      const { page, errors } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
      const id = await openNewTrip(page);
      const stored = async () => JSON.stringify((await editingOf(page, id)).plan);
      const { day, next } = await findNeighbours(page, id);
      const [first = '', second = ''] = await handlesOf(page, day);
      const [target = ''] = await handlesOf(page, next);
      const before = await stored();
      const stopOf = (name: string) =>
        page
          .locator('[data-stop^="spot/"]')
          .filter({ has: page.getByRole('button', { name: `Move ${name}`, exact: true }) });
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      const moves = [
        { name: second, to: first, key: 'ArrowUp' },
        { name: first, to: target, key: 'ArrowDown' },
      ] as const;
      const plans = new Set([before]);
      for (const { name, to, key } of moves) {
        const ways = {
          mouse: () => drag(page, stopOf(name), stopOf(to), 'mouse'),
          finger: () => drag(page, stopOf(name), stopOf(to)),
          keyboard: () => moveByKeys(page, { name, to, key }),
        };
        let moved: string | undefined;
        for (const [way, move] of Object.entries(ways)) {
          await move();
          if (moved === undefined) {
            await expect.poll(stored, { message: way }).not.toBe(before);
            moved = await stored();
          } else await expect.poll(stored, { message: `${way}: ${name} to ${to}` }).toBe(moved);
          await undo.click();
          await expect.poll(stored, { message: `${way}, undone` }).toBe(before);
        }
        plans.add(moved ?? before);
      }
      expect(plans.size).toBe(1 + moves.length);
      expect(errors).toEqual([]);
    },
    longest,
  );
});
