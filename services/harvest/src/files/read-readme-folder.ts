import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type CatalogueSource,
  type DatasetSource,
  ImportSourceError,
  type PublisherSource,
} from './catalogue-source.ts';
import { readMarkdownTables, type MarkdownTable } from './markdown-tables.ts';
import { isAreaFile, readAreaFile, readCodeList } from './read-area-list.ts';
import { areasReader, crosswalkOf } from './read-areas-row.ts';
import { formatOf, labelFrom, nameFrom, stemOf } from '../words/names.ts';
import { frequencyFrom, granularityFrom, licenseFrom, yearsFrom } from '../words/vocabulary.ts';

/** Where a file came from, by the key that the file tables use. */
type Origin = { repository: string; commit: string; licenseNote: string };

type FileRow = { heading: string; path: string; cells: Record<string, string> };

const tableFormats = new Set(['CSV', 'TSV', 'PARQUET', 'GEOJSON']);
const topology = /\.topo\.json$/i;

/**
 * Reads a folder whose README.md lists its files in Markdown tables: `File | What it is | Sector |
 * Granularity | Frequency | Period | Key columns | Publisher | Source: path | Licence | Known quirks`,
 * in any order, and optionally the sources by key: `Key | Repository … | Commit | …`.
 * Every listed table becomes a dataset with one table.
 * @throws ImportSourceError when the README lists no files
 */
export async function readReadmeFolder(folder: string): Promise<CatalogueSource> {
  const tables = readMarkdownTables(await readFile(path.join(folder, 'README.md'), 'utf8'));
  const origins = readOrigins(tables);
  const rows = carryDown(
    tables.filter((table) => table.columns.includes('File')).flatMap(fileRows),
    'Publisher',
  );
  if (rows.length === 0) {
    throw new ImportSourceError(`${folder}/README.md lists no files: it needs a table with a column 'File'`);
  }
  const source: CatalogueSource = { datasets: [], areas: [], skipped: [] };
  const readAreas = areasReader();
  for (const row of rows) readRow(folder, row, { origins, readAreas }, source);
  const files = rows.map((row) => row.path);
  const drawn = source.areas.map((areas) => ('rows' in areas ? areas : crosswalkOf(folder, areas, files)));
  // Boundaries come after the lists of the areas they are of.
  return {
    ...source,
    areas: drawn.toSorted((one, other) => Number('rows' in other) - Number('rows' in one)),
  };
}

/** Boundaries become areas, tables become datasets; the rest is left out, with the reason. */
function readRow(
  folder: string,
  row: FileRow,
  { origins, readAreas }: { origins: Map<string, Origin>; readAreas: ReturnType<typeof areasReader> },
  source: CatalogueSource,
): void {
  const file = path.join(folder, row.path);
  const reason = reasonToSkip(file, row);
  if (reason !== undefined) source.skipped.push({ path: row.path, reason });
  else if (topology.test(row.path)) source.areas.push(readAreas(row.path, file, row.cells));
  else if (isAreaFile(file)) source.areas.push(...readAreaFile(row.path, file));
  else {
    const list = codeListOf(file, row);
    if (list) source.areas.push(list);
    source.datasets.push(datasetFrom(file, row, origins));
  }
}

/** Under a heading such as 'LGD codes …', lists of codes are those of the scheme it begins with. */
function codeListOf(file: string, { heading, path: listed, cells }: FileRow) {
  const scheme = /^(\S+) codes\b/i.exec(heading)?.[1];
  if (scheme === undefined || formatOf(listed) !== 'CSV' || listed.endsWith('.gz')) return undefined;
  return readCodeList(listed, file, {
    scheme: { id: nameFrom(scheme), title: `${scheme} codes` },
    level: (cells.Granularity ?? '').toLowerCase(),
  });
}

function reasonToSkip(file: string, { heading, path: listed, cells }: FileRow): string | undefined {
  if (path.normalize(listed).startsWith('..')) return 'the path leads out of the folder';
  if (!existsSync(file)) return 'the file is not there';
  if (/\btests?\b/i.test(heading)) return `listed under '${heading}', which are no data to publish`;
  if (topology.test(listed)) return undefined;
  if (/^(all|-)?$/.test(cells.Sector ?? '')) return 'not a table of one sector (a list of datasets, perhaps)';
  if (!tableFormats.has(formatOf(listed)))
    return `${formatOf(listed) || 'its format'} is not read as a table`;
  return undefined;
}

function fileRows(table: MarkdownTable): FileRow[] {
  return table.rows.map((cells) => ({ heading: table.heading, path: cells.File ?? '', cells }));
}

