import type { Expression, Statement } from './ast.ts';
import type { Variables } from './resolve.ts';
import { choose, resolve, toBinary } from './resolve.ts';
import type { Symbol } from './symbol.ts';
import { constant, unknown } from './symbol.ts';
import { runLoop } from './symbolic-loop.ts';

/** Returns the final `result` of a snippet as one expression. Unsupported parts become `unknown`. */
export function toSymbol(statements: readonly Statement[]): Symbol {
  const variables: Variables = new Map([['plan', { kind: 'plan' }]]);
  runSymbolic(statements, variables);
  return variables.get('result') ?? constant(false);
}

function runSymbolic(statements: readonly Statement[], variables: Variables): void {
  for (const statement of statements) {
    switch (statement.kind) {
      case 'assign':
        variables.set(statement.name, resolve(statement.value, variables));
        break;
      case 'update': {
        const before = variables.get(statement.name) ?? unknown(`unset ${statement.name}`);
        const value = resolve(statement.value, variables);
        variables.set(statement.name, toBinary(statement.operator, before, value));
        break;
      }
      case 'expression':
        runEffect(statement.value, variables);
        break;
      case 'if':
        runChoice(statement, variables);
        break;
      case 'for':
        runFor(statement, variables);
        break;
      case 'while':
        variables.set('result', unknown('while loop'));
        break;
      case 'break':
      case 'continue':
      case 'pass':
        break;
    }
  }
}

/** Runs `list.append(value)` and `set.add(value)` outside of loops. */
function runEffect(expression: Expression, variables: Variables): void {
  if (expression.kind !== 'method' || expression.target.kind !== 'name') return;
  const before = variables.get(expression.target.name);
  const [arg] = expression.args;
  if (!arg || (expression.method !== 'append' && expression.method !== 'add')) return;
  const value = resolve(arg, variables);
  const items = before?.kind === 'list' ? before.items : [];
  variables.set(expression.target.name, { kind: 'list', items: [...items, value] });
}

function runChoice(statement: Extract<Statement, { kind: 'if' }>, variables: Variables): void {
  const condition = resolve(statement.condition, variables);
  const whenTrue: Variables = new Map(variables);
  const whenFalse: Variables = new Map(variables);
  runSymbolic(statement.body, whenTrue);
  runSymbolic(statement.otherwise, whenFalse);
  for (const name of new Set([...whenTrue.keys(), ...whenFalse.keys()])) {
    const a = whenTrue.get(name) ?? unknown(`unset ${name}`);
    const b = whenFalse.get(name) ?? unknown(`unset ${name}`);
    variables.set(name, a === b ? a : choose(condition, a, b));
  }
}

function runFor(statement: Extract<Statement, { kind: 'for' }>, variables: Variables): void {
  const iterable = resolve(statement.iterable, variables);
  if (iterable.kind === 'list') {
    for (const item of iterable.items) {
      variables.set(statement.name, item);
      runSymbolic(statement.body, variables);
    }
  } else if (iterable.kind === 'call' && iterable.name === 'allactivities') {
    runLoop(statement, variables);
  } else {
    variables.set('result', unknown(`loop over ${iterable.kind}`));
  }
}
