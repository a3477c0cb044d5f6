import type { ChartSpec } from '@gazetteer/charts';
import type { Application } from '../open-application.ts';
import { countPlacesWithSql, distinctWithSql } from './chart-sql-testing.ts';

type ListedArea = {
  code: string;
  name: string;
  aliases: string[];
  parents: string[];
  replaced_by: string | null;
};
type ListedLevel = { parent_level: string | null; areas: ListedArea[] };

/** A level, and its areas by the letters of their names: of whole names, and of those without words too many. */
type KnownLevel = { areas: ListedArea[]; whole: Map<string, ListedArea[]>; short: Map<string, ListedArea[]> };

/** A column of places by name, and what they lie in. */
export type NamedColumn = { field: string; parent_field: string | null; scheme: string; level: string };

/**
 * The figure of each place that a table has by name, under the code of the place, and how many names are those of no
 * area: the spellings are put together by the areas they are read as here, from the public lists of areas, and SQL makes
 * one figure of all of their rows.
 */
export async function countNamedPlaces(
  application: Application,
  spec: ChartSpec,
  id: string,
  column: NamedColumn,
): Promise<{ lines: string[]; unknown: number }> {
  const levels = await readLevels(application, column);
  const columns = [column.field, ...(column.parent_field ? [column.parent_field] : [])];
  const written = (await distinctWithSql(application, spec, id, columns)).filter(([name]) => name?.trim());
  const spelled = written.flatMap(([name = '', parent = '']) => {
    const code = codeOf(levels, name, column.parent_field === null ? undefined : parent);
    return code === undefined ? [] : [{ name, parent, code }];
  });
  const lines = await countPlacesWithSql(application, { spec, id, column, spelled });
  return { lines, unknown: written.length - spelled.length };
}

/** The level of the names and those above it, the nearest first. */
async function readLevels(application: Application, { scheme, level }: NamedColumn): Promise<KnownLevel[]> {
  const levels: KnownLevel[] = [];
  let next: string | null = level;
  while (next !== null) {
    const { areas, parent_level: above } = await listAreas(application, `${scheme}/${next}`);
    levels.push({ areas, whole: byName(areas, lettersOf), short: byName(areas, shortLettersOf) });
    next = above;
  }
  return levels;
}

async function listAreas({ server }: Application, level: string): Promise<ListedLevel> {
  const answer = await server.inject(`/api/areas/${level}/list.json`);
  return answer.json<ListedLevel>();
}

/** The one area that a name stands for within what is written beside it; whole names go before shortened ones. */
function codeOf([own, ...above]: KnownLevel[], name: string, parent: string | undefined): string | undefined {
  if (!own) return undefined;
  const within = parent === undefined ? undefined : codesNamed(above, parent);
  const found = [own.whole.get(lettersOf(name)), own.short.get(shortLettersOf(name))].map((areas = []) =>
    areas.filter((area) => !within || liesIn(area, above, within)),
  );
  const first = found.find(({ length }) => length > 0) ?? [];
  const codes = new Set(first.map((area) => area.replaced_by ?? area.code));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/** Areas above, by code or by name, each with how far above it is. */
function codesNamed(above: readonly KnownLevel[], written: string): ReadonlySet<string> {
  const isCode = ({ code }: ListedArea) => /^\d+$/.test(written) && Number(code) === Number(written);
  const ways = [
    ({ areas }: KnownLevel) => areas.filter(isCode),
    ({ whole }: KnownLevel) => whole.get(lettersOf(written)) ?? [],
    ({ short }: KnownLevel) => short.get(shortLettersOf(written)) ?? [],
  ];
  const found = ways.map((way) =>
    above.flatMap((level, index) => way(level).map(({ code }) => `${index} ${code}`)),
  );
  return new Set(found.find(({ length }) => length > 0));
}

function liesIn(area: ListedArea, above: readonly KnownLevel[], within: ReadonlySet<string>): boolean {
  let { parents } = area;
  return above.some(({ areas }, index) => {
    if (parents.some((code) => within.has(`${index} ${code}`))) return true;
    parents = areas.filter(({ code }) => parents.includes(code)).flatMap((one) => one.parents);
    return false;
  });
}

function byName(areas: readonly ListedArea[], key: (name: string) => string): Map<string, ListedArea[]> {
  const named = new Map<string, ListedArea[]>();
  for (const area of areas) {
    for (const name of new Set([area.name, ...area.aliases].map(key))) {
      named.set(name, [...(named.get(name) ?? []), area]);
    }
  }
  return named;
}

/** Without capitals, accents, blanks and points. */
function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const kinds = 'districts?|distt?\\.?|county|parish|census area|state( of)?|union territory( of)?|ut( of)?';
const kindWords = new RegExp(`^(${kinds})\\s|\\s(${kinds})$`, 'i');

/** The same without the number of a list before it, and without the word for what it is. */
function shortLettersOf(name: string): string {
  return lettersOf(name.replace(/^\s*\d+\W+(?=\p{L})/u, '').replace(kindWords, ''));
}
