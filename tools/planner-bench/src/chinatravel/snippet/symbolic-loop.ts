import type { Expression, Statement } from './ast.ts';
import type { Variables } from './resolve.ts';
import { resolve } from './resolve.ts';
import type { Part, Symbol } from './symbol.ts';
import { both, constant, either, mentionsActivity, negate, unknown } from './symbol.ts';

/** Effect of one loop iteration on a variable. */
interface Effect {
  how: 'add' | 'gather' | 'assign' | 'count';
  parts: Part[];
}

/** Follows `for activity in allactivities(plan)`: every variable that the body changes gets a closed form. */
export function runLoop(loop: Extract<Statement, { kind: 'for' }>, variables: Variables): void {
  const effects = new Map<string, Effect>();
  const inside: Variables = new Map(variables);
  inside.set(loop.name, { kind: 'activity' });
  for (const name of findCounters(loop.body)) inside.set(name, { kind: 'counter' });
  walk(loop.body, { variables: inside, when: [], effects });
  for (const [name, effect] of effects) {
    variables.set(name, closedForm(effect, variables.get(name) ?? unknown(`unset ${name}`)));
  }
}

/** Variables that the body raises by one at its top level: `i += 1`. */
function findCounters(body: readonly Statement[]): string[] {
  return body.flatMap((statement) =>
    statement.kind === 'update' && statement.operator === '+' && isOne(statement.value)
      ? [statement.name]
      : [],
  );
}

function isOne(expression: Expression): boolean {
  return expression.kind === 'constant' && expression.value === 1;
}

interface Walk {
  variables: Variables;
  /** Conditions under which the statement is reached. */
  when: Symbol[];
  effects: Map<string, Effect>;
}

function walk(statements: readonly Statement[], context: Walk): void {
  const when = [...context.when];
  for (const statement of statements) {
    const here = { ...context, when: [...when] };
    switch (statement.kind) {
      case 'assign':
        assign(statement, here);
        break;
      case 'update':
        update(statement, here);
        break;
      case 'expression':
        gather(statement.value, here);
        break;
      case 'if': {
        const condition = resolve(statement.condition, context.variables);
        walk(statement.body, { ...context, when: [...when, condition] });
        walk(statement.otherwise, { ...context, when: [...when, negate(condition)] });
        if (statement.body.some((inner) => inner.kind === 'continue')) when.push(negate(condition));
        break;
      }
      case 'for':
      case 'while':
        context.effects.set('result', { how: 'assign', parts: [{ when, value: unknown('nested loop') }] });
        break;
      case 'break':
      case 'continue':
      case 'pass':
        break;
    }
  }
}

function assign(statement: Extract<Statement, { kind: 'assign' }>, { variables, when, effects }: Walk): void {
  const accumulated = toAccumulation(statement, variables);
  if (accumulated) {
    const part = { when: [...when, accumulated.when], value: constant(accumulated.value) };
    record(effects, { name: statement.name, how: 'assign', part });
    return;
  }
  const value = resolve(statement.value, variables);
  record(effects, { name: statement.name, how: 'assign', part: { when, value } });
  // A local name for a value of this activity, used later in the body.
  if (mentionsActivity(value) && when.length === 0) variables.set(statement.name, value);
}

/** Converts `flag = flag or condition` and `flag = flag and condition` to an assignment of a constant on a condition. */
function toAccumulation(
  statement: Extract<Statement, { kind: 'assign' }>,
  variables: Variables,
): { when: Symbol; value: boolean } | undefined {
  const { name, value } = statement;
  if (value.kind !== 'or' && value.kind !== 'and') return undefined;
  const isOwn = (operand: Expression): boolean => operand.kind === 'name' && operand.name === name;
  if (!value.operands.some(isOwn)) return undefined;
  const others = value.operands
    .filter((operand) => !isOwn(operand))
    .map((operand) => resolve(operand, variables));
  return value.kind === 'or'
    ? { when: either(others), value: true }
    : { when: negate(both(others)), value: false };
}

