import type { ApiClient } from '@yunyou/contract/client';
import { describe, expect, it } from 'vitest';
import { rememberAnswers } from './remembered-answers.ts';

function setUp({ entriesMax = 10 } = {}) {
  const state = { change: 1, now: 0, asked: 0, isDown: false };
  const api = (async () => {
    state.asked += 1;
    if (state.isDown) throw new Error('down');
    return { list: [], asked: state.asked };
  }) as unknown as ApiClient; // answers every key alike
  const remembered = rememberAnswers(api, {
    changes: { current: () => state.change },
    freshMs: 60_000,
    entriesMax,
    now: () => state.now,
  });
  return { state, remembered };
}

describe('what pages ask of the catalogue', () => {
  it('is asked once, until the catalogue changes or the answer is old', async () => {
    const { state, remembered } = setUp();
    await remembered('GET /home/banner');
    await remembered('GET /home/banner');
    expect(state.asked).toBe(1);
    state.change = 2;
    await remembered('GET /home/banner');
    expect(state.asked).toBe(2);
    state.now = 60_001;
    await remembered('GET /home/banner');
    expect(state.asked).toBe(3);
  });

  it('is asked once by pages made at the same time', async () => {
    const { state, remembered } = setUp();
    await Promise.all([remembered('GET /home/banner'), remembered('GET /home/banner')]);
    expect(state.asked).toBe(1);
  });

  it('is never shared when it is for one caller', async () => {
    const { state, remembered } = setUp();
    await remembered('POST /user/userInfo');
    await remembered('POST /user/userInfo');
    expect(state.asked).toBe(2);
  });

  it('is asked again after a failure', async () => {
    const { state, remembered } = setUp();
    state.isDown = true;
    await expect(remembered('GET /home/banner')).rejects.toThrow('down');
    state.isDown = false;
    await expect(remembered('GET /home/banner')).resolves.toMatchObject({ asked: 2 });
  });

  it('takes bounded room', async () => {
    const { state, remembered } = setUp({ entriesMax: 2 });
    for (const id of ['a', 'b', 'c', 'a']) await remembered('GET /city/detail', { id });
    expect(state.asked).toBe(4);
  });
});
