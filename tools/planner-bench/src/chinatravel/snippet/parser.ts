import type { BinaryOperator, Expression, Statement } from './ast.ts';
import { SnippetSyntaxError } from './ast.ts';
import { parseExpression, parseTargets } from './expression-parser.ts';
import type { TokenReader } from './token-reader.ts';
import { createReader } from './token-reader.ts';

/** Parses the statements of a snippet. Throws SnippetSyntaxError for what Python, or the subset, does not allow. */
export function parseSnippet(source: string): Statement[] {
  const reader = createReader(source);
  const statements: Statement[] = [];
  while (reader.peek().kind !== 'end') {
    if (reader.peek().kind === 'newline') reader.next();
    else statements.push(...parseStatement(reader));
  }
  return statements;
}

function parseStatement(reader: TokenReader): Statement[] {
  if (reader.accept('if')) return [parseIf(reader)];
  if (reader.accept('while')) {
    const condition = parseExpression(reader);
    return [{ kind: 'while', condition, body: parseBlock(reader) }];
  }
  if (reader.accept('for')) {
    const name = reader.takeName();
    reader.expect('in');
    const iterable = parseTargets(reader);
    return [{ kind: 'for', name, iterable, body: parseBlock(reader) }];
  }
  return parseSimpleLine(reader);
}

function parseIf(reader: TokenReader): Statement {
  const condition = parseExpression(reader);
  const body = parseBlock(reader);
  if (reader.accept('elif')) return { kind: 'if', condition, body, otherwise: [parseIf(reader)] };
  const otherwise = reader.accept('else') ? parseBlock(reader) : [];
  return { kind: 'if', condition, body, otherwise };
}

function parseBlock(reader: TokenReader): Statement[] {
  reader.expect(':');
  if (reader.peek().kind !== 'newline') return parseSimpleLine(reader);
  reader.next();
  if (reader.next().kind !== 'indent') throw new SnippetSyntaxError('an indented block is missing');
  const body: Statement[] = [];
  while (reader.peek().kind !== 'dedent') body.push(...parseStatement(reader));
  reader.next();
  return body;
}

function parseSimpleLine(reader: TokenReader): Statement[] {
  const statements = parseSimple(reader);
  while (reader.accept(';')) {
    if (reader.peek().kind === 'newline') break;
    statements.push(...parseSimple(reader));
  }
  const token = reader.next();
  if (token.kind !== 'newline') {
    throw new SnippetSyntaxError(`line ${token.line}: unexpected "${token.text}"`);
  }
  return statements;
}

const UPDATES: readonly BinaryOperator[] = ['+', '-', '*', '/', '//', '%', '**', '&', '|', '^'];

function parseSimple(reader: TokenReader): Statement[] {
  if (reader.accept('break')) return [{ kind: 'break' }];
  if (reader.accept('continue')) return [{ kind: 'continue' }];
  if (reader.accept('pass')) return [{ kind: 'pass' }];
  const value = parseTargets(reader);
  if (value.kind === 'name') {
    if (reader.accept('=')) return [{ kind: 'assign', name: value.name, value: parseTargets(reader) }];
    const operator = UPDATES.find((text) => reader.accept(`${text}=`));
    if (operator) return [{ kind: 'update', name: value.name, operator, value: parseTargets(reader) }];
  }
  const names = namesOf(value);
  if (names && reader.accept('=')) return assignEach(names, parseTargets(reader));
  return [{ kind: 'expression', value }];
}

/** Returns the names of a tuple of names, such as the left side of `a, b = 0, 0`. */
function namesOf(value: Expression): string[] | undefined {
  if (value.kind !== 'collection' || value.type !== 'tuple') return undefined;
  const names = value.items.flatMap((item) => (item.kind === 'name' ? [item.name] : []));
  return names.length === value.items.length ? names : undefined;
}

/** Assigns a tuple to names one by one, over names of its own unless all values are constants: `a, b = b, a` exchanges them. */
function assignEach(names: readonly string[], value: Expression): Statement[] {
  const values = value.kind === 'collection' && value.type !== 'set' ? value.items : [];
  if (values.length !== names.length)
    throw new SnippetSyntaxError(`${names.length} names for ${values.length} values`);
  const assign = (name: string, of: Expression): Statement => ({ kind: 'assign', name, value: of });
  if (values.every(({ kind }) => kind === 'constant'))
    return values.map((of, index) => assign(names[index] ?? '', of));
  const ownName = (index: number): string => `value ${index}`; // no name of the snippet contains a space
  return [
    ...values.map((of, index) => assign(ownName(index), of)),
    ...names.map((name, index) => assign(name, { kind: 'name', name: ownName(index) })),
  ];
}