function update(statement: Extract<Statement, { kind: 'update' }>, { variables, when, effects }: Walk): void {
  const value = resolve(statement.value, variables);
  const isCounter = variables.get(statement.name)?.kind === 'counter' && when.length === 0;
  const how = isCounter ? 'count' : statement.operator === '+' ? 'add' : 'assign';
  const part = { when, value: how === 'assign' ? unknown(`${statement.operator}=`) : value };
  record(effects, { name: statement.name, how, part });
}

function gather(expression: Expression, { variables, when, effects }: Walk): void {
  if (expression.kind !== 'method' || expression.target.kind !== 'name') return;
  const [arg] = expression.args;
  if (!arg || (expression.method !== 'add' && expression.method !== 'append')) return;
  const part = { when, value: resolve(arg, variables) };
  record(effects, { name: expression.target.name, how: 'gather', part });
}

function record(effects: Map<string, Effect>, entry: { name: string; how: Effect['how']; part: Part }): void {
  const known = effects.get(entry.name);
  if (known && known.how !== entry.how) {
    const part = { when: [], value: unknown(`${entry.name} changes in two ways`) };
    effects.set(entry.name, { how: 'assign', parts: [part] });
    return;
  }
  const part = { ...entry.part, when: flatten(entry.part.when) };
  effects.set(entry.name, { how: entry.how, parts: [...(known?.parts ?? []), part] });
}

function closedForm({ how, parts }: Effect, before: Symbol): Symbol {
  if (how === 'count') {
    const isZero = before.kind === 'constant' && before.value === 0;
    return isZero
      ? { kind: 'call', name: 'allactivities_count', args: [{ kind: 'plan' }] }
      : unknown('counter');
  }
  if (how === 'add') {
    if (before.kind === 'sum') return { ...before, parts: [...before.parts, ...parts] };
    const isNumber = before.kind === 'constant' && typeof before.value === 'number';
    return isNumber ? { kind: 'sum', initial: Number(before.value), parts } : unknown('sum from no number');
  }
  if (how === 'gather') {
    if (before.kind === 'gather') return { kind: 'gather', parts: [...before.parts, ...parts] };
    const isEmpty = before.kind === 'list' && before.items.length === 0;
    return isEmpty ? { kind: 'gather', parts } : unknown('gathering into a filled set');
  }
  return closedAssignment(parts, before);
}

function closedAssignment(parts: Part[], before: Symbol): Symbol {
  const values = parts.map(({ value }) => (value.kind === 'constant' ? value.value : undefined));
  const [first] = values;
  if (typeof first === 'boolean' && values.every((value) => value === first)) {
    const hit = either(parts.map(({ when }): Symbol => toSome(when)));
    return first ? either([before, hit]) : both([before, negate(hit)]);
  }
  return { kind: 'last', initial: before, parts };
}

/** Alternatives inside a condition become alternatives of the whole. */
function toSome(when: readonly Symbol[]): Symbol {
  const flat = flatten(when);
  if (flat.some((condition) => condition.kind === 'constant' && condition.value === false))
    return constant(false);
  const at = flat.findIndex((condition) => condition.kind === 'or' && mentionsActivity(condition));
  const alternatives = flat[at];
  if (alternatives?.kind === 'or') {
    return either(alternatives.operands.map((option) => toSome(flat.with(at, option))));
  }
  const fixed = flat.filter((condition) => !mentionsActivity(condition));
  const about = flat.filter((condition) => mentionsActivity(condition));
  return about.length === 0 ? both(fixed) : both([...fixed, { kind: 'some', when: about }]);
}

function flatten(conditions: readonly Symbol[]): Symbol[] {
  return conditions.flatMap((condition) =>
    condition.kind === 'and' ? flatten(condition.operands) : [condition],
  );
}
