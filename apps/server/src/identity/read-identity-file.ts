import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { readJsonElements } from '@gazetteer/datastore';
import type { ListedIdentity } from '@gazetteer/identity';
import { createRowSplitter, sniffRows, UnreadableText } from '@gazetteer/tabular';
import { splitLines } from '../split-lines.ts';

type Options = {
  /** What an identity is in a table, by the cells of a row. */
  identityOfRow: (row: ReadonlyMap<string, string>) => unknown;
  /** Told how much of the file was read, in characters. */
  progress: (read: number) => void;
};

const SAMPLE_BYTES = 65_536;

/**
 * The identities of a file, one after the other: a JSON list, JSON lines, or a table (CSV) whose first line names its columns.
 * What cannot be read is told in place of an identity.
 */
export async function* readIdentityFile(file: string, options: Options): AsyncGenerator<ListedIdentity> {
  const sample = await readSample(file);
  const first = sample.trimStart()[0];
  if (first === '[') yield* readList(file, options);
  else if (first === '{') yield* readJsonLines(file, options);
  else yield* readTable(file, sample, options);
}

async function readSample(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(SAMPLE_BYTES) });
    return new TextDecoder().decode(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

async function* readList(file: string, { progress }: Options): AsyncGenerator<ListedIdentity> {
  let read = 0;
  for await (const { line, text } of readJsonElements(file, { path: '' })) {
    progress((read += text.length));
    yield { line, ...parsed(text) };
  }
}

async function* readJsonLines(file: string, { progress }: Options): AsyncGenerator<ListedIdentity> {
  let [line, read] = [0, 0];
  for await (const text of splitLines(createReadStream(file))) {
    line += 1;
    progress((read += text.length));
    if (text.trim() !== '') yield { line, ...parsed(text) };
  }
}

/** The text is not shown: there may be passwords in it. */
function parsed(text: string): { identity: unknown } | { problem: string } {
  try {
    return { identity: JSON.parse(text) };
  } catch {
    return { problem: 'is not JSON' };
  }
}

async function* readTable(
  file: string,
  sample: string,
  { identityOfRow, progress }: Options,
): AsyncGenerator<ListedIdentity> {
  const splitter = createRowSplitter(sniffRows(sample, false, ',').dialect);
  let columns: string[] | undefined;
  let read = 0;
  function* identities(rows: Iterable<{ line: number; cells: string[]; stray: boolean }>) {
    for (const { line, cells, stray } of rows) {
      if (!columns) columns = cells.map((cell) => cell.trim());
      else if (stray) yield { line, problem: 'has a quotation mark where none can be' };
      else if (cells.length !== columns.length) {
        yield {
          line,
          problem: `has ${cells.length} cells, and the first line names ${columns.length} columns`,
        };
      } else {
        const row = new Map(columns.map((name, index) => [name, cells[index] ?? '']));
        yield { line, identity: identityOfRow(row) };
      }
    }
  }
  const decoder = new TextDecoder();
  try {
    for await (const piece of createReadStream(file)) {
      const text = decoder.decode(piece as Buffer, { stream: true });
      progress((read += text.length));
      yield* identities(splitter.push(text));
    }
    yield* identities(splitter.end());
  } catch (error) {
    // A quotation mark that is not closed: whatever follows is one cell.
    if (!(error instanceof UnreadableText)) throw error;
    yield { line: error.line, problem: 'begins a cell that does not end, so nothing behind it was read' };
  }
}
