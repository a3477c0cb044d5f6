import type { ChartSpec, OwnSource } from '@gazetteer/charts';
import type { ActionResult } from '@gazetteer/client';
import { findTable, keepTable } from './kept-tables.ts';

type Rows = NonNullable<OwnSource['rows']>;

/** More rows than a draft carries along; they are kept beside it. */
const MOST_IN_DRAFT = 2000;

/** Rows that came back from this browser's database, by the source that came without them. */
const restored = new WeakMap<OwnSource, Rows>();

/** A draft is of rows that this browser no longer has. */
export class OwnRowsLost extends Error {
  constructor(name: string) {
    super(`The rows of ${name} are no longer in this browser`);
    this.name = 'OwnRowsLost';
  }
}

/** The rows of a person's table, wherever they are. */
export function rowsOf(source: OwnSource): Rows {
  return source.rows ?? restored.get(source) ?? [];
}

/**
 * Gets back the rows of a draft that was kept without them.
 * @param person whose they are: on a shared machine nobody sees another's
 * @throws OwnRowsLost where they are not there any more
 */
export async function restoreRows(source: OwnSource, person: string): Promise<void> {
  if (source.rows || restored.has(source)) return;
  const rows = await findTable(keyOf(source, person)).catch(() => undefined);
  if (!rows) throw new OwnRowsLost(source.name);
  restored.set(source, rows);
}

/** Keeps rows that are too many for a draft. A browser that keeps nothing loses them with the page. */
export async function keepRows(source: ChartSpec['source'], person: string): Promise<void> {
  if (!isLarge(source)) return;
  await keepTable(keyOf(source, person), source.rows).catch(() => undefined);
}

/** The chart as a draft keeps it: without rows that are kept beside it. */
export function withoutManyRows(spec: ChartSpec): ChartSpec {
  if (!isLarge(spec.source)) return spec;
  const { rows: _kept, ...source } = spec.source;
  return { ...spec, source };
}

function isLarge(source: ChartSpec['source']): source is OwnSource & { rows: Rows } {
  return source.kind === 'own' && (source.rows?.length ?? 0) > MOST_IN_DRAFT;
}

/** A file of the same name and columns is the same one, perhaps with newer rows. */
function keyOf({ name, columns }: OwnSource, person: string): string {
  return JSON.stringify([person, name, columns.map(({ id, type }) => [id, type])]);
}

/** What is known of a source beside its columns. */
export type SourceFacts = Omit<ActionResult<'chart_fields'>, 'source' | 'fields'>;

/** What the server would tell with figures, and does not of rows that it never sees. */
export const ownAnswer: Omit<
  ActionResult<'chart_query'>,
  'columns' | 'filtered' | 'rows' | 'truncated' | 'combined' | 'points' | 'unplaced'
> = {
  table_version: null,
  current_version: null,
  tables: [],
  boundaries: null,
  ground: null,
  geo: null,
  merge_report: null,
  took: 0,
};
