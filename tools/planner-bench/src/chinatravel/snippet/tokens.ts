import { SnippetSyntaxError } from './ast.ts';

export type Token =
  | { kind: 'name' | 'operator' | 'string'; text: string; line: number }
  | { kind: 'number'; text: string; value: number; line: number }
  | { kind: 'newline' | 'indent' | 'dedent' | 'end'; text: string; line: number };

/** Longer ones before their beginnings. */
const OPERATORS =
  '**= //= ** // == != <= >= += -= *= /= %= &= |= ^= + - * / % & | ^ < > = ( ) [ ] { } , : . ;'.split(' ');
const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const STRING_START = /("""|'''|"|')/y;

/** Splits a snippet into tokens, with Python's indent and dedent marks. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const indents = [0];
  const state = { source, at: 0, line: 1 };
  let depth = 0;
  let lineStart = true;
  while (state.at < source.length) {
    if (lineStart && depth === 0) {
      const width = readIndent(state);
      if (width === undefined) continue;
      pushIndents(tokens, indents, { width, line: state.line });
      lineStart = false;
    }
    const char = source[state.at] ?? '';
    if (char === '\n') {
      if (depth === 0) {
        tokens.push({ kind: 'newline', text: '\n', line: state.line });
        lineStart = true;
      }
      state.line++;
      state.at++;
    } else if (char === ' ' || char === '\t' || char === '\r') {
      state.at++;
    } else if (char === '\\' && source[state.at + 1] === '\n') {
      state.at += 2;
      state.line++;
    } else if (char === '#') {
      while (state.at < source.length && source[state.at] !== '\n') state.at++;
    } else {
      const token = readToken(state);
      if (token.kind === 'operator' && '([{'.includes(token.text)) depth++;
      if (token.kind === 'operator' && ')]}'.includes(token.text)) depth--;
      tokens.push(token);
    }
  }
  if (tokens.at(-1)?.kind !== 'newline') tokens.push({ kind: 'newline', text: '\n', line: state.line });
  for (let i = 1; i < indents.length; i++) tokens.push({ kind: 'dedent', text: '', line: state.line });
  tokens.push({ kind: 'end', text: '', line: state.line });
  return tokens;
}

interface Reader {
  source: string;
  at: number;
  line: number;
}

/**
 * Returns the width of the indent of a line with code on it. Skips a blank or comment line and returns undefined for
 * it.
 */
function readIndent(state: Reader): number | undefined {
  let width = 0;
  while (state.source[state.at] === ' ' || state.source[state.at] === '\t') {
    width += state.source[state.at] === '\t' ? 8 - (width % 8) : 1;
    state.at++;
  }
  const char = state.source[state.at];
  if (char !== undefined && char !== '\n' && char !== '\r' && char !== '#') return width;
  while (state.at < state.source.length && state.source[state.at] !== '\n') state.at++;
  state.at++;
  state.line++;
  return undefined;
}

function pushIndents(
  tokens: Token[],
  indents: number[],
  { width, line }: { width: number; line: number },
): void {
  if (width > (indents.at(-1) ?? 0)) {
    indents.push(width);
    tokens.push({ kind: 'indent', text: '', line });
    return;
  }
  while (width < (indents.at(-1) ?? 0)) {
    indents.pop();
    tokens.push({ kind: 'dedent', text: '', line });
  }
  if (width !== indents.at(-1)) throw new SnippetSyntaxError(`line ${line}: indent matches no outer level`);
}

function readToken(state: Reader): Token {
  const { source, at, line } = state;
  NUMBER.lastIndex = at;
  const number = NUMBER.exec(source);
  if (number) {
    state.at = NUMBER.lastIndex;
    return { kind: 'number', text: number[0], value: Number(number[0]), line };
  }
  NAME.lastIndex = at;
  const name = NAME.exec(source);
  if (name) {
    state.at = NAME.lastIndex;
    return { kind: 'name', text: name[0], line };
  }
  STRING_START.lastIndex = at;
  const quote = STRING_START.exec(source);
  if (quote) return { kind: 'string', text: readString(state, quote[0]), line };
  const operator = OPERATORS.find((text) => source.startsWith(text, at));
  if (operator === undefined) throw new SnippetSyntaxError(`line ${line}: unexpected "${source[at]}"`);
  state.at += operator.length;
  return { kind: 'operator', text: operator, line };
}

const ESCAPES: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '\n': '',
};

function readString(state: Reader, quote: string): string {
  const { source } = state;
  let text = '';
  state.at += quote.length;
  while (!source.startsWith(quote, state.at)) {
    const char = source[state.at];
    if (char === undefined || (char === '\n' && quote.length === 1)) {
      throw new SnippetSyntaxError(`line ${state.line}: string without end`);
    }
    if (char === '\n') state.line++;
    if (char !== '\\') {
      text += char;
      state.at++;
      continue;
    }
    text += readEscape(state);
  }
  state.at += quote.length;
  return text;
}

function readEscape(state: Reader): string {
  const code = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|U([0-9a-fA-F]{8}))/y;
  code.lastIndex = state.at;
  const match = code.exec(state.source);
  if (match) {
    state.at = code.lastIndex;
    return String.fromCodePoint(Number.parseInt(match[1] ?? match[2] ?? match[3] ?? '0', 16));
  }
  const next = state.source[state.at + 1] ?? '';
  state.at += 2;
  return ESCAPES[next] ?? `\\${next}`;
}
