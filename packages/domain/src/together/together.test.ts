import type { TogetherChange, TogetherCommand } from '@yunyou/contract/trip/together.schema';
import { arrangementOf, stopKey } from '@yunyou/planner/arrange';
import { verify } from '@yunyou/planner/verify/verify';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toStoredPlan } from '../trip/plan/stored-plan.ts';
import type { Draft, ProblemOf } from '../trip-editing/draft.ts';
import { sampleDraft, sampleProblemOf } from '../trip-editing/editing-samples.ts';
import { rebasePending } from './pending-changes.ts';
import { runChange } from './run-change.ts';

const { draft: start, problem } = sampleDraft();
/** The planner's problem of a brief, by its text: states travel as JSON, so that the identity of a brief is lost. */
const problems = new Map<string, ReturnType<ProblemOf>>();
const problemOf: ProblemOf = (brief) => {
  const text = JSON.stringify(brief);
  if (!problems.has(text)) problems.set(text, sampleProblemOf(brief));
  return problems.get(text);
};
const privately = { seesPrivate: true };

/** Parses JSON and back, as a command and a state travel between browser and server. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T; // the same JSON

const stored = ({ title, brief, plan }: Draft) => sent({ title, brief, plan: toStoredPlan(plan) });

/** The server: applies each command once, in the order in which it receives them. */
function createServer() {
  let draft = start;
  const results = new Map<string, 'done' | 'refused'>();
  return {
    draft: () => draft,
    statuses: () => [...results.values()],
    receive: (command: TogetherCommand) => {
      if (results.has(command.id)) return;
      const result = runChange(problemOf, draft, sent(command.change), privately);
      if (result.status === 'done') draft = sent(result.draft);
      results.set(command.id, result.status);
    },
  };
}
type Server = ReturnType<typeof createServer>;

/** A browser: shows the newest state it has with its pending commands on top. */
function createBrowser(name: string, server: Server) {
  let confirmed = start;
  let pending: TogetherCommand[] = [];
  const steps: { before: Draft; after: Draft }[] = [];
  const shown = () => rebasePending(problemOf, confirmed, pending, true).draft;
  let made = 0;
  const browser = {
    isOnline: true,
    shown,
    change: (change: TogetherChange) => {
      const before = shown();
      const result = runChange(problemOf, before, change, privately);
      if (result.status === 'refused') return;
      made += 1;
      pending.push({ id: `${name}${made}`, change });
      if (change.kind === 'edit') steps.push({ before, after: result.draft });
    },
    undo: () => {
      const last = steps.pop();
      if (last) browser.change({ kind: 'set', base: stored(last.after), draft: stored(last.before) });
    },
    /** Sends what is pending. The answer may be lost: then the same commands are sent again. */
    send: (isAnswerLost: boolean) => {
      if (!browser.isOnline) return;
      for (const command of pending) server.receive(command);
      if (isAnswerLost) return;
      pending = [];
      confirmed = server.draft();
    },
    /** The stream brings the newest state while own commands are pending. */
    hear: () => {
      if (browser.isOnline) confirmed = server.draft();
    },
  };
  return browser;
}
type Browser = ReturnType<typeof createBrowser>;

const isIn = (draft: Draft, placeId: string): boolean =>
  arrangementOf(draft.plan)
    .days.flat()
    .some((stop) => stop.kind === 'visit' && stop.placeId === placeId);

/** Returns a change that a person could make with what the browser shows. */
function pickChange(draft: Draft, kind: string, pick: number): TogetherChange {
  const stops = arrangementOf(draft.plan).days.flatMap((day, dayIndex) =>
    day.filter((stop) => stop.kind === 'visit').map((stop) => stopKey(dayIndex, stop)),
  );
  const key = stops[pick % Math.max(1, stops.length)] ?? 'spot/none';
  const dayIndex = pick % draft.plan.days.length;
  const outside = problem.places.filter(({ id }) => !isIn(draft, id));
  const placeId = outside[pick % Math.max(1, outside.length)]?.id ?? 'spot/none';
  const edit = (made: Extract<TogetherChange, { kind: 'edit' }>['edit']): TogetherChange => ({
    kind: 'edit',
    edit: made,
  });
  switch (kind) {
    case 'remove':
      return edit({ kind: 'remove', key });
    case 'add':
      return edit({ kind: 'add', placeId });
    case 'move':
      return edit({ kind: 'move', key, dayIndex, position: pick % 4 });
    case 'lock':
      return edit({ kind: 'lock', key });
    case 'lighter':
      return edit({ kind: 'lighter', dayIndex });
    case 'note':
      return edit({ kind: 'note', key, text: `note ${pick}` });
    case 'rename':
      return { kind: 'rename', title: `Title ${pick}` };
    default:
      return edit({ kind: 'mend' });
  }
}

