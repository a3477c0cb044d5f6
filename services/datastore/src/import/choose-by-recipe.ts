import type { Ask } from '../engine/query-worker.contract.ts';
import { quoteText } from '../engine/quote.ts';
import { readType } from '../tables/column.ts';
import { type ChosenTypes, chooseTypes, type TextColumn } from './choose-types.ts';
import type { ImportNote } from './files/import-report.ts';
import { entriesOf } from './fit-recipe.ts';
import type { Recipe, RecipeColumn } from './recipe.contract.ts';
import { trimmed } from './value-kinds.ts';
import type { ValueRules } from './value-rules.ts';

type Chosen = { texts: TextColumn[]; chosen: ChosenTypes; notes: ImportNote[] };

/**
 * Finds the types of the columns of a text, as a recipe says. A type that a person has chosen holds for all values, and
 * those that are not of it are left out with their rows; one that was only guessed for an earlier file gives way to the
 * values of this one.
 * @param plain the columns without the recipe
 * @param sources what the recipe knows the columns by
 */
export async function chooseByRecipe(
  ask: Ask,
  from: string,
  plain: readonly TextColumn[],
  { recipe, sources }: { recipe: Recipe; sources: readonly string[] },
): Promise<Chosen> {
  const entries = entriesOf(recipe, sources);
  const texts = plain.map((column, index) => underRecipe(column, recipe, entries[index]));
  const chosen = await chooseTypes(ask, from, texts);
  const giveWay = chosen.columns.map(
    ({ wrong }, index) => wrong !== undefined && (entries[index]?.guessed?.includes('type') ?? false),
  );
  if (!giveWay.includes(true)) return { texts, chosen, notes: [] };
  const freed = texts.map((column, index) =>
    giveWay[index] ? underRecipe(plain[index] as TextColumn, recipe, {}) : column,
  );
  const again = await chooseTypes(ask, from, freed);
  const notes = freed.flatMap(({ name }, index): ImportNote[] => {
    const params = {
      column: name,
      from: chosen.columns[index]?.type ?? '',
      to: again.columns[index]?.type ?? '',
    };
    return giveWay[index] ? [{ code: 'type_guessed_anew', params }] : [];
  });
  return { texts: freed, chosen: again, notes };
}

function underRecipe(column: TextColumn, recipe: Recipe, entry: Partial<RecipeColumn> = {}): TextColumn {
  const { decimal, thousands, missing = [] } = recipe;
  const rules: ValueRules = {
    ...(entry.decimal && { marks: { decimal: entry.decimal } }),
    ...(decimal && { marks: { decimal, thousands } }),
    ...(entry.date_order && { dateOrder: entry.date_order }),
  };
  const words = new Set(missing);
  return {
    ...column,
    rules,
    // A column that is left out must not leave out rows.
    declared: entry.left_out ? 'text' : (column.declared ?? (entry.type && readType(entry.type))),
    ...(missing.length > 0 && {
      text: withoutWords(column.text, missing),
      sample: column.sample.map((value) => (words.has(value.trim()) ? '' : value)),
    }),
  };
}

function withoutWords(text: string, words: readonly string[]): string {
  const list = words.map((word) => quoteText(word.trim())).join(', ');
  return `(case when ${trimmed(text)} in (${list}) then null else ${text} end)`;
}
