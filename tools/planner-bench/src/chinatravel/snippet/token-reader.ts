import { SnippetSyntaxError } from './ast.ts';
import type { Token } from './tokens.ts';
import { tokenize } from './tokens.ts';

/** A cursor over the tokens of one snippet. */
export interface TokenReader {
  peek(): Token;
  next(): Token;
  /** Takes the word or operator if it comes next. */
  accept(text: string): boolean;
  expect(text: string): void;
  takeName(): string;
}

const KEYWORDS = new Set(
  (
    'and or not in is if elif else for while break continue pass True False None ' +
    'def lambda class return import from del try with'
  ).split(' '),
);

export function isKeyword(text: string): boolean {
  return KEYWORDS.has(text);
}

export function createReader(source: string): TokenReader {
  const tokens = tokenize(source);
  let at = 0;
  const peek = (): Token => {
    const token = tokens[at];
    if (!token) throw new SnippetSyntaxError('unexpected end');
    return token;
  };
  const next = (): Token => {
    const token = peek();
    at++;
    return token;
  };
  const accept = (text: string): boolean => {
    const token = peek();
    if ((token.kind !== 'name' && token.kind !== 'operator') || token.text !== text) return false;
    at++;
    return true;
  };
  return {
    peek,
    next,
    accept,
    expect: (text) => {
      const token = peek();
      if (!accept(text)) {
        throw new SnippetSyntaxError(`line ${token.line}: expected "${text}", found "${token.text}"`);
      }
    },
    takeName: () => {
      const token = next();
      if (token.kind !== 'name' || isKeyword(token.text)) {
        throw new SnippetSyntaxError(`line ${token.line}: expected a name, found "${token.text}"`);
      }
      return token.text;
    },
  };
}
