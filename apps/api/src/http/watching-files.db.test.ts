import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openReplicas } from '@yunyou/database/replicas';
import { createTestDatabase } from '@yunyou/database/testing/test-database';
import { describe, expect, it, onTestFinished } from 'vitest';
import { call } from '../testing/call.ts';
import { guideTemplate } from '../testing/templates.ts';
import { createTestAppOn } from '../testing/test-app.ts';

const deploy = path.join(import.meta.dirname, '../../../../deploy');
const rules = readFileSync(path.join(deploy, 'prometheus-rules.yaml'), 'utf8');
const dashboard = JSON.parse(readFileSync(path.join(deploy, 'grafana-dashboard.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Every expression of the rules: the text after `expr:`, with the indented lines below a folded one. */
const ruleExpressions = [...rules.matchAll(/^ +expr: (?:>-\n((?: {10}.*\n)+)|(.*))/gm)].map(
  ([, folded, line]) => folded ?? line ?? '',
);
const expressions = [
  ...ruleExpressions,
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Words of PromQL that are neither metrics nor labels. */
const promql = new Set(
  'sum max min rate topk histogram_quantile vector by and or unless on without ignoring'.split(' '),
);
/** Added by Prometheus when it scrapes. */
const scraped = { metrics: ['up'], labels: ['job', 'instance'] };

/** Returns the metrics and the label names that an expression uses. */
function namesIn(expression: string): { metrics: string[]; labels: string[] } {
  const matchers = [...expression.matchAll(/\{([^}]*)\}/g)].map(([, inside]) => inside ?? '');
  const groups = [...expression.matchAll(/\bby \(([^)]*)\)/g)].map(([, inside]) => inside ?? '');
  const rest = expression
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\bby \([^)]*\)/g, ' ');
  return {
    metrics: [...rest.matchAll(/[a-z_:][\w:]*/gi)].map(([name]) => name).filter((name) => !promql.has(name)),
    labels: [
      ...matchers.flatMap((inside) =>
        [...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, name]) => name ?? ''),
      ),
      ...groups.flatMap((inside) => inside.split(',').map((name) => name.trim())),
    ],
  };
}

async function readMetrics(): Promise<string> {
  const database = await createTestDatabase(guideTemplate);
  const replicas = openReplicas({
    urls: ['postgres://127.0.0.1:9/none'],
    poolSize: 1,
    primary: database,
    lagMaxMs: 5000,
    onConnectionLost: () => undefined,
    pollEveryMs: 3_600_000,
  });
  onTestFinished(replicas.close);
  const token = 'metrics-for-this-test';
  const { app } = await createTestAppOn({ database, replicas, environment: { METRICS_TOKEN: token } });
  await call(app, 'GET /route/list');
  return (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body;
}

describe('dashboard and alerts', () => {
  it('use only metrics and labels that the app has', async () => {
    const text = await readMetrics();
    const samples = [...text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? /gim)];
    const labelsOf = new Map<string, Set<string>>();
    for (const [, name = '', labels = ''] of samples) {
      const known = labelsOf.get(name) ?? new Set(scraped.labels);
      for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
      labelsOf.set(name, known);
    }
    for (const name of scraped.metrics) labelsOf.set(name, new Set(scraped.labels));
    expect(expressions.length).toBeGreaterThan(18);
    for (const expression of expressions) {
      const { metrics, labels } = namesIn(expression);
      expect(metrics.length, expression).toBeGreaterThan(0);
      for (const metric of metrics) expect([...labelsOf.keys()], expression).toContain(metric);
      const allowed = new Set(metrics.flatMap((metric) => [...(labelsOf.get(metric) ?? [])]));
      for (const label of labels) expect([...allowed], expression).toContain(label);
    }
  });

  it('show every metric of our own', async () => {
    const names = [...(await readMetrics()).matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
    const own = names.filter((name) => !/^(nodejs|process)_/.test(name));
    expect(own.length).toBeGreaterThan(7);
    const used = expressions.join(' ');
    expect(own.filter((name) => !used.includes(name))).toEqual([]);
  });

  it('have a sentence and the runbook for every alert', () => {
    const alerts = rules.split(/^ +- alert: /m).slice(1);
    expect(alerts.length).toBeGreaterThan(5);
    for (const alert of alerts) {
      expect(alert).toMatch(/severity: (page|ticket)/);
      expect(alert).toMatch(/annotations:\s+\{ summary: .+, runbook: docs\/runbook\.md \}/);
    }
  });
});
