import { quoteIdentifier } from '../engine/quote.ts';
import type { ComparisonPlan } from '../versions/compare-versions.ts';
import { AFTER, BEFORE, comparable } from '../versions/comparison-sql.ts';

/** What can have become of a row. */
export const changeKinds = ['changed', 'added', 'removed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The name under which the rows that differ are seen once they were written. */
export const SAMPLE = 'sample';

type Compared = {
  plan: Pick<ComparisonPlan, 'shared' | 'sql'>;
  /** The columns of the table before, and of what it is to be. */
  before: readonly { name: string }[];
  after: readonly { name: string }[];
  /** The kinds of which there are rows. */
  kinds: readonly ChangeKind[];
};

/**
 * The first rows of each kind, counted from 1 as `n`: `b0`, `b1` … are their values before, `a0`, `a1` … those after, and
 * `c0`, `c1` … tell of changed rows whether the value of a shared column is another one.
 */
export function sampleRows({ plan, before, after, kinds }: Compared): string {
  const { sql } = plan;
  const values = (columns: readonly { name: string }[], row: string, letter: 'a' | 'b') =>
    columns.map(({ name }, index) => `${row}.${quoteIdentifier(name)} as ${letter}${index}`);
  const one = (kind: ChangeKind, version: string, ids: string, selected: string[]) =>
    `select ${[`'${kind}' as kind`, 'row_number() over (order by t._id) as n', ...selected].join(', ')}
      from ${version} t semi join (${ids}) m on t._id = m._id`;
  const different = plan.shared.map(
    (column, index) => `${comparable(column, 'o')} is distinct from ${comparable(column, 't')} as c${index}`,
  );
  const changed = ['row_number() over (order by m.i) as n', ...different];
  const statements: Record<ChangeKind, string> = {
    added: one('added', AFTER, sql.added, values(after, 't', 'a')),
    removed: one('removed', BEFORE, sql.removed, values(before, 't', 'b')),
    changed: `select ${["'changed' as kind", ...changed, ...values(before, 'o', 'b'), ...values(after, 't', 'a')].join(', ')}
      from (${sql.changed ?? ''}) m join ${BEFORE} o on o._id = m.i join ${AFTER} t on t._id = m.j`,
  };
  const all = kinds.map((kind) => `(${statements[kind]})`);
  return `${all.join(' union all by name ')} order by kind, n`;
}

/** The columns of the sample that tell of the rows of a kind. */
export type ShownColumns = { before: number[]; after: number[]; different: number };

/** Some rows of a kind from the sample. */
export function samplePage(
  kind: ChangeKind,
  { before, after, different }: ShownColumns,
  { from, to }: { from: number; to: number },
): string {
  const columns = [
    ...before.map((index) => `b${index}`),
    ...after.map((index) => `a${index}`),
    ...Array.from({ length: different }, (_, index) => `c${index}`),
  ];
  return `select ${columns.join(', ')} from ${SAMPLE} where kind = '${kind}' and n > ${from} and n <= ${to} order by n`;
}
