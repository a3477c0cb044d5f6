/** An import as the API tells of it, as far as pages show it. */
export interface ImportJob {
  id: string;
  resource_id: string | null;
  package_id: string;
  new_resource: boolean;
  source: { kind: 'file' | 'url'; name: string };
  /** To choose from, while `phase` is choosing. */
  sheets: readonly string[];
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  phase: ImportPhase;
  fraction: number;
  rows: number | null;
  report: ImportReport | null;
  error: { code: string; fields?: Readonly<Record<string, readonly string[]>> } | null;
  created_at: string;
}

export type ImportPhase =
  | 'receiving'
  | 'choosing'
  | 'waiting'
  | 'fetching'
  | 'reading'
  | 'writing'
  | 'describing'
  | 'comparing'
  | 'ended';

export interface ImportReport {
  format: string;
  encoding: string | null;
  delimiter: string | null;
  header_line: number | null;
  sheet: string | null;
  rows: number;
  rejected_rows: number;
  rejected: readonly { line: number; column: string | null; value: string | null; reason: string }[];
  notes: readonly { code: string; params: Readonly<Record<string, string | number>> }[];
  columns: readonly { name: string; header: string; type: string }[];
  version: number;
  changes: ImportChanges | null;
}

export interface ImportChanges {
  added: number;
  removed: number;
  changed: number | null;
  key: readonly string[] | null;
  columns: { added: readonly string[]; removed: readonly string[]; retyped: readonly string[] };
}

/** The last part of an address, or the name of a file. */
export function sourceName({ source }: Pick<ImportJob, 'source'>): string {
  if (source.kind === 'file' || !URL.canParse(source.name)) return source.name;
  const { pathname, host } = new URL(source.name);
  return pathname.split('/').findLast((part) => part !== '') ?? host;
}
