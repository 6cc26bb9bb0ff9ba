import { answeringClient } from '@yunyou/contract/testing/answering-client';
import { describe, expect, it } from 'vitest';
import { createBehaviourStore } from './behaviour-store.ts';

const xian = { type: 'city', id: 'xian' } as const;
const off = { isOn: false, count: 4 };

/** Creates an API client whose calls each test resolves or rejects itself. */
function answering(answer: (key: string, input: unknown) => unknown) {
  const calls: [string, unknown][] = [];
  const api = answeringClient((key, input) => {
    calls.push([key, input]);
    return answer(key, input);
  });
  return { api, calls };
}

describe('loading states', () => {
  it('sends all requests of one task as one call', async () => {
    const store = createBehaviourStore();
    const { api, calls } = answering(() => ({
      list: [{ ...xian, isLiked: true, isKept: false, likeCount: 5, favouriteCount: 2 }],
    }));
    await Promise.all([store.load(api, xian), store.load(api, { type: 'guide', id: 'trains' })]);
    expect(calls).toEqual([['POST /behaviour/states', { targets: [xian, { type: 'guide', id: 'trains' }] }]]);
    expect(store.find(xian)).toEqual({
      like: { isOn: true, count: 5 },
      favourite: { isOn: false, count: 2 },
    });
    store.clear();
    expect(store.find(xian)).toBeUndefined();
  });
});

describe('writing a state', () => {
  it('keeps a newer press when the response to an older request arrives late', async () => {
    const store = createBehaviourStore();
    let answerStates: (value: unknown) => void = () => undefined;
    const { api } = answering((key) =>
      key === 'POST /behaviour/states'
        ? new Promise((resolve) => {
            answerStates = resolve;
          })
        : { state: 'on', count: 1 },
    );
    const asked = store.load(api, xian);
    await Promise.resolve();
    await store.write(api, xian, 'like', { isOn: true, shown: { isOn: false, count: 0 } });
    answerStates({ list: [{ ...xian, isLiked: false, isKept: true, likeCount: 0, favouriteCount: 1 }] });
    await asked;
    expect(store.find(xian)).toEqual({
      like: { isOn: true, count: 1 },
      favourite: { isOn: true, count: 1 },
    });
  });

  it('keeps its count when states are loaded before the server has answered the write', async () => {
    const store = createBehaviourStore();
    let answerWrite: (value: unknown) => void = () => undefined;
    const { api } = answering((key) =>
      key === 'POST /behaviour/states'
        ? { list: [{ ...xian, isLiked: true, isKept: false, likeCount: 0, favouriteCount: 0 }] }
        : new Promise((resolve) => {
            answerWrite = resolve;
          }),
    );
    const saved = store.write(api, xian, 'like', { isOn: true, shown: { isOn: false, count: 0 } });
    await store.load(api, xian);
    expect(store.find(xian)?.like).toEqual({ isOn: true, count: 1 });
    answerWrite({ state: 'on', count: 1 });
    await saved;
    expect(store.find(xian)?.like).toEqual({ isOn: true, count: 1 });
  });

  it('shows the new state immediately, then the count of the server', async () => {
    const store = createBehaviourStore();
    const { api, calls } = answering(() => ({ state: 'on', count: 9 }));
    const saved = store.write(api, xian, 'like', { isOn: true, shown: off });
    expect(store.find(xian)?.like).toEqual({ isOn: true, count: 5 });
    await saved;
    expect(store.find(xian)?.like).toEqual({ isOn: true, count: 9 });
    expect(calls).toEqual([['GET /behaviour/like', { ...xian, state: 'on' }]]);
  });

  it('restores the previous state when saving fails', async () => {
    const store = createBehaviourStore();
    const { api } = answering(() => {
      throw new Error('no connection');
    });
    await store.write(api, xian, 'favourite', { isOn: true, shown: off });
    expect(store.find(xian)?.favourite).toEqual(off);
  });

  it('saves presses in order and shows the result of the last one', async () => {
    const store = createBehaviourStore();
    const order: unknown[] = [];
    const { api } = answering((_, input) => {
      order.push((input as { state: string }).state);
      return { state: (input as { state: string }).state, count: order.length === 1 ? 5 : 4 };
    });
    const first = store.write(api, xian, 'like', { isOn: true, shown: off });
    const second = store.write(api, xian, 'like', { isOn: false, shown: { isOn: true, count: 5 } });
    expect(store.find(xian)?.like).toEqual({ isOn: false, count: 4 });
    await Promise.all([first, second]);
    expect(order).toEqual(['on', 'off']);
    expect(store.find(xian)?.like).toEqual({ isOn: false, count: 4 });
  });
});
