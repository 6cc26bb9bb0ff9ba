/** Syntax tree of the Python subset that constraint snippets are written in. */
export type Expression =
  | { kind: 'constant'; value: string | number | boolean | null }
  | { kind: 'name'; name: string }
  | { kind: 'call'; callee: string; args: Expression[]; named: { name: string; value: Expression }[] }
  | { kind: 'method'; target: Expression; method: string; args: Expression[] }
  | { kind: 'item'; target: Expression; index: Expression }
  | { kind: 'collection'; type: 'list' | 'set' | 'tuple'; items: Expression[] }
  | { kind: 'dict'; entries: { key: Expression; value: Expression }[] }
  | { kind: 'not'; operand: Expression }
  | { kind: 'negative'; operand: Expression }
  | { kind: 'and' | 'or'; operands: Expression[] }
  | { kind: 'compare'; first: Expression; rest: { operator: CompareOperator; operand: Expression }[] }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'choice'; condition: Expression; whenTrue: Expression; whenFalse: Expression };

export type CompareOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in' | 'is' | 'is not';
export type BinaryOperator = '+' | '-' | '*' | '/' | '//' | '%' | '**' | '&' | '|' | '^';

export type Statement =
  | { kind: 'assign'; name: string; value: Expression }
  | { kind: 'update'; name: string; operator: BinaryOperator; value: Expression }
  | { kind: 'expression'; value: Expression }
  | { kind: 'if'; condition: Expression; body: Statement[]; otherwise: Statement[] }
  | { kind: 'for'; name: string; iterable: Expression; body: Statement[] }
  | { kind: 'while'; condition: Expression; body: Statement[] }
  | { kind: 'break' }
  | { kind: 'continue' }
  | { kind: 'pass' };

/** Error for text that is not Python or is outside the subset. */
export class SnippetSyntaxError extends Error {}
