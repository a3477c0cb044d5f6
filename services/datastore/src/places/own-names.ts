import { nameKeys } from '@gazetteer/tabular';
import type { ReadDistinct } from '../areas/place.ts';
import type { Column } from '../tables/column.ts';
import type { CodeColumn } from './code-column.ts';

/** Part of the places that a column must name as we know them, to be one of their names. */
const SUFFICIENT_AGREEMENT = 0.8;

/** Places by the names that the table itself has beside their codes, where one of its columns has them. */
export async function withOwnNames(
  codes: CodeColumn,
  columns: readonly Column[],
  read: ReadDistinct,
): Promise<CodeColumn> {
  const texts = columns.filter(({ id, type }) => type === 'text' && id !== codes.field);
  for (const { id } of texts) {
    const names = namesBeside((await read([codes.field, id])) ?? []);
    if (!names || !areNamesOf(codes, names)) continue;
    const named = [...codes.named].map(([value, place]) => {
      const name = names.get(value);
      return [value, name === undefined ? place : { ...place, name }] as const;
    });
    return { ...codes, namesIn: id, named: new Map(named) };
  }
  return codes;
}

/** The one name that stands beside each code; undefined where a code has several. */
function namesBeside(rows: readonly (readonly (string | null)[])[]): Map<string, string> | undefined {
  const names = new Map<string, string>();
  for (const [code, name] of rows) {
    if (!code || !name) continue;
    if (names.has(code)) return undefined;
    names.set(code, name);
  }
  return names;
}

function areNamesOf({ level, named }: CodeColumn, names: ReadonlyMap<string, string>): boolean {
  const alike = [...named].filter(([value, { name }]) => {
    const known = new Set(nameKeys(name, level).map(({ key }) => key));
    return nameKeys(names.get(value) ?? '', level).some(({ key }) => known.has(key));
  });
  return named.size > 0 && alike.length / named.size >= SUFFICIENT_AGREEMENT;
}
