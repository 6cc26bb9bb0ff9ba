import type { Expression } from './ast.ts';
import type { Symbol } from './symbol.ts';
import { both, constant, either, negate, unknown } from './symbol.ts';

export type Variables = Map<string, Symbol>;

/** Returns an expression with the variables replaced by their meaning. */
export function resolve(expression: Expression, variables: Variables): Symbol {
  const inner = (part: Expression): Symbol => resolve(part, variables);
  let symbol: Symbol;
  switch (expression.kind) {
    case 'constant':
      symbol = constant(expression.value);
      break;
    case 'name':
      symbol = variables.get(expression.name) ?? unknown(`name ${expression.name}`);
      break;
    case 'call':
      symbol = toCall(expression, variables);
      break;
    case 'method':
      symbol = toMethod(expression, variables);
      break;
    case 'item':
      symbol = { kind: 'item', target: inner(expression.target), index: inner(expression.index) };
      break;
    case 'collection':
      symbol = { kind: 'list', items: expression.items.map(inner) };
      break;
    case 'not':
      symbol = negate(inner(expression.operand));
      break;
    case 'negative':
      symbol = toBinary('-', constant(0), inner(expression.operand));
      break;
    case 'and':
      symbol = both(expression.operands.map(inner));
      break;
    case 'or':
      symbol = either(expression.operands.map(inner));
      break;
    case 'compare':
      symbol = toComparison(expression, variables);
      break;
    case 'binary':
      symbol = toBinary(expression.operator, inner(expression.left), inner(expression.right));
      break;
    case 'choice':
      symbol = choose(inner(expression.condition), inner(expression.whenTrue), inner(expression.whenFalse));
      break;
    case 'dict':
      symbol = unknown('dict');
      break;
  }
  return symbol;
}

function toCall(call: Extract<Expression, { kind: 'call' }>, variables: Variables): Symbol {
  if (call.callee === 'set') {
    return call.args[0] ? resolve(call.args[0], variables) : { kind: 'list', items: [] };
  }
  if (call.named.length > 0) return unknown(`${call.callee} with named arguments`);
  return { kind: 'call', name: call.callee, args: call.args.map((arg) => resolve(arg, variables)) };
}

/** Methods of sets, said with operators. */
function toMethod(call: Extract<Expression, { kind: 'method' }>, variables: Variables): Symbol {
  const left = resolve(call.target, variables);
  const right = call.args[0] ? resolve(call.args[0], variables) : constant(null);
  switch (call.method) {
    case 'issubset':
      return { kind: 'compare', operator: '<=', left, right };
    case 'issuperset':
      return { kind: 'compare', operator: '>=', left, right };
    case 'intersection':
      return { kind: 'binary', operator: '&', left, right };
    case 'isdisjoint':
      return negate({ kind: 'binary', operator: '&', left, right });
    case 'union':
      return { kind: 'binary', operator: '|', left, right };
    default:
      return unknown(`method ${call.method}`);
  }
}

function toComparison(expression: Extract<Expression, { kind: 'compare' }>, variables: Variables): Symbol {
  let left = resolve(expression.first, variables);
  const parts: Symbol[] = [];
  for (const { operator, operand } of expression.rest) {
    const right = resolve(operand, variables);
    parts.push({ kind: 'compare', operator, left, right });
    left = right;
  }
  return both(parts);
}

export function toBinary(
  operator: Extract<Symbol, { kind: 'binary' }>['operator'],
  left: Symbol,
  right: Symbol,
): Symbol {
  if (left.kind === 'constant' && right.kind === 'constant') {
    const a = left.value;
    const b = right.value;
    if (typeof a === 'number' && typeof b === 'number') {
      if (operator === '+') return constant(a + b);
      if (operator === '-') return constant(a - b);
      if (operator === '*') return constant(a * b);
      if (operator === '/' && b !== 0) return constant(a / b);
    }
  }
  if (operator === '+' && left.kind === 'sum' && right.kind === 'sum') {
    return { kind: 'sum', initial: left.initial + right.initial, parts: [...left.parts, ...right.parts] };
  }
  return { kind: 'binary', operator, left, right };
}

/** Returns one of two values by a condition; for two booleans, in terms of and, or, not. */
export function choose(condition: Symbol, whenTrue: Symbol, whenFalse: Symbol): Symbol {
  if (isBoolean(whenTrue) && isBoolean(whenFalse)) {
    return either([both([condition, whenTrue]), both([negate(condition), whenFalse])]);
  }
  return { kind: 'choice', condition, whenTrue, whenFalse };
}

function isBoolean(symbol: Symbol): boolean {
  if (symbol.kind === 'constant') return typeof symbol.value === 'boolean';
  return ['not', 'and', 'or', 'compare', 'some'].includes(symbol.kind);
}
