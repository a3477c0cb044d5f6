import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

const folder = path.join(import.meta.dirname, '../../../operations/monitoring');

/** Words of PromQL that are no metrics. */
const language =
  /^(sum|max|min|count|rate|resets|histogram_quantile|vector|label_values|by|or|and|on|le|instance|job|method|route|status|store|state|part|place|kind|time)$/;

/** Names in an expression, without what stands in quotation marks, in selectors and in ranges. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, ' ');
  return (bare.match(/(?<![\w$])[a-z_][\w:]*/gi) ?? []).filter((word) => !language.test(word));
}

/** Labels that selectors name, as in `{status="503"}`. */
function labelsIn(expression: string): string[] {
  return [...expression.matchAll(/([a-z_]\w*)\s*(?:=~|!~|!=|=)\s*"/gi)].map(([, name = '']) => name);
}

/** The expressions of the alerts, which go on as long as their lines are indented further. */
function alertExpressions(rules: string): string[] {
  return [...rules.matchAll(/^ {8}expr: (?:>-\n((?: {10}.*\n)+)|(.*)\n)/gm)].map(
    ([, folded, plain]) => folded ?? plain ?? '',
  );
}

/** What an installation tells: the names of its metrics, and the labels of them all. */
async function toldByServer() {
  const folderOfData = await mkdtemp(path.join(tmpdir(), 'monitoring-'));
  onTestFinished(() => rm(folderOfData, { recursive: true }));
  const application = await openApplication(testSettings({ DATA_DIR: folderOfData, METRICS_OPEN: '1' }));
  onTestFinished(() => application.close());
  const { server } = application;
  await server.inject('/health/alive');
  const { body } = await server.inject('/metrics');
  const lines = body.split('\n').filter((line) => /^[a-z]/.test(line));
  const declared = [...body.matchAll(/^# TYPE (\S+) histogram$/gm)].flatMap(([, name = '']) =>
    ['_bucket', '_sum', '_count'].map((end) => name + end),
  );
  return {
    text: body,
    metrics: new Set([...lines.map((line) => line.split(/[{ ]/, 1)[0] ?? ''), ...declared]),
    labels: new Set(lines.flatMap((line) => [...line.matchAll(/[{,](\w+)="/g)].map(([, name = '']) => name))),
  };
}

describe('the dashboard and the alerts', () => {
  it('name only what the server tells', async () => {
    const dashboard = JSON.parse(await readFile(path.join(folder, 'dashboard.json'), 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
      templating: { list: { query: string | { query: string } }[] };
    };
    const rules = await readFile(path.join(folder, 'alerts.yml'), 'utf8');
    const alerts = alertExpressions(rules);
    expect(alerts).toHaveLength(rules.match(/- alert:/g)?.length ?? 0);
    const asked = dashboard.templating.list.flatMap(({ query }) =>
      typeof query === 'string' ? [] : [query.query],
    );
    const expressions = [
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...asked,
      ...alerts,
    ];
    expect(expressions.length).toBeGreaterThan(25);
    const told = await toldByServer();
    // Prometheus itself tells whether it could read a server, and which one it was.
    for (const name of new Set(expressions.flatMap(metricsIn)))
      expect([...told.metrics, 'up']).toContain(name);
    for (const name of new Set(expressions.flatMap(labelsIn))) {
      expect([...told.labels, 'job', 'instance']).toContain(name);
    }
  });
});

describe('the metrics of an installation', () => {
  it('tell what waits, what is listed, what works and how much room there is', async () => {
    const { text } = await toldByServer();
    const figures = [
      'gazetteer_messages{state="late"} 0',
      'gazetteer_imports{state="failed"} 0',
      'gazetteer_harvest_sources{state="failing"} 0',
      'gazetteer_sign_ins{state="failed"} 0',
      'gazetteer_last_backup_timestamp_seconds{kind="archive"} 0',
      'gazetteer_datasets{state="public"} 0',
      'gazetteer_datasets{state="listed"} 0',
      'gazetteer_datasets{state="not_in_search"} 0',
      'gazetteer_part_works{part="search"} 1',
    ];
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
    expect(text).toMatch(/gazetteer_free_bytes\{place="data"\} [1-9]/);
  });
});
