import { parseSync } from 'oxc-parser';

/** One change of one token in one source file. */
export type Mutant = {
  /** Path from the repository root. */
  readonly file: string;
  /** Offsets of the replaced text in the file. */
  readonly start: number;
  readonly end: number;
  /** Line number, counted from 1, and the text of that line without indentation. */
  readonly line: number;
  readonly lineText: string;
  readonly original: string;
  readonly replacement: string;
};

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

const methods: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  floor: 'ceil',
  ceil: 'floor',
};

/** Expressions that only add a type; every other TypeScript node is a type and has no behaviour. */
const typeWrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/**
 * Lists every mutant of a source file in source order.
 *
 * Skips the numeric fallback of an index access (`list[i] ?? 0`, `list[i] ?? -1`): `noUncheckedIndexedAccess` demands it, but no input
 * reaches it, so such mutants are equivalent by construction. Skips case labels and object keys that are numbers.
 */
export function listMutants(file: string, source: string): Mutant[] {
  const edits: Edit[] = [];
  walk(parseSync(file, source).program, undefined, (node, parent) => {
    const edit = toEdit(node, parent, source);
    if (edit) edits.push(edit);
  });
  return edits
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, replacement }) => {
      const lineStart = source.lastIndexOf('\n', start - 1) + 1;
      const lineEnd = source.indexOf('\n', start);
      return {
        file,
        start,
        end,
        line: source.slice(0, start).split('\n').length,
        lineText: source.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).trim(),
        original: source.slice(start, end),
        replacement,
      };
    });
}

/** Returns the source text with the mutant applied. */
export function applyMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

type Edit = { readonly start: number; readonly end: number; readonly replacement: string };

/** The parts of an ESTree node that mutation looks at. */
type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly operator?: string;
  readonly prefix?: boolean;
  readonly computed?: boolean;
  readonly value?: unknown;
  readonly name?: string;
  readonly [key: string]: unknown;
};

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function walk(
  node: unknown,
  parent: Node | undefined,
  visit: (node: Node, parent: Node | undefined) => void,
): void {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, parent, visit);
    return;
  }
  if (!isNode(node)) return;
  if (typeWrappers.has(node.type)) {
    walk(node['expression'], parent, visit);
    return;
  }
  if (node.type.startsWith('TS') || node.type === 'ImportDeclaration' || isIndexFallback(node, parent))
    return;
  visit(node, parent);
  for (const [key, child] of Object.entries(node)) if (key !== 'parent') walk(child, node, visit);
}

function toEdit(node: Node, parent: Node | undefined, source: string): Edit | undefined {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return swapOperator(node, source);
    case 'UpdateExpression':
      return swapUpdate(node);
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-'
        ? { start: node.start, end: node.start + 1, replacement: '' }
        : undefined;
    case 'Literal':
      return changeLiteral(node, parent);
    case 'MemberExpression':
      return swapMethod(node, parent);
    default:
      return undefined;
  }
}

function swapOperator(node: Node, source: string): Edit | undefined {
  const [left, operator] = [node['left'], node.operator ?? ''];
  const replacement = operators[operator];
  if (!isNode(left) || replacement === undefined) return undefined;
  const start = source.indexOf(operator, left.end);
  return { start, end: start + operator.length, replacement };
}

function swapUpdate({ operator = '', prefix, start, end }: Node): Edit | undefined {
  const replacement = operators[operator];
  if (replacement === undefined) return undefined;
  return prefix ? { start, end: start + 2, replacement } : { start: end - 2, end, replacement };
}

function changeLiteral(node: Node, parent: Node | undefined): Edit | undefined {
  const { start, end, value } = node;
  if (typeof value === 'boolean') return { start, end, replacement: String(!value) };
  if (typeof value !== 'number' || isLabel(node, parent)) return undefined;
  return { start, end, replacement: String(value + 1) };
}

function isLabel(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'SwitchCase') return parent['test'] === node;
  return parent?.type === 'Property' && parent['key'] === node;
}

/** Returns whether a node is the number in `list[i] ?? 0` or `list[i] ?? -1`. */
function isIndexFallback(node: Node, parent: Node | undefined): boolean {
  const number = node.type === 'UnaryExpression' ? node['argument'] : node;
  if (!isNode(number) || typeof number.value !== 'number') return false;
  if (parent?.type !== 'LogicalExpression' || parent.operator !== '??' || parent['right'] !== node)
    return false;
  const left = parent['left'];
  return isNode(left) && left.type === 'MemberExpression' && left.computed === true;
}

/** Swaps `Math.min` and the like, and the array methods `some` and `every`. */
function swapMethod(node: Node, parent: Node | undefined): Edit | undefined {
  const property = node['property'];
  if (parent?.type !== 'CallExpression' || parent['callee'] !== node || node.computed || !isNode(property))
    return undefined;
  const replacement = methods[property.name ?? ''];
  return replacement === undefined ? undefined : { start: property.start, end: property.end, replacement };
}
