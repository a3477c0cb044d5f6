import { createReadStream } from 'node:fs';
import { createRowSplitter, type CsvDialect, type CsvRow, UnreadableText } from '@gazetteer/tabular';
import { badFile } from './import-refusal.ts';

const CHUNK_BYTES = 1024 * 1024;

/**
 * The rows of a text in UTF-8, whatever is wrong with them.
 * @throws invalid_input on `file` when a quotation mark is not closed or a line has no end
 */
export async function* readCsvRows(path: string, dialect: CsvDialect): AsyncGenerator<CsvRow> {
  const splitter = createRowSplitter(dialect);
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      yield* splitter.push(decoder.decode(chunk as Buffer, { stream: true }));
    }
    yield* splitter.push(decoder.decode());
    yield* splitter.end();
  } catch (error) {
    throw error instanceof UnreadableText ? badFile({ code: error.reason }, error.line) : error;
  }
}
