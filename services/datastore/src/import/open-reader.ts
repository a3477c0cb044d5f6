import { readType } from '../tables/column.ts';
import type { Ask } from '../engine/query-worker.contract.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { WRITE_MILLISECONDS } from '../writing/write-version.ts';
import type { ImportContext, ImportInput } from './import-input.ts';
import { prepareInThread } from './files/prepare-in-thread.ts';
import { readCsv } from './read-csv.ts';
import { readTypedFile } from './read-typed-file.ts';
import type { TableReader } from './table-reader.ts';

/**
 * Finds out what a file is and how its rows are read.
 * @param folder for what has to be written on the way
 * @throws invalid_input on `file` (or `sheet`) with line and cause; cancelled
 */
export async function openReader(
  context: Pick<ImportContext, 'workers' | 'formats'>,
  {
    format,
    sheet,
    headerless,
    columns = [],
    signal,
  }: Pick<ImportInput, 'format' | 'sheet' | 'headerless' | 'columns' | 'signal'>,
  path: string,
  folder: string,
): Promise<TableReader> {
  const ask: Ask = async (sql) => {
    const request = { tables: [], sql, timeoutMilliseconds: WRITE_MILLISECONDS };
    return (await withinLimits(context.workers.run(request, signal))).rows;
  };
  const file = await prepareInThread({ path, format, folder, sheet, headerless }, context.formats, signal);
  if (file.kind !== 'text') return readTypedFile(ask, file);
  if (headerless) {
    const { layout } = file.text;
    layout.headers = layout.headers.map((header, index) => columns[index]?.id ?? header);
  }
  const typeOf = (header: string) => {
    const declared = columns.find(({ id }) => id === header)?.type;
    return declared === undefined ? undefined : (readType(declared) ?? 'text');
  };
  return readCsv({ ask, file, folder, typeOf, signal });
}
