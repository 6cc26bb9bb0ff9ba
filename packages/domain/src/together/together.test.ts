import type { TogetherChange, TogetherCommand } from '@yunyou/contract/trip/together.schema';
import { arrangementOf, stopKey } from '@yunyou/planner/arrange';
import { verify } from '@yunyou/planner/verify/verify';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toStoredPlan } from '../trip/plan/stored-plan.ts';
import type { Draft, ProblemOf } from '../trip-editing/draft.ts';
import { sampleDraft, sampleProblemOf } from '../trip-editing/editing-samples.ts';
import { rebasePending } from './pending-changes.ts';
import { type PlanChange, runChange } from './run-change.ts';
import { runCommand } from './run-command.ts';
import { type Author, mayEdit, noRemarks, type SharedTrip } from './shared-trip.ts';

const { draft: start, problem } = sampleDraft();
/** The planner's problem of a brief, by its text: states travel as JSON, so that the identity of a brief is lost. */
const problems = new Map<string, ReturnType<ProblemOf>>();
const problemOf: ProblemOf = (brief) => {
  const text = JSON.stringify(brief);
  if (!problems.has(text)) problems.set(text, sampleProblemOf(brief));
  return problems.get(text);
};
const begin: SharedTrip = { draft: start, remarks: noRemarks };
/** Three editors, and a commenter whose changes are suggestions. */
const roles: Record<string, Author['role']> = { a: 'owner', b: 'editor', c: 'editor', d: 'commenter' };
const by = (name: string) => ({
  author: { id: name, role: roles[name] ?? 'viewer', seesPrivate: true },
  at: '2027-04-01T08:00:00.000Z',
});

/** Parses JSON and back, as a command and a state travel between browser and server. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T; // the same JSON

const stored = ({ title, brief, plan }: Draft) => sent({ title, brief, plan: toStoredPlan(plan) });

/** The server: applies each command once, in the order in which it receives them. */
function createServer() {
  let shared = begin;
  const results = new Map<string, 'done' | 'refused'>();
  return {
    shared: () => shared,
    draft: () => shared.draft,
    statuses: () => [...results.values()],
    receive: (name: string, command: TogetherCommand) => {
      if (results.has(command.id)) return;
      const result = runCommand(problemOf, shared, sent(command), by(name));
      if (result.status === 'done') shared = sent(result.shared);
      results.set(command.id, result.status);
    },
  };
}
type Server = ReturnType<typeof createServer>;

