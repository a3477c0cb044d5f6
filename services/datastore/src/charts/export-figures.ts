import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  type ChartColumn,
  type ChartSpec,
  figureNames,
  type Locale,
  OTHER,
  tableOf,
} from '@gazetteer/charts';
import type { DatastoreContext } from '../datastore-context.ts';
import { type DumpFormat, dumpFormats } from '../dump/dump-format.ts';
import { dumpSelect } from '../dump/dump-select.ts';
import { frameRows } from '../dump/frame-rows.ts';
import { quoteIdentifier, quoteText } from '../engine/quote.ts';
import { storedType } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { temporaryFile } from '../temporary-file.ts';
import type { ChartFigures } from './query-chart.ts';

type ExportContext = Pick<DatastoreContext, 'temporaryFolder' | 'workers'>;
const SHORTEST_ROOM = 1024 * 1024;

type Field = { id: string; type: string; values: readonly unknown[] };
type Source = { spec: ChartSpec; figures: ChartFigures; locale: Locale };

/** The figures behind a chart as a file in any format that tables are offered in, with the labels as heads. */
export async function exportFigures(
  context: ExportContext,
  source: Source,
  format: DumpFormat,
  signal?: AbortSignal,
): Promise<Readable> {
  const fields = fieldsOf(source);
  const lines = await temporaryFile(context.temporaryFolder, 'figures');
  const path = await temporaryFile(context.temporaryFolder, 'chart');
  try {
    const written = linesOf(fields);
    await writeFile(lines, written.join('\n'));
    const sql = `select ${fields.map(({ id }, index) => `c${index} as ${quoteIdentifier(id)}`).join(', ')}
      from read_json(${quoteText(lines)}, format = 'newline_delimited', columns = {${shapeOf(fields)}},
        maximum_object_size = ${longest(written)})`;
    const work = context.workers.export(
      {
        tables: [],
        sql: dumpSelect({ sql, parameters: [], fields }, format),
        path,
        format: dumpFormats[format].file,
      },
      signal ? { signal } : {},
    );
    await withinLimits(work);
    const rows = createReadStream(path);
    rows.on('close', () => void rm(path, { force: true }));
    return await frameRows(piecesOf(rows), format, fields, false);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await rm(lines, { force: true });
  }
}

async function* piecesOf(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* rows;
}

/** A column of the file for each of the figures, and the names of areas beside their codes. */
function fieldsOf({ spec, figures: { data, placed }, locale }: Source): Field[] {
  const drawing = placed?.map?.drawing;
  const reading = { locale, ...(drawing ? { drawing } : {}) };
  const text = tableOf(spec, data, reading);
  const names = figureNames(spec, data, reading);
  return data.columns.flatMap((column, index): Field[] => {
    const { heading = column.name, areaName } = names[index] ?? {};
    const values = data.rows.map((row, place) => {
      const value = row[column.name] ?? null;
      return value === OTHER ? (text.rows[place]?.[index] ?? null) : value;
    });
    const field = { id: heading, type: typeOf(column, values), values };
    if (areaName === undefined) return [field];
    return [field, { id: areaName, type: 'text', values: text.rows.map((row) => row[index] ?? null) }];
  });
}

/** Figures without decimals are whole numbers in every format. */
function typeOf({ kind }: ChartColumn, values: readonly unknown[]): string {
  const given = values.filter((value) => value !== null);
  if (given.length > 0 && given.every(Number.isSafeInteger)) return 'int';
  if (given.every((value) => typeof value === 'number')) return kind === 'number' ? 'float' : 'text';
  if (given.every((value) => typeof value === 'boolean')) return 'bool';
  if (kind === 'time' && given.every(isDate)) return 'date';
  return 'text';
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}

function linesOf(fields: readonly Field[]): string[] {
  const length = fields[0]?.values.length ?? 0;
  return Array.from({ length }, (_, row) =>
    JSON.stringify(Object.fromEntries(fields.map(({ values }, index) => [`c${index}`, values[row]]))),
  );
}

/** The engine keeps room for several of the longest lines, in bytes of UTF-8. */
function longest(lines: readonly string[]): number {
  return lines.reduce((most, line) => Math.max(most, 3 * line.length), SHORTEST_ROOM);
}

function shapeOf(fields: readonly Field[]): string {
  return fields.map(({ type }, index) => `c${index}: ${quoteText(storedType(type))}`).join(', ');
}
