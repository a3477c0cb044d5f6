import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { type AreaListSource, type AreaRow, ImportSourceError } from './catalogue-source.ts';
import { labelFrom, nameFrom } from '../words/names.ts';

type Lines = { header: string[]; lines: string[][] };

/** The columns that a file of areas must have; see docs/area-codes.md for all of them. */
const required = ['scheme', 'level', 'code', 'name'];

/** True where the file's first line names the columns of a file of areas. */
export function isAreaFile(file: string): boolean {
  if (!/\.csv$/i.test(file)) return false;
  const { header } = readLines(file, 1);
  return required.every((name) => header.includes(name));
}

/**
 * Reads a file of areas: a line an area, with scheme, level, code and name, and what else is known of it. One
 * file may hold several levels, and add to areas that are known.
 */
export function readAreaFile(path: string, file: string): AreaListSource[] {
  const { header, lines } = readLines(file);
  const levels = new Map<string, AreaListSource>();
  for (const line of lines) {
    const cells = Object.fromEntries(header.map((name, index) => [name, (line[index] ?? '').trim()]));
    const { scheme = '', level = '', code = '' } = cells;
    if (scheme === '' || level === '' || code === '') {
      throw new ImportSourceError(
        `${path}: every line needs scheme, level and code; one has "${line.join(',')}"`,
      );
    }
    const key = `${scheme}/${level}`;
    const list = levels.get(key) ?? {
      path,
      scheme: { id: scheme, title: cells.scheme_title || `${scheme.toUpperCase()} codes` },
      level: {
        id: level,
        title: cells.level_title || labelFrom(level.replaceAll('-', ' ')),
        codeWidth: 0,
        ...(cells.parent_level ? { parent: { level: cells.parent_level, codeWidth: 0 } } : {}),
      },
      rows: [],
    };
    list.rows.push(rowFrom(cells));
    levels.set(key, list);
  }
  return [...levels.values()].map(withWidths);
}

/**
 * Reads a list of the codes of one level as directories publish them: `State Code, District Code, District
 * Name, Census 2011 Code …`. The level's own columns are those called after it, the code column before it is
 * of the level above, and census codes are its codes in other schemes.
 * @returns undefined where no column is the level's code
 */
export function readCodeList(
  path: string,
  file: string,
  { scheme, level }: { scheme: AreaListSource['scheme']; level: string },
): AreaListSource | undefined {
  const { header, lines } = readLines(file);
  const codes = header.flatMap((name, index) => {
    const stem = /^(.+) code$/i.exec(name)?.[1]?.toLowerCase();
    return stem && !/census|type|version/.test(stem) ? [{ stem, index }] : [];
  });
  // Of `District Code` and `Sub-district Code` the longer is the sub-district's.
  const [own] = codes
    .filter(({ stem }) => nameFrom(level).endsWith(nameFrom(stem)))
    .toSorted((one, other) => other.stem.length - one.stem.length);
  const name = header.findIndex((title) => title.toLowerCase() === `${own?.stem} name`);
  if (!own || name < 0) return undefined;
  const others = codes.filter((code) => code !== own);
  const above = others.findLast(({ index }) => index < own.index) ?? others[0];
  const census = header.flatMap((title, index) => {
    const year = /^census (\d{4}) code$/i.exec(title)?.[1];
    return year ? [{ system: `census-${year}`, index }] : [];
  });
  const rows = lines.map((line): AreaRow => {
    const known = census.filter(({ index }) => /[1-9]/.test(line[index] ?? ''));
    return {
      code: line[own.index] ?? '',
      name: line[name] ?? '',
      ...(above ? { parent: line[above.index] ?? '' } : {}),
      codes: Object.fromEntries(known.map(({ system, index }) => [system, line[index] ?? ''])),
    };
  });
  const parent = above ? { parent: { level: nameFrom(above.stem), codeWidth: 0 } } : {};
  const id = nameFrom(level);
  return withWidths({
    path,
    scheme,
    level: { id, title: labelFrom(level), codeWidth: 0, ...parent },
    rows,
  });
}

/** Codes that are numbers are written as wide as the longest of them. */
function withWidths(list: AreaListSource): AreaListSource {
  const codes = list.rows.map(({ code }) => String(code));
  const parents = list.rows.flatMap(({ parent }) => (parent === undefined ? [] : [String(parent)]));
  const { parent } = list.level;
  return {
    ...list,
    level: {
      ...list.level,
      codeWidth: widthOf(codes),
      ...(parent ? { parent: { ...parent, codeWidth: widthOf(parents) } } : {}),
    },
  };
}

function widthOf(codes: readonly string[]): number {
  return codes.every((code) => /^\d+$/.test(code)) ? Math.max(0, ...codes.map(({ length }) => length)) : 0;
}

function rowFrom(cells: Record<string, string>): AreaRow {
  const {
    code = '',
    name,
    parent,
    valid_from: validFrom,
    valid_to: validTo,
    replaced_by: replacedBy,
  } = cells;
  return {
    code,
    ...(name ? { name } : {}),
    ...(parent ? { parent } : {}),
    ...(validFrom ? { validFrom } : {}),
    ...(validTo ? { validTo } : {}),
    ...(replacedBy ? { replacedBy } : {}),
    aliases: listOf(cells.aliases),
    codes: Object.fromEntries(
      listOf(cells.codes).map((pair) => {
        const [system = '', other = ''] = pair.split('=', 2);
        return [system.trim(), other.trim()];
      }),
    ),
  };
}

function listOf(text = ''): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Lists of codes are short: they are read at once. Headers lose their outer blanks. */
function readLines(file: string, to?: number): Lines {
  const [header = [], ...lines] = parse(readFileSync(file), {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    ...(to === undefined ? {} : { to }),
  }) as string[][];
  return { header: header.map((name) => name.trim()), lines };
}

/** Reads which code of another scheme each shape has: two columns of a crosswalk. */
export function readCrosswalk(file: string, from: string, to: string): Map<string, string> {
  const { header, lines } = readLines(file);
  const [source, target] = [header.indexOf(from), header.indexOf(to)];
  if (source < 0 || target < 0) {
    throw new ImportSourceError(`${file}: a crosswalk needs the columns ${from} and ${to}`);
  }
  return new Map(
    lines.flatMap((line) => {
      const [code, other] = [line[source]?.trim(), line[target]?.trim()];
      return code && other ? [[code, other] as const] : [];
    }),
  );
}
