import { createHash } from 'node:crypto';
import { type ChartSpec, type ReaderChoice, writeChoice } from '@gazetteer/charts';
import type { VisualisationsTable } from './content-tables.ts';

export type Visibility = VisualisationsTable['visibility'];

/** A saved chart as it is kept: its row. */
export type Visualisation = VisualisationsTable;

/** Rows of own data, in the order of the columns. */
export type OwnRows = Extract<ChartSpec['source'], { kind: 'own' }>['rows'];

/** A chart taken apart into what lists show and what they do not. */
export type ChartParts = { spec: string; rows: string | undefined };

/** Takes own rows out of a chart, and title and notes, which stand beside it. */
export function takeApart({ title: _title, notes: _notes, ...spec }: ChartSpec): ChartParts {
  if (spec.source.kind !== 'own') return { spec: JSON.stringify(spec), rows: undefined };
  const { rows, ...source } = spec.source;
  return { spec: JSON.stringify({ ...spec, source }), rows: JSON.stringify(rows ?? []) };
}

/** Puts a chart together again; without its own rows where they are not given. */
export function putTogether(row: Pick<Visualisation, 'spec' | 'title' | 'notes'>, rows?: string): ChartSpec {
  const spec = JSON.parse(row.spec) as ChartSpec;
  const { source } = spec;
  return {
    ...spec,
    ...(rows !== undefined && source.kind === 'own'
      ? { source: { ...source, rows: JSON.parse(rows) as OwnRows } }
      : {}),
    title: row.title,
    ...(row.notes === null ? {} : { notes: row.notes }),
  };
}

/** What changes with everything that a picture of the chart shows. */
export function digestOf({ spec, rows = '' }: ChartParts, title: string, notes: string | null): string {
  const hash = createHash('sha256');
  for (const part of [spec, rows, title, notes ?? '']) hash.update(`${part.length}:${part}`);
  return hash.digest('base64url').slice(0, 22);
}

/** The same page by an address that is short enough to be printed. */
export function shortAddressOf(publicUrl: string, visId: string, choice: ReaderChoice = {}): string {
  const query = writeChoice(choice);
  return `${publicUrl}/charts/${visId}${query && `?${query}`}`;
}

/** Where a chart is looked at. */
export function addressOf(publicUrl: string, visId: string, choice: ReaderChoice = {}): string {
  const query = writeChoice(choice);
  return `${publicUrl}/visualise?vis_id=${visId}${query && `&${query}`}`;
}