const who = fc.nat(2);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('remove', 'add', 'move', 'lock', 'lighter', 'note', 'rename'),
      who,
      pick: fc.nat(40),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo'), who, pick: fc.nat(1) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('send', 'lose the answer', 'hear'), who, pick: fc.nat(1) }),
  },
  // Only the third one loses the network, for a while.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('network'), who: fc.constant(2), pick: fc.nat(1) }) },
);

function act(browser: Browser, { do: action, pick }: { do: string; pick: number }): void {
  if (action === 'send') browser.send(false);
  else if (action === 'lose the answer') browser.send(true);
  else if (action === 'hear') browser.hear();
  else if (action === 'network') browser.isOnline = !browser.isOnline;
  else if (action === 'undo') browser.undo();
  else browser.change(pickChange(browser.shown(), action, pick));
}

/** Plays the steps of three people, then connects and sends what is left. */
function play(steps: readonly { do: string; who: number; pick: number }[]) {
  const server = createServer();
  const browsers = ['a', 'b', 'c'].map((name) => createBrowser(name, server));
  for (const one of steps) {
    const browser = browsers[one.who];
    if (browser) act(browser, one);
  }
  for (const browser of browsers) {
    browser.isOnline = true;
    browser.send(false);
  }
  for (const browser of browsers) browser.hear();
  return { server, browsers };
}

describe('editing together', () => {
  it('ends in the same plan everywhere for any interleaving of three editors, one of them offline for a while', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 24 }), (steps) => {
        const { server, browsers } = play(steps);
        for (const browser of browsers) expect(browser.shown()).toEqual(server.draft());
        const places = arrangementOf(server.draft().plan).days.flatMap((day) =>
          day.flatMap((stop) => (stop.kind === 'visit' ? [stop.placeId] : [])),
        );
        expect(new Set(places).size).toBe(places.length);
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('ends in a plan that passes the checker where the commands leave it free of problems', () => {
    const harmless = fc.record({
      do: fc.constantFrom('remove', 'lighter', 'note', 'rename', 'send', 'lose the answer', 'hear', 'undo'),
      who,
      pick: fc.nat(40),
    });
    fc.assert(
      fc.property(fc.array(harmless, { minLength: 5, maxLength: 16 }), (steps) => {
        const { server } = play(steps);
        const { brief, plan } = server.draft();
        const own = problemOf(brief);
        expect(own && verify(own, plan)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('raises the limit of a day that one made lighter while another one put a sight back', () => {
    const made = (action: string, by: number, pick: number) => ({ do: action, who: by, pick });
    const { server } = play([
      made('lighter', 0, 13),
      made('remove', 1, 16),
      made('remove', 0, 0),
      made('remove', 0, 0),
      made('undo', 1, 0),
      made('remove', 0, 1),
      made('remove', 0, 4),
    ]);
    const { brief, plan } = server.draft();
    const own = problemOf(brief);
    expect(own && verify(own, plan)).toEqual([]);
  });

  it('keeps both changes of two people who edit the same day', () => {
    const server = createServer();
    const [ada, bo] = [createBrowser('a', server), createBrowser('b', server)];
    const [first, second] = arrangementOf(start.plan).days.flatMap((day) =>
      day.flatMap((stop) => (stop.kind === 'visit' ? [stop.placeId] : [])),
    );
    if (!first || !second) throw new Error('The sample has two visits');
    ada.change({ kind: 'edit', edit: { kind: 'remove', key: first } });
    bo.change({ kind: 'edit', edit: { kind: 'note', key: second, text: 'Bring water' } });
    bo.send(false);
    ada.send(false);
    bo.hear();
    expect(bo.shown()).toEqual(ada.shown());
    expect(isIn(ada.shown(), first)).toBe(false);
    expect(JSON.stringify(ada.shown().plan)).toContain('Bring water');
  });

  it('refuses to undo on a day that somebody else has changed since', () => {
    const server = createServer();
    const [ada, bo] = [createBrowser('a', server), createBrowser('b', server)];
    const visits = arrangementOf(start.plan).days.map((day) =>
      day.flatMap((stop) => (stop.kind === 'visit' ? [stop.placeId] : [])),
    );
    const [first, second] = visits.find((day) => day.length > 1) ?? [];
    if (!first || !second) throw new Error('The sample has a day with two visits');
    ada.change({ kind: 'edit', edit: { kind: 'remove', key: first } });
    ada.send(false);
    bo.hear();
    bo.change({ kind: 'edit', edit: { kind: 'remove', key: second } });
    bo.send(false);
    ada.undo(); // on the state before it hears of the other change
    ada.send(false);
    expect(server.statuses()).toEqual(['done', 'done', 'refused']);
    expect(isIn(server.draft(), second)).toBe(false);
  });
});
