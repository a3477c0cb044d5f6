import { invalidInput } from '@gazetteer/kernel';
import { codeKey, renderCode, nameKeys } from '@gazetteer/tabular';
import type { AreaImport, AreaRow, SettledLevel } from './area-import.ts';
import type { Area, AreaName } from './area-tables.ts';

type Settled = AreaImport & { level: SettledLevel };

/** What an import writes of its areas; codes by the scheme they are of. */
export type ReadAreas = {
  areas: Area[];
  names: AreaName[];
  codes: Map<string, { code_key: string; area_key: string }[]>;
};

export function keysOf(rows: readonly AreaRow[]): string[] {
  return rows.map(({ code }) => codeKey(code));
}

/**
 * Joins the rows of an import with what is known of their areas: a row says more, it takes nothing back but
 * what it says otherwise. Rows with the same code are one area, which lies in all that they name.
 * @throws invalid_input for an area that is new and has no name
 */
export function readAreas(input: Settled, rows: readonly AreaRow[], known: readonly Area[]): ReadAreas {
  const byKey = new Map(known.map((area) => [area.code_key, area]));
  const given = new Map<string, { area: Area; parents: Set<string> }>();
  for (const row of rows) {
    const key = codeKey(row.code);
    const before = given.get(key);
    const parents = before?.parents ?? new Set<string>();
    const parent = parentOf(input, row);
    if (parent !== undefined) parents.add(parent);
    given.set(key, { area: joinRow(input, row, before?.area ?? byKey.get(key)), parents });
  }
  const areas = [...given.values()].map(({ area, parents }) => withParents(area, [...parents]));
  return { areas, names: areas.flatMap(namesOf), codes: codesOf(rows) };
}

function joinRow({ scheme, level }: Settled, row: AreaRow, known: Area | undefined): Area {
  const code = renderCode(row.code, level.codeWidth);
  const name = row.name?.trim() || known?.name;
  if (!name) throw invalidInput({ rows: [`The area ${code} is new and has no name`] });
  const before = known ? (JSON.parse(known.aliases) as string[]) : [];
  const aliases = [...new Set([...before, ...(row.aliases ?? [])])].filter((alias) => alias !== name);
  return {
    scheme: scheme.id,
    level: level.id,
    code_key: codeKey(row.code),
    code,
    name,
    parent: known?.parent ?? null,
    parents: known?.parents ?? '[]',
    replaced_by:
      row.replacedBy === undefined
        ? (known?.replaced_by ?? null)
        : renderCode(row.replacedBy, level.codeWidth),
    valid_from: row.validFrom ?? known?.valid_from ?? null,
    valid_to: row.validTo ?? known?.valid_to ?? null,
    aliases: JSON.stringify(aliases),
    search_text: [code, name, ...aliases].join(' ').toLowerCase(),
  };
}

function parentOf({ level }: Settled, row: AreaRow): string | undefined {
  if (row.parent !== undefined) return renderCode(row.parent, level.parent?.codeWidth ?? 0);
  const prefix = level.parent?.prefix;
  return prefix ? renderCode(row.code, level.codeWidth).slice(0, prefix) : undefined;
}

function withParents(area: Area, parents: readonly string[]): Area {
  const [only] = parents;
  if (only === undefined) return area;
  return parents.length === 1
    ? { ...area, parent: only, parents: '[]' }
    : { ...area, parent: null, parents: JSON.stringify(parents) };
}

function codesOf(rows: readonly AreaRow[]): ReadAreas['codes'] {
  const bySystem = new Map<string, Map<string, string>>();
  for (const { code, codes = {} } of rows) {
    for (const [system, other] of Object.entries(codes)) {
      const known = bySystem.get(system) ?? new Map<string, string>();
      bySystem.set(system, known.set(codeKey(code), codeKey(other)));
    }
  }
  return new Map(
    [...bySystem].map(([system, known]) => [
      system,
      [...known].map(([area_key, code_key]) => ({ area_key, code_key })),
    ]),
  );
}

function namesOf({ scheme, level, code_key, name, aliases }: Area): AreaName[] {
  const keys = new Map<string, boolean>();
  for (const written of [name, ...(JSON.parse(aliases) as string[])]) {
    for (const { key, exact } of nameKeys(written, level)) keys.set(key, exact || keys.get(key) === true);
  }
  return [...keys].map(([name_key, exact]) => ({ scheme, level, name_key, code_key, exact: exact ? 1 : 0 }));
}