/** `as above` in a column stands for what the row above says. */
function carryDown(rows: FileRow[], column: string): FileRow[] {
  let above = '';
  return rows.map((row) => {
    if (!/^as above$/i.test(row.cells[column] ?? '')) above = row.cells[column] ?? '';
    return { ...row, cells: { ...row.cells, [column]: above } };
  });
}

function readOrigins(tables: readonly MarkdownTable[]): Map<string, Origin> {
  const origins = new Map<string, Origin>();
  for (const { columns, rows } of tables) {
    const repository = columns.find((column) => /^repository/i.test(column));
    const license = columns.find((column) => /^licen[cs]e/i.test(column));
    if (!columns.includes('Key') || repository === undefined) continue;
    for (const row of rows) {
      origins.set(row.Key ?? '', {
        repository: row[repository] ?? '',
        commit: row.Commit ?? '',
        licenseNote: license === undefined ? '' : (row[license] ?? ''),
      });
    }
  }
  return origins;
}

function datasetFrom(file: string, row: FileRow, origins: Map<string, Origin>): DatasetSource {
  const { cells } = row;
  const publisher = cells.Publisher ?? '';
  const title = cells['What it is'] || stemOf(row.path);
  const granularity = granularityFrom(cells.Granularity ?? '');
  const frequency = frequencyFrom(cells.Frequency ?? '');
  const yearsCovered = yearsFrom(cells.Period ?? '');
  const origin = originOf(row, origins);
  return {
    name: nameFrom(stemOf(row.path)),
    title,
    notes: notesFrom(row),
    publisher: publisherFrom(publisher),
    licenseId: licenseFrom(cells.Licence ?? ''),
    sectors: [cells.Sector ?? ''],
    tags: tagsFrom(row),
    sourceName: labelFrom(publisher),
    ...origin,
    methodology: methodologyFrom(row, origins),
    yearsCovered,
    similarDatasets: [],
    tables: [
      {
        path: row.path,
        file,
        title,
        format: formatOf(row.path),
        granularity,
        frequency,
        yearsCovered,
        columns: [],
        headerless: /\bno header row\b/i.test(cells['Known quirks'] ?? ''),
      },
    ],
  };
}

/** What starts with a small letter ('computed from …') tells how the file was made, not who stands for it. */
function publisherFrom(text: string): PublisherSource {
  const title = /^\p{Lowercase_Letter}/u.test(text) || text === '' ? 'Other publishers' : text;
  return { name: nameFrom(title), title };
}

function notesFrom({ cells }: FileRow): string {
  const facts = [
    ['Period', cells.Period],
    ['One row for each', cells.Granularity],
    ['Frequency', cells.Frequency],
    ['Rows and columns', cells['Rows x columns']],
    ['Key columns', cells['Key columns']],
  ].filter(([, value]) => value && value !== '-');
  return [`${cells['What it is']}.`, facts.map(([name, value]) => `- ${name}: ${value}`).join('\n')].join(
    '\n\n',
  );
}

function methodologyFrom(row: FileRow, origins: Map<string, Origin>): string {
  const { key, file } = sourceOf(row);
  const origin = origins.get(key);
  const quirks = row.cells['Known quirks'] ?? '';
  const parts = [
    /^none seen$/i.test(quirks) || quirks === '' ? '' : `**Known quirks.** ${quirks}`,
    origin
      ? `**Origin.** \`${file}\` of the repository ${origin.repository}, commit \`${origin.commit}\`.`
      : '',
    origin?.licenseNote ? `**How the licence is known.** ${origin.licenseNote}` : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function originOf(
  row: FileRow,
  origins: Map<string, Origin>,
): Pick<DatasetSource, 'sourceLink' | 'dataExtractionPage'> {
  const { key, file } = sourceOf(row);
  const origin = origins.get(key);
  if (!origin) return {};
  const repository = `https://github.com/${origin.repository}`;
  const single = !/[*?,]|\bfiles?\b/.test(file);
  return {
    sourceLink: repository,
    dataExtractionPage: single
      ? `${repository}/blob/${origin.commit}/${encodeURI(file)}`
      : `${repository}/tree/${origin.commit}`,
  };
}

/** `KEY: path/in/the/repository`, as the column 'Source: path' has it. */
function sourceOf(row: FileRow): { key: string; file: string } {
  const [, key = '', file = ''] = /^([^:]*):\s*(.*)$/.exec(row.cells['Source: path'] ?? '') ?? [];
  return { key: key.trim(), file: file.trim() };
}

const tooCommon = /^(\d+|daily|hourly|monthly|yearly|quarterly|series|once|and|the|of)$/;

function tagsFrom(row: FileRow): string[] {
  const sector = nameFrom(row.cells.Sector ?? '');
  const words = nameFrom(stemOf(row.path)).split('-');
  return [...new Set(words)].filter((word) => word.length > 2 && word !== sector && !tooCommon.test(word));
}
