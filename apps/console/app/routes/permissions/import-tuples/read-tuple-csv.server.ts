import type { Relationship } from '@gazetteer/client/ory';
import { CsvError, parse } from 'csv-parse/sync';
import { readSet, writeTuple } from '../../../relation-tuples/written-tuple.ts';

/** The columns; either of the last two says the subject. */
const tupleColumns = ['namespace', 'object', 'relation', 'subject_id', 'subject_set'] as const;
type Column = (typeof tupleColumns)[number];

/** What is wrong with a file of tuples, at a line of it. */
export interface CsvFault {
  line: number;
  kind:
    | 'unreadable'
    | 'noColumn'
    | 'unknownColumn'
    | 'twiceColumn'
    | 'cells'
    | 'missing'
    | 'noSubject'
    | 'twoSubjects'
    | 'noSet'
    | 'tooLong'
    | 'undeclared'
    | 'tooMany';
  /** What it is about: a column, a namespace, a number. */
  about: string;
}

export interface ReadTuples {
  /** Each once, in the order of the file. */
  tuples: Relationship[];
  /** How many lines say what an earlier one has said. */
  repeated: number;
  faults: CsvFault[];
}

/** As many as one call changes. */
const MOST_TUPLES = 10_000;
const longest: Record<Column, number> = {
  namespace: 255,
  object: 1000,
  relation: 255,
  subject_id: 1000,
  subject_set: 1512,
};

type Row = { record: string[]; line: number };

/** Reads tuples from a text of comma-, semicolon- or tab-separated values whose first line names the columns. */
export function readTupleCsv(text: string, declared: readonly string[]): ReadTuples {
  const read = readRows(text);
  if (!Array.isArray(read)) return refused(read);
  const [head, ...rows] = read;
  if (!head) return refused({ line: 1, kind: 'noColumn', about: 'namespace' });
  const columns = head.record.map((name) => name.trim().toLowerCase());
  const headFault = faultOfHead(columns, head.line);
  if (headFault) return refused(headFault);
  if (rows.length > MOST_TUPLES) {
    return refused({ line: rows[MOST_TUPLES]?.line ?? 0, kind: 'tooMany', about: String(MOST_TUPLES) });
  }
  const tuples = new Map<string, Relationship>();
  const faults: CsvFault[] = [];
  for (const row of rows) {
    const tuple = readRow(columns, row, declared);
    if ('kind' in tuple) faults.push(tuple);
    else tuples.set(writeTuple(tuple), tuple);
  }
  const repeated = rows.length - faults.length - tuples.size;
  return { tuples: [...tuples.values()], repeated, faults };
}

function refused(fault: CsvFault): ReadTuples {
  return { tuples: [], repeated: 0, faults: [fault] };
}

function readRows(text: string): Row[] | CsvFault {
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const lines = (error as { lines?: number }).lines ?? 1;
    return { line: lines, kind: 'unreadable', about: error.message };
  }
}

/** What stands between the names of the first line. */
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return [';', '\t'].find((separator) => head.includes(separator) && !head.includes(',')) ?? ',';
}

function faultOfHead(columns: readonly string[], line: number): CsvFault | undefined {
  const known: readonly string[] = tupleColumns;
  const unknown = columns.find((name) => !known.includes(name));
  if (unknown !== undefined) return { line, kind: 'unknownColumn', about: unknown };
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) return { line, kind: 'twiceColumn', about: twice };
  const missing = ['namespace', 'object', 'relation'].find((name) => !columns.includes(name));
  if (missing !== undefined) return { line, kind: 'noColumn', about: missing };
  const hasSubject = columns.includes('subject_id') || columns.includes('subject_set');
  return hasSubject ? undefined : { line, kind: 'noColumn', about: 'subject_id' };
}

function readRow(
  columns: readonly string[],
  { record, line }: Row,
  declared: readonly string[],
): Relationship | CsvFault {
  if (record.length !== columns.length) return { line, kind: 'cells', about: String(record.length) };
  const cells = Object.fromEntries(columns.map((name, index) => [name, record[index]?.trim() ?? '']));
  const { namespace = '', object = '', relation = '', subject_id = '', subject_set: written = '' } = cells;
  const missing = ['namespace', 'object', 'relation'].find((name) => cells[name] === '');
  if (missing !== undefined) return { line, kind: 'missing', about: missing };
  const long = tupleColumns.find((name) => (cells[name] ?? '').length > longest[name]);
  if (long !== undefined) return { line, kind: 'tooLong', about: long };
  if (subject_id !== '' && written !== '') return { line, kind: 'twoSubjects', about: '' };
  if (subject_id === '' && written === '') return { line, kind: 'noSubject', about: '' };
  const subject_set = written === '' ? undefined : readSet(written);
  if (written !== '' && !subject_set) return { line, kind: 'noSet', about: written };
  const named = [namespace, ...(subject_set ? [subject_set.namespace] : [])];
  const undeclared = named.find((name) => !declared.includes(name));
  if (undeclared !== undefined) return { line, kind: 'undeclared', about: undeclared };
  return { namespace, object, relation, ...(subject_set ? { subject_set } : { subject_id }) };
}