/** A browser: shows the newest state it has with its pending commands on top. */
function createBrowser(name: string, server: Server) {
  let confirmed = begin;
  let pending: TogetherCommand[] = [];
  const steps: { before: Draft; after: Draft }[] = [];
  const shared = () => rebasePending(problemOf, confirmed, pending, by(name)).shared;
  let made = 0;
  const push = (change: TogetherChange) => {
    const before = shared();
    const result = runCommand(problemOf, before, { id: `${name}${made + 1}`, change }, by(name));
    if (result.status === 'refused') return;
    made += 1;
    pending.push({ id: `${name}${made}`, change });
    const isUndoable = change.kind === 'edit' || (change.kind === 'decide' && change.isAccepted);
    if (isUndoable) steps.push({ before: before.draft, after: result.shared.draft });
  };
  const browser = {
    isOnline: true,
    shared,
    shown: () => shared().draft,
    /** Changes the plan, or suggests it. */
    change: (change: PlanChange) => {
      if (mayEdit(by(name).author.role)) push(change);
      else if (change.kind !== 'set') push({ kind: 'suggest', change });
    },
    push,
    undo: () => {
      const last = steps.pop();
      if (last) push({ kind: 'set', base: stored(last.after), draft: stored(last.before) });
    },
    /** Sends what is pending. The answer may be lost: then the same commands are sent again. */
    send: (isAnswerLost: boolean) => {
      if (!browser.isOnline) return;
      for (const command of pending) server.receive(name, command);
      if (isAnswerLost) return;
      pending = [];
      confirmed = server.shared();
    },
    /** The stream brings the newest state while own commands are pending. */
    receive: () => {
      if (browser.isOnline) confirmed = server.shared();
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
function pickChange(draft: Draft, kind: string, pick: number): PlanChange {
  const stops = arrangementOf(draft.plan).days.flatMap((day, dayIndex) =>
    day.filter((stop) => stop.kind === 'visit').map((stop) => stopKey(dayIndex, stop)),
  );
  const key = stops[pick % Math.max(1, stops.length)] ?? 'spot/none';
  const dayIndex = pick % draft.plan.days.length;
  const outside = problem.places.filter(({ id }) => !isIn(draft, id));
  const placeId = outside[pick % Math.max(1, outside.length)]?.id ?? 'spot/none';
  const edit = (made: Extract<PlanChange, { kind: 'edit' }>['edit']): PlanChange => ({
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

/** Returns a remark that a person could make with what the browser shows. */
function pickRemark({ draft, remarks }: SharedTrip, kind: string, pick: number): TogetherChange | undefined {
  const visits = arrangementOf(draft.plan).days.flatMap((day) =>
    day.flatMap((stop) => (stop.kind === 'visit' ? [stop.placeId] : [])),
  );
  const key = visits[pick % Math.max(1, visits.length)] ?? 'spot/none';
  const open = remarks.suggestions.filter(({ status }) => status === 'open');
  const suggestionId = open[pick % Math.max(1, open.length)]?.id;
  const commentId = remarks.comments[pick % Math.max(1, remarks.comments.length)]?.id;
  switch (kind) {
    case 'comment':
      return { kind, target: pick % 2 === 0 ? `stop/${key}` : 'day/0', text: `Comment ${pick}` };
    case 'uncomment':
      return commentId === undefined ? undefined : { kind, commentId };
    case 'vote':
      return { kind, key, isOn: pick % 3 > 0 };
    default:
      return suggestionId === undefined
        ? undefined
        : { kind: 'decide', suggestionId, isAccepted: pick % 4 > 0 };
  }
}
const remarkKinds = ['comment', 'uncomment', 'vote', 'decide'];

const who = fc.nat(3);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('remove', 'add', 'move', 'lock', 'lighter', 'note', 'rename'),
      who,
      pick: fc.nat(40),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom(...remarkKinds), who, pick: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo'), who, pick: fc.nat(1) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('send', 'lose the answer', 'receive'), who, pick: fc.nat(1) }),
  },
  // Only the third one loses the network, for a while.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('network'), who: fc.constant(2), pick: fc.nat(1) }) },
);

function runStep(browser: Browser, { do: action, pick }: { do: string; pick: number }): void {
  if (action === 'send') browser.send(false);
  else if (action === 'lose the answer') browser.send(true);
  else if (action === 'receive') browser.receive();
  else if (action === 'network') browser.isOnline = !browser.isOnline;
  else if (action === 'undo') browser.undo();
  else if (remarkKinds.includes(action)) {
    const change = pickRemark(browser.shared(), action, pick);
    if (change) browser.push(change);
  } else browser.change(pickChange(browser.shown(), action, pick));
}

/** Plays the steps of all people, then connects and sends what is left. */
function runSteps(steps: readonly { do: string; who: number; pick: number }[]) {
  const server = createServer();
  const browsers = Object.keys(roles).map((name) => createBrowser(name, server));
  for (const one of steps) {
    const browser = browsers[one.who];
    if (browser) runStep(browser, one);
  }
  for (const browser of browsers) {
    browser.isOnline = true;
    browser.send(false);
  }
  for (const browser of browsers) browser.receive();
  return { server, browsers };
}

describe('editing together', () => {
  it('ends in the same plan everywhere for any interleaving of three editors and a commenter whose suggestions they accept, one of them offline for a while', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 28 }), (steps) => {
        const { server, browsers } = runSteps(steps);
        for (const browser of browsers) expect(browser.shared()).toEqual(server.shared());
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
      do: fc.constantFrom(
        'remove',
        'lighter',
        'note',
        'rename',
        'decide',
        'send',
        'lose the answer',
        'receive',
        'undo',
      ),
      who,
      pick: fc.nat(40),
    });
    fc.assert(
      fc.property(fc.array(harmless, { minLength: 5, maxLength: 16 }), (steps) => {
        const { server } = runSteps(steps);
        const { brief, plan } = server.draft();
        const own = problemOf(brief);
        expect(own && verify(own, plan)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('raises the limit of a day that one made lighter while another one put a sight back', () => {
    const made = (action: string, by: number, pick: number) => ({ do: action, who: by, pick });
    const { server } = runSteps([
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
    bo.receive();
    expect(bo.shown()).toEqual(ada.shown());
    expect(isIn(ada.shown(), first)).toBe(false);
    expect(JSON.stringify(ada.shown().plan)).toContain('Bring water');
  });

  it('merges drafts with changes of different days, and refuses new cities on a changed trip', () => {
    const byDay = arrangementOf(start.plan).days.map((day) =>
      day.flatMap((stop) => (stop.kind === 'visit' ? [stop.placeId] : [])),
    );
    const [own, other] = byDay.filter((day) => day.length > 0);
    const without = (key = ''): Draft => {
      const result = runChange(
        problemOf,
        start,
        { kind: 'edit', edit: { kind: 'remove', key } },
        { seesPrivate: true },
      );
      if (result.status !== 'done') throw new Error(result.text);
      return result.draft;
    };
    const [mine, theirs] = [without(own?.[0]), without(other?.[0])];
    const set = (to: Draft): PlanChange => ({ kind: 'set', base: stored(start), draft: stored(to) });
    const merged = runChange(problemOf, theirs, set(mine), { seesPrivate: true });
    if (merged.status !== 'done') throw new Error(merged.text);
    expect(isIn(merged.draft, own?.[0] ?? '')).toBe(false);
    expect(isIn(merged.draft, other?.[0] ?? '')).toBe(false);
    const { draft: elsewhere } = sampleDraft({ cityIds: ['cima'] });
    expect(runChange(problemOf, theirs, set(elsewhere), { seesPrivate: true }).status).toBe('refused');
    expect(runChange(problemOf, start, set(elsewhere), { seesPrivate: true }).status).toBe('done');
  });

  it('refuses to undo on a day that another person has changed since', () => {
    const server = createServer();
    const [ada, bo] = [createBrowser('a', server), createBrowser('b', server)];
    const visits = arrangementOf(start.plan).days.map((day) =>
      day.flatMap((stop) => (stop.kind === 'visit' ? [stop.placeId] : [])),
    );
    const [first, second] = visits.find((day) => day.length > 1) ?? [];
    if (!first || !second) throw new Error('The sample has a day with two visits');
    ada.change({ kind: 'edit', edit: { kind: 'remove', key: first } });
    ada.send(false);
    bo.receive();
    bo.change({ kind: 'edit', edit: { kind: 'remove', key: second } });
    bo.send(false);
    ada.undo(); // on the state before it gets the other change
    ada.send(false);
    expect(server.statuses()).toEqual(['done', 'done', 'refused']);
    expect(isIn(server.draft(), second)).toBe(false);
  });
});
