import type { Query } from '../query.ts';
import type { Sandbox } from '../sandbox.ts';
import { getCity } from '../sandbox.ts';
import type { Statement } from '../snippet/ast.ts';
import { SnippetSyntaxError } from '../snippet/ast.ts';
import { parseSnippet } from '../snippet/parser.ts';
import { createPlanFunctions, MEASURED_FUNCTIONS } from '../snippet/plan-functions.ts';
import { runSnippet } from '../snippet/run.ts';
import type { Value } from '../snippet/value.ts';
import type { EnvironmentVerdict } from './environment.ts';
import { checkEnvironment } from './environment.ts';
import type { ExtraFault, RealismFault } from './extra.ts';
import { listExtraFaults, listRealismFaults } from './extra.ts';
import { isDelivered } from './schema.ts';

/** Evaluation of one plan for one query. */
export interface Verdict {
  delivered: boolean;
  environment: EnvironmentVerdict;
  /** One per snippet of the query. */
  snippets: boolean[];
  logic: boolean;
  /** Delivered, environment and logic: the official final pass. */
  passed: boolean;
  extra: ExtraFault[];
  realism: RealismFault[];
  /** Passed and without realism faults. */
  realistic: boolean;
}

export function scorePlan(sandbox: Sandbox, query: Query, plan: Value): Verdict {
  const delivered = isDelivered(plan);
  const environment = checkEnvironment(sandbox, query, plan);
  const snippets = checkSnippets(sandbox, query, plan);
  const logic = snippets.every(Boolean);
  const passed = delivered && environment.passed && logic;
  const realism = delivered ? listRealismFaults(getCity(sandbox, query.targetCity), plan) : [];
  return {
    delivered,
    environment,
    snippets,
    logic,
    passed,
    realism,
    extra: delivered ? listExtraFaults(plan) : [],
    realistic: passed && realism.length === 0,
  };
}

export function checkSnippets(sandbox: Sandbox, query: Query, plan: Value): boolean[] {
  const functions = createPlanFunctions(sandbox);
  return query.snippets.map((source) => {
    const statements = findStatements(source);
    if (!statements) return false;
    return runSnippet(statements, { functions, variables: { plan }, measured: MEASURED_FUNCTIONS });
  });
}

/** Parses a snippet. Returns undefined for text that does not parse, which the evaluator counts as unmet. */
function findStatements(source: string): Statement[] | undefined {
  try {
    return parseSnippet(source);
  } catch (error) {
    if (error instanceof SnippetSyntaxError) return undefined;
    throw error;
  }
}
