import { isIndicator, isSerial } from '../fields/column-meaning.ts';
import { isUnitColumn } from '../fields/unit-of.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { Filter } from '../spec/chart-spec.ts';

/** Kinds of areas from the widest to the narrowest, in the words that tables have for them. */
const areaLevels: readonly RegExp[] = [
  /^(world|global)$/,
  /^(country|nation|national|india|pays)$/,
  /^(state|states|state\/ut|province|region|région)$/,
  /^(division|département|departement)$/,
  /^(district|county|districts|counties)$/,
  /^(sub-?district|subdistt|tehsil|taluka?|block|mandal)$/,
  /^(town|city|municipality|commune)$/,
  /^(village|gram panchayat)$/,
  /^(ward|precinct|tract)$/,
];
/** Breakdowns such as by sex have few values, and their total in each of them. */
const MOST_PARTS = 6;

/**
 * The filters that leave rows which neither contain nor repeat one another: of a breakdown such as total, rural and
 * urban its total, of nested areas one level, of several indicators or units one; and no totals among their parts.
 * @param shown the columns the chart splits its rows by
 * @param level kind of the areas that a map shows
 */
export function rowsToldOnce(
  fields: readonly ChartField[],
  shown: ReadonlySet<string>,
  level?: string | null,
): Filter[] {
  return fields.flatMap((field) => filterOf(field, shown.has(field.id), level) ?? []);
}

function filterOf(field: ChartField, isShown: boolean, level?: string | null): Filter | undefined {
  const { id, type, totals, distinct } = field;
  if (type !== 'text' || (distinct ?? 2) < 2) return undefined;
  const levels = levelsOf(field);
  if (levels.length > 1) {
    const wanted = rankOf(level ?? '');
    const [chosen] = levels.filter(({ rank }) => rank === wanted).concat(levels);
    return isShown || !chosen ? undefined : { field: id, kind: 'one_of', values: [chosen.value] };
  }
  if (!isShown && (isIndicator(field) || isUnitColumn(field))) {
    const [first] = field.top;
    return first && { field: id, kind: 'one_of', values: [String(first.value)] };
  }
  if (totals.length === 0 || isSerial(field)) return undefined;
  const isBreakdown = totals.length === 1 && (distinct ?? 0) <= MOST_PARTS;
  return { field: id, kind: isBreakdown && !isShown ? 'one_of' : 'none_of', values: [...totals] };
}

/** The kinds of areas that a column names, the widest first; none where it names something else, too. */
export function levelsOf({ top, distinct }: ChartField): { value: string; rank: number }[] {
  if ((distinct ?? 0) > areaLevels.length || top.length !== distinct) return [];
  const levels = top.map(({ value }) => ({ value: String(value), rank: rankOf(String(value)) }));
  if (levels.some(({ rank }) => rank < 0)) return [];
  return levels.toSorted((one, other) => one.rank - other.rank);
}

function rankOf(text: string): number {
  const word = text.trim().toLowerCase();
  return areaLevels.findIndex((pattern) => pattern.test(word));
}
