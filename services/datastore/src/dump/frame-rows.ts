import { Readable } from 'node:stream';
import type { Filterable } from '../search/filter-condition.ts';
import type { DumpFormat } from './dump-format.ts';
import { withFirstPiece } from './follow-file.ts';
import { writeWorkbook } from './write-workbook.ts';

const NEW_LINE = 10;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Makes a document of the rows that the engine wrote: CKAN's JSON and XML, a workbook, a byte order mark where asked for.
 * @throws what the rows fail with before their first piece
 */
export async function frameRows(
  rows: AsyncGenerator<Buffer>,
  format: DumpFormat,
  fields: readonly Filterable[],
  byteOrderMark: boolean,
): Promise<Readable> {
  const begun = await withFirstPiece(rows);
  const document =
    format === 'xlsx'
      ? writeWorkbook(begun, fields)
      : Readable.from(framed(begun, format, fields, byteOrderMark), { objectMode: false });
  // Where nobody reads the document, the generators above never begin, and so never end what they read.
  return document.once('close', () => void rows.return(undefined));
}

async function* framed(
  rows: AsyncGenerator<Buffer>,
  format: DumpFormat,
  fields: readonly Filterable[],
  byteOrderMark: boolean,
): AsyncGenerator<string | Buffer> {
  if (format === 'json') {
    yield `{"fields": ${JSON.stringify(fields.map(({ id, type }) => ({ id, type })))}, "records": [\n`;
    yield* joinLines(rows);
    yield '\n]}\n';
  } else if (format === 'xml') {
    yield '<?xml version="1.0" encoding="utf-8"?>\n<data>\n';
    yield* rows;
    yield '</data>\n';
  } else {
    if (byteOrderMark) yield BYTE_ORDER_MARK;
    yield* rows;
  }
}

/** Puts commas between lines. JSON text has no line breaks of its own, so every one ends a row. */
async function* joinLines(rows: AsyncIterable<Buffer>): AsyncGenerator<string | Buffer> {
  let pending = false;
  for await (const chunk of rows) {
    if (pending) yield ',\n';
    pending = chunk.at(-1) === NEW_LINE;
    const whole = pending ? chunk.subarray(0, -1) : chunk;
    // As Latin-1 every byte is one character, so a character cut by the chunk's end stays whole.
    yield Buffer.from(whole.toString('latin1').replaceAll('\n', ',\n'), 'latin1');
  }
}
