import type { BinaryOperator, CompareOperator, Expression } from './ast.ts';
import { SnippetSyntaxError } from './ast.ts';
import type { TokenReader } from './token-reader.ts';
import { isKeyword } from './token-reader.ts';

/** Parses an expression, or several with commas between them, which make a tuple. */
export function parseTargets(reader: TokenReader): Expression {
  const first = parseExpression(reader);
  if (!reader.accept(',')) return first;
  const items = [first];
  while (reader.peek().kind !== 'newline' && reader.peek().text !== '=') {
    items.push(parseExpression(reader));
    if (!reader.accept(',')) break;
  }
  return { kind: 'collection', type: 'tuple', items };
}

export function parseExpression(reader: TokenReader): Expression {
  const whenTrue = parseLogical(reader, 'or');
  if (!reader.accept('if')) return whenTrue;
  const condition = parseLogical(reader, 'or');
  reader.expect('else');
  return { kind: 'choice', condition, whenTrue, whenFalse: parseExpression(reader) };
}

function parseLogical(reader: TokenReader, word: 'and' | 'or'): Expression {
  const operand = (): Expression => (word === 'or' ? parseLogical(reader, 'and') : parseNot(reader));
  const operands = [operand()];
  while (reader.accept(word)) operands.push(operand());
  const [only] = operands;
  return operands.length === 1 && only ? only : { kind: word, operands };
}

function parseNot(reader: TokenReader): Expression {
  return reader.accept('not') ? { kind: 'not', operand: parseNot(reader) } : parseComparison(reader);
}

const COMPARISONS: readonly CompareOperator[] = ['==', '!=', '<=', '>=', '<', '>', 'in'];

function parseComparison(reader: TokenReader): Expression {
  const first = parseBinary(reader, 0);
  const rest: { operator: CompareOperator; operand: Expression }[] = [];
  for (;;) {
    const operator = acceptComparison(reader);
    if (!operator) break;
    rest.push({ operator, operand: parseBinary(reader, 0) });
  }
  return rest.length === 0 ? first : { kind: 'compare', first, rest };
}

function acceptComparison(reader: TokenReader): CompareOperator | undefined {
  if (reader.accept('is')) return reader.accept('not') ? 'is not' : 'is';
  if (reader.accept('not')) {
    reader.expect('in');
    return 'not in';
  }
  return COMPARISONS.find((operator) => reader.accept(operator));
}

/** From the loosest to the tightest. */
const BINARY_LEVELS: readonly (readonly BinaryOperator[])[] = [
  ['|'],
  ['^'],
  ['&'],
  ['+', '-'],
  ['*', '/', '//', '%'],
];

function parseBinary(reader: TokenReader, level: number): Expression {
  const operators = BINARY_LEVELS[level];
  if (!operators) return parseUnary(reader);
  let left = parseBinary(reader, level + 1);
  for (;;) {
    const operator = operators.find((text) => reader.accept(text));
    if (!operator) return left;
    left = { kind: 'binary', operator, left, right: parseBinary(reader, level + 1) };
  }
}

function parseUnary(reader: TokenReader): Expression {
  if (reader.accept('-')) return { kind: 'negative', operand: parseUnary(reader) };
  if (reader.accept('+')) return parseUnary(reader);
  const base = parsePostfix(reader);
  return reader.accept('**')
    ? { kind: 'binary', operator: '**', left: base, right: parseUnary(reader) }
    : base;
}

function parsePostfix(reader: TokenReader): Expression {
  let value = parsePrimary(reader);
  for (;;) {
    if (reader.accept('[')) {
      const index = parseExpression(reader);
      reader.expect(']');
      value = { kind: 'item', target: value, index };
    } else if (reader.accept('.')) {
      const method = reader.takeName();
      reader.expect('(');
      value = { kind: 'method', target: value, method, args: parseList(reader, ')') };
    } else if (value.kind === 'name' && reader.accept('(')) {
      value = parseCall(reader, value.name);
    } else {
      return value;
    }
  }
}

function parseCall(reader: TokenReader, callee: string): Expression {
  const args: Expression[] = [];
  const named: { name: string; value: Expression }[] = [];
  while (!reader.accept(')')) {
    const value = parseExpression(reader);
    if (value.kind === 'name' && reader.accept('=')) {
      named.push({ name: value.name, value: parseExpression(reader) });
    } else {
      args.push(value);
    }
    if (!reader.accept(',')) {
      reader.expect(')');
      break;
    }
  }
  return { kind: 'call', callee, args, named };
}

function parseList(reader: TokenReader, close: string): Expression[] {
  const items: Expression[] = [];
  while (!reader.accept(close)) {
    items.push(parseExpression(reader));
    if (!reader.accept(',')) {
      reader.expect(close);
      break;
    }
  }
  return items;
}

function parsePrimary(reader: TokenReader): Expression {
  const token = reader.next();
  if (token.kind === 'number') return { kind: 'constant', value: token.value };
  if (token.kind === 'string') {
    let text = token.text;
    while (reader.peek().kind === 'string') text += reader.next().text;
    return { kind: 'constant', value: text };
  }
  if (token.kind === 'name') return parseWord(token.text, token.line);
  if (token.text === '[') return { kind: 'collection', type: 'list', items: parseList(reader, ']') };
  if (token.text === '{') return parseBraces(reader);
  if (token.text === '(') return parseParentheses(reader);
  throw new SnippetSyntaxError(`line ${token.line}: unexpected "${token.text}"`);
}

function parseWord(text: string, line: number): Expression {
  if (text === 'True') return { kind: 'constant', value: true };
  if (text === 'False') return { kind: 'constant', value: false };
  if (text === 'None') return { kind: 'constant', value: null };
  if (isKeyword(text)) throw new SnippetSyntaxError(`line ${line}: unexpected "${text}"`);
  return { kind: 'name', name: text };
}

function parseParentheses(reader: TokenReader): Expression {
  if (reader.accept(')')) return { kind: 'collection', type: 'tuple', items: [] };
  const first = parseExpression(reader);
  if (reader.accept(')')) return first;
  reader.expect(',');
  return { kind: 'collection', type: 'tuple', items: [first, ...parseList(reader, ')')] };
}

function parseBraces(reader: TokenReader): Expression {
  if (reader.accept('}')) return { kind: 'dict', entries: [] };
  const first = parseExpression(reader);
  if (!reader.accept(':')) {
    if (!reader.accept(',')) {
      reader.expect('}');
      return { kind: 'collection', type: 'set', items: [first] };
    }
    return { kind: 'collection', type: 'set', items: [first, ...parseList(reader, '}')] };
  }
  const entries = [{ key: first, value: parseExpression(reader) }];
  while (reader.accept(',') && reader.peek().text !== '}') {
    const key = parseExpression(reader);
    reader.expect(':');
    entries.push({ key, value: parseExpression(reader) });
  }
  reader.expect('}');
  return { kind: 'dict', entries };
}
