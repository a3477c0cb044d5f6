import { invalidInput } from '@gazetteer/kernel';
import { columnNameProblems } from '../tables/column-names.ts';
import { isNumeric, readType } from '../tables/column.ts';
import type { Recipe, RecipeColumn } from './recipe.contract.ts';

/** @throws invalid_input on the field of a recipe that breaks a rule which its schema cannot tell of */
export function requireSoundRecipe({ columns = [], decimal, thousands }: Recipe): void {
  if (thousands !== undefined && decimal === undefined)
    throw invalidInput({ thousands: ['needs the mark before decimals, too'] });
  if (decimal !== undefined && thousands === decimal)
    throw invalidInput({ thousands: ['cannot be the mark before decimals'] });
  const sources = new Set<string>();
  for (const column of columns) {
    const { source, name, type } = column;
    const key = source.toLowerCase();
    if (sources.has(key)) throw invalidInput({ columns: [`"${source}" is there twice`] });
    sources.add(key);
    if (type !== undefined && readType(type) === undefined)
      throw invalidInput({ columns: [`"${name}" cannot be of type "${type}"`] });
    if (addsNoNumbers(column))
      throw invalidInput({ columns: [`"${name}" has an additivity, and only numbers are added up`] });
  }
  const problems = columnNameProblems(columns.flatMap(({ name, left_out }) => (left_out ? [] : [name])));
  if (problems.length > 0) throw invalidInput({ columns: problems });
}

/** What was only guessed goes with the type that it was guessed for. */
function addsNoNumbers({ type, additivity = '', guessed }: RecipeColumn): boolean {
  if (additivity === '' || guessed?.includes('additivity')) return false;
  return type !== undefined && !isNumeric(readType(type) ?? '');
}
