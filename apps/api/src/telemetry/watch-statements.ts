import type { StatementTime } from '@yunyou/database/database';
import type { Settings } from '../settings.ts';
import { noteCall } from './spans.ts';

const textMax = 1000;

class SlowStatement extends Error {
  override name = 'SlowStatement';
}

/**
 * Returns the callback of the database for finished statements: it logs slow ones and adds all to the trace.
 * Undefined when neither is configured.
 */
export function watchStatements(
  settings: Pick<Settings, 'SLOW_QUERY_MS' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  log: (slow: Error) => void,
): ((statement: StatementTime) => void) | undefined {
  const { SLOW_QUERY_MS, OTEL_EXPORTER_OTLP_ENDPOINT } = settings;
  if (SLOW_QUERY_MS === 0 && !OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return ({ text, ms, isError }) => {
    const statement = text.replaceAll(/\s+/g, ' ').slice(0, textMax);
    if (SLOW_QUERY_MS > 0 && ms >= SLOW_QUERY_MS)
      log(new SlowStatement(`${Math.round(ms)} ms: ${statement}`));
    if (!OTEL_EXPORTER_OTLP_ENDPOINT) return;
    const operation = /^\w+/.exec(statement)?.[0].toLowerCase() ?? 'statement';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement };
    noteCall(operation, { ms, attributes, isError });
  };
}
