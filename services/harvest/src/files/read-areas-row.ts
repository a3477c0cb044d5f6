import path from 'node:path';
import type { AreasSource } from './catalogue-source.ts';
import { labelFrom, nameFrom, stemOf } from '../words/names.ts';
import { yearsFrom } from '../words/vocabulary.ts';

type Cells = Record<string, string>;

/** A code property of boundary files, and what the list of files says of it. */
type CodeProperty = { property: string; scheme: { id: string; title: string }; width: number };

/**
 * Reads the rows that list TopoJSON boundaries. The first of the key columns is the code of an area; what
 * stands in brackets behind it (`dt_code (Census 2011 code, 3 digits)`) names its scheme and width, for
 * later rows with the same property too. The next that looks like a name is the name.
 */
export function areasReader(): (path: string, file: string, cells: Cells) => AreasSource {
  const known = new Map<string, CodeProperty>();
  return (listed, file, cells) => {
    const [first = '', ...others] = (cells['Key columns'] ?? '')
      .split(/,(?![^(]*\))/)
      .map((column) => column.trim());
    const code = readCode(first, known);
    const level = nameFrom(cells.Granularity ?? '');
    const nameProperty = others.find((column) => column === level || /(^|_)(name|nm)$/.test(column));
    return {
      path: listed,
      file,
      scheme: code.scheme,
      level: { id: level, title: labelFrom(level.replaceAll('-', ' ')), codeWidth: code.width },
      vintage: yearsFrom(cells.Period ?? '') ?? 'undated',
      codeProperty: code.property,
      ...(nameProperty === undefined ? {} : { nameProperty }),
      source: cells.Publisher,
    };
  };
}

function readCode(column: string, known: Map<string, CodeProperty>): CodeProperty {
  const [, property = column, said] = /^(\S+)\s*\(([^)]*)\)$/.exec(column) ?? [];
  const earlier = known.get(property);
  if (earlier && said === undefined) return earlier;
  const title = said?.split(',')[0]?.trim() ?? property;
  const code: CodeProperty = {
    property,
    scheme: { id: nameFrom(title.replace(/ codes?$/i, '')), title },
    width: Number(/(\d+) digits/.exec(said ?? '')?.[1] ?? 0),
  };
  known.set(property, code);
  return code;
}

/**
 * Finds the crosswalk of boundaries among the listed files: `districts.topo.json` has it in
 * `districts-to-lgd.csv`, in the columns of its code property and `lgd_district_code`.
 */
export function crosswalkOf(folder: string, areas: AreasSource, files: readonly string[]): AreasSource {
  const prefix = `${stemOf(areas.path)}-to-`;
  const listed = files.find((file) => stemOf(file).startsWith(prefix) && file.endsWith('.csv'));
  if (listed === undefined) return areas;
  const scheme = stemOf(listed).slice(prefix.length);
  return {
    ...areas,
    crosswalk: {
      file: path.join(folder, listed),
      column: `${scheme}_${areas.level.id.replaceAll('-', '_')}_code`,
      scheme: { id: scheme, title: `${scheme.toUpperCase()} codes` },
    },
  };
}
