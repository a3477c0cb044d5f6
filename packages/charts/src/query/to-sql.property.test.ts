import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fittingArbitrary } from '../expression/expression-testing.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { dataOf } from './answer/data-of.ts';
import { planChart } from './plan-chart.ts';
import { fieldFor } from '../fields/field-testing.ts';
import { openDatabase, type Table } from './query-testing.ts';
import { runPlan } from './run-plan.ts';
import { toSql } from './to-sql.ts';

let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const pieces = fc.constantFrom(
  '"',
  "'",
  '""',
  "''",
  ';',
  '--',
  '/*',
  '*/',
  '$1',
  '$$',
  '\\',
  '\n',
  '%',
  '`',
  ')',
  ' union select 1 ',
  "read_text('/etc/passwd')",
  'drop table x',
  '\u2019',
  '\ufeff',
  'é',
  '\u{1F600}',
  'k0',
  'rows',
);
const hostile = fc.array(pieces, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
const hostileValue = fc.oneof(hostile, fc.string({ unit: 'binary-ascii' }));

/** What statements of ours are made of. */
const functions = new Set(
  `abs avg ceil coalesce concat contains count count_star date_trunc day exp floor greatest hour isfinite isodow last least left list_transform
   list_value ln log10 lower make_timestamp max median min month pow quarter regexp_extract replace round row_number sqrt
   stddev_samp strftime sum upper var_samp year chr array_extract struct_pack list_extract * + - / % ||`.split(
    /\s+/,
  ),
);

test('names, values and formulas of strangers stay names, values and known functions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(hostile, { minLength: 3, maxLength: 3, selector: (name) => name.toLowerCase() }),
      fc.array(hostileValue, { minLength: 1, maxLength: 4 }),
      fittingArbitrary.number,
      hostile,
      async ([name = '', place = '', figure = ''], values, formula, label) => {
        const spec: ChartSpec = {
          version: 1,
          source: { kind: 'table', resource_id: name },
          mark: 'bar',
          title: label,
          computed: [{ id: 'made', expression: fill(formula, place, figure) }],
          channels: {
            x: { field: place, label, top: { count: 2, other: true } },
            y: { field: figure, aggregate: 'mean', weight: 'made' },
            tooltip: [{ field: 'made', aggregate: 'median' }],
          },
          filters: [
            { field: place, kind: 'none_of', values },
            { field: place, kind: 'contains', text: values[0] || 'a' },
          ],
        };
        const fields: ChartField[] = [
          fieldFor(place),
          fieldFor(figure, { type: 'float', kind: 'number', role: 'measure' }),
          fieldFor('d', { type: 'date', kind: 'time' }),
        ];
        const plan = planChart(spec, fields);
        const sql = toSql(plan, name);
        const [tree] = await database.ask(`select json_serialize_sql(${literal(sql)}) as tree`);
        const { error, statements } = JSON.parse(String(tree?.tree));
        expect(error).toBe(false);
        expect(statements).toHaveLength(1);
        const { calls, tables } = listNames(statements);
        expect(calls.difference(functions)).toEqual(new Set());
        expect(tables.difference(ourNames)).toEqual(new Set([name]).difference(ourNames));
        const table: Table = {
          columns: [
            { id: place, type: 'text' },
            { id: figure, type: 'float' },
            { id: 'd', type: 'date' },
          ],
          rows: [...values, 'Aa', 'ba'].map((value, index) => [
            value.replaceAll('\0', ''),
            index,
            '2012-02-29',
          ]),
        };
        await database.load(table, name);
        const records = table.rows.map(([a, b, d]) => ({ [place]: a, [figure]: b, d }));
        const answer = dataOf(plan, await database.ask(sql));
        expect(answer.rows.length).toBe(runPlan(plan, records).rows.length);
      },
    ),
    { numRuns: 100, interruptAfterTimeLimit: 20_000 },
  );
});

const ourNames = new Set(['source', 'formula0', 'computed0', 'rows', 'cells', 'rank0', 'cut0', 'placed']);

/** A formula over `n`, `m`, `t`, `b` and `d` as one over these columns. */
function fill(formula: string, place: string, figure: string): string {
  const quoted = (name: string) => `[${name.replaceAll(']', ']]')}]`;
  const columns: Record<string, string> = {
    n: quoted(figure),
    m: `(${quoted(figure)} + 1)`,
    t: quoted(place),
    b: `(${quoted(figure)} > 1)`,
  };
  return formula.replace(/\b[nmtb]\b/g, (name) => columns[name] ?? name);
}

function listNames(node: unknown, found = { calls: new Set<string>(), tables: new Set<string>() }) {
  if (node === null || typeof node !== 'object') return found;
  const { function_name, table_name, type } = node as Record<string, unknown>;
  if (typeof function_name === 'string') found.calls.add(function_name);
  if (type === 'BASE_TABLE') found.tables.add(String(table_name));
  for (const one of Object.values(node)) listNames(one, found);
  return found;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
