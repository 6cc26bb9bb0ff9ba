import type { CompareOperator, Expression, Statement } from './ast.ts';
import { callMethod } from './methods.ts';
import { combineValues, compareValues } from './operators.ts';
import type { Value } from './value.ts';
import { findNumber, isDict, isTruthy, SnippetError, toIterable, toSet } from './value.ts';

/** A function that snippets may call; it throws SnippetError where the original raises. */
export type SnippetFunction = (args: Value[], named: Record<string, Value>) => Value;

export interface Environment {
  functions: Readonly<Record<string, SnippetFunction>>;
  variables: Record<string, Value>;
  /** Calls whose values have rounding errors; comparisons with them use a tolerance. */
  measured: ReadonlySet<string>;
}

/** Runs a snippet and returns whether `result` is true. A Python exception counts as false. */
export function runSnippet(statements: readonly Statement[], environment: Environment): boolean {
  const state: State = { ...environment, variables: { ...environment.variables }, steps: 0 };
  try {
    runBlock(statements, state);
  } catch (error) {
    if (error instanceof SnippetError) return false;
    throw error;
  }
  return isTruthy(state.variables['result'] ?? false);
}

interface State extends Environment {
  steps: number;
}

const MAX_STEPS = 1_000_000;
type Outcome = 'done' | 'break' | 'continue';

function runBlock(statements: readonly Statement[], state: State): Outcome {
  for (const statement of statements) {
    const outcome = runStatement(statement, state);
    if (outcome !== 'done') return outcome;
  }
  return 'done';
}

function runStatement(statement: Statement, state: State): Outcome {
  if (++state.steps > MAX_STEPS) throw new SnippetError('too many steps');
  let outcome: Outcome = 'done';
  switch (statement.kind) {
    case 'assign':
      state.variables[statement.name] = evaluate(statement.value, state);
      break;
    case 'update': {
      const before = getVariable(statement.name, state);
      const value = evaluate(statement.value, state);
      state.variables[statement.name] = combineValues(statement.operator, before, value);
      break;
    }
    case 'expression':
      evaluate(statement.value, state);
      break;
    case 'if': {
      const isMet = isTruthy(evaluate(statement.condition, state));
      outcome = runBlock(isMet ? statement.body : statement.otherwise, state);
      break;
    }
    case 'for':
      for (const item of toIterable(evaluate(statement.iterable, state))) {
        state.variables[statement.name] = item;
        if (runBlock(statement.body, state) === 'break') break;
      }
      break;
    case 'while':
      while (isTruthy(evaluate(statement.condition, state))) {
        if (++state.steps > MAX_STEPS) throw new SnippetError('too many steps');
        if (runBlock(statement.body, state) === 'break') break;
      }
      break;
    case 'break':
    case 'continue':
      outcome = statement.kind;
      break;
    case 'pass':
      break;
  }
  return outcome;
}

function getVariable(name: string, state: State): Value {
  const value = Object.hasOwn(state.variables, name) ? state.variables[name] : undefined;
  if (value === undefined) throw new SnippetError(`name '${name}' is not defined`);
  return value;
}

function evaluate(expression: Expression, state: State): Value {
  const inner = (part: Expression): Value => evaluate(part, state);
  let value: Value;
  switch (expression.kind) {
    case 'constant':
      ({ value } = expression);
      break;
    case 'name':
      value = getVariable(expression.name, state);
      break;
    case 'call':
      value = evaluateCall(expression, state);
      break;
    case 'method':
      value = callMethod(inner(expression.target), expression.method, expression.args.map(inner));
      break;
    case 'item':
      value = getItem(inner(expression.target), inner(expression.index));
      break;
    case 'collection': {
      const items = expression.items.map(inner);
      value = expression.type === 'set' ? toSet(items) : items;
      break;
    }
    case 'dict':
      value = Object.fromEntries(
        expression.entries.map((entry) => [toKey(inner(entry.key)), inner(entry.value)]),
      );
      break;
    case 'not':
      value = !isTruthy(inner(expression.operand));
      break;
    case 'negative':
      value = combineValues('-', 0, inner(expression.operand));
      break;
    case 'and':
    case 'or':
      value = evaluateLogical(expression, state);
      break;
    case 'compare':
      value = evaluateComparison(expression, state);
      break;
    case 'binary':
      value = combineValues(expression.operator, inner(expression.left), inner(expression.right));
      break;
    case 'choice':
      value = inner(isTruthy(inner(expression.condition)) ? expression.whenTrue : expression.whenFalse);
      break;
  }
  return value;
}

function toKey(value: Value): string {
  if (typeof value !== 'string') throw new SnippetError('only texts are keys here');
  return value;
}

function evaluateCall(call: Extract<Expression, { kind: 'call' }>, state: State): Value {
  const args = call.args.map((arg) => evaluate(arg, state));
  const named = Object.fromEntries(call.named.map(({ name, value }) => [name, evaluate(value, state)]));
  if (call.callee === 'set') return args[0] === undefined ? new Set() : toSet(toIterable(args[0]));
  const callee = Object.hasOwn(state.functions, call.callee) ? state.functions[call.callee] : undefined;
  if (!callee) throw new SnippetError(`name '${call.callee}' is not defined`);
  return callee(args, named);
}

function evaluateLogical(expression: { kind: 'and' | 'or'; operands: Expression[] }, state: State): Value {
  let value: Value = null;
  for (const operand of expression.operands) {
    value = evaluate(operand, state);
    if (isTruthy(value) === (expression.kind === 'or')) return value;
  }
  return value;
}

function evaluateComparison(expression: Extract<Expression, { kind: 'compare' }>, state: State): boolean {
  let left = evaluate(expression.first, state);
  let isNoisy = isMeasured(expression.first, state);
  for (const { operator, operand } of expression.rest) {
    const right = evaluate(operand, state);
    isNoisy ||= isMeasured(operand, state);
    if (!(isNoisy ? compareMeasured(operator, left, right) : compareValues(operator, left, right)))
      return false;
    left = right;
  }
  return true;
}

function isMeasured(expression: Expression, state: State): boolean {
  return expression.kind === 'call' && state.measured.has(expression.callee);
}

function compareMeasured(operator: CompareOperator, left: Value, right: Value): boolean {
  const a = findNumber(left);
  const b = findNumber(right);
  const isNear = a !== undefined && b !== undefined && Math.abs(a - b) <= 1e-10 * Math.max(1, Math.abs(b));
  return compareValues(operator, isNear ? right : left, right);
}

function getItem(target: Value, index: Value): Value {
  if (Array.isArray(target) || typeof target === 'string') {
    const at = findNumber(index);
    const item = at === undefined || !Number.isInteger(at) ? undefined : target.at(at);
    if (item === undefined) throw new SnippetError('list index out of range');
    return item;
  }
  if (isDict(target) && typeof index === 'string' && Object.hasOwn(target, index))
    return target[index] ?? null;
  throw new SnippetError('no such item');
}
