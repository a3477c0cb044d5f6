import type { Column, ColumnInfo } from '../tables/column.ts';
import { infoFields, saidInfo } from './arrange-columns.ts';
import { entriesOf, orderOfColumns } from './fit-recipe.ts';
import { mergeDictionary } from './guess-dictionary.ts';
import { guessScale } from './guess-scale.ts';
import type { TableFile } from './read-table-file.ts';
import type { Guessable, Recipe, RecipeColumn } from './recipe.contract.ts';

/**
 * A recipe with everything that reading a file by it has shown: each column of the file in its turn, with what was
 * guessed of it marked as guessed.
 * @param dictionary what the table says of its columns so far
 */
export function completeRecipe(
  recipe: Recipe,
  file: Pick<TableFile, 'columns' | 'kept' | 'leftOut' | 'profiles' | 'report'>,
  dictionary: readonly Column[],
): Recipe {
  const entries = entriesOf(
    recipe,
    file.kept.map(({ source }) => source),
  );
  const described = mergeDictionary(file.columns, file.profiles, dictionary);
  const kept = described.map((column, index): RecipeColumn => {
    const { source, dateOrder, decimalComma } = file.kept[index] ?? { source: column.id };
    const found = { date_order: dateOrder, decimal: decimalComma ? (',' as const) : undefined };
    const known = dictionary.find(({ id }) => id === column.id);
    return describeColumn({ ...column, source, found }, entries[index], known);
  });
  const gone = entriesOf(
    recipe,
    file.leftOut.map(({ source }) => source),
  ).filter((entry) => entry !== undefined);
  // The row of names may have moved since the recipe was written.
  const line = recipe.header_line === undefined ? {} : { header_line: file.report.header_line };
  return { ...recipe, ...line, columns: inOrder(recipe, [...kept, ...gone]) };
}

type Found = Column & { source: string; found: Pick<RecipeColumn, 'date_order' | 'decimal'> };

function describeColumn(
  { id, type, info, source, found }: Found,
  entry: RecipeColumn | undefined,
  known: Column | undefined,
): RecipeColumn {
  const said = saidInfo(entry);
  const isSaid = (field: Guessable) => entry?.[field] !== undefined && !entry.guessed?.includes(field);
  const guessed: Guessable[] = [];
  if (!isSaid('name') && known === undefined) guessed.push('name');
  // A type that gave way to the values of this file is guessed, too.
  if (!isSaid('type') || entry?.type !== type) guessed.push('type');
  const column: RecipeColumn = { source, name: id, type };
  for (const field of ['date_order', 'decimal'] as const) {
    const value = isSaid(field) ? entry?.[field] : found[field];
    if (value === undefined) continue;
    Object.assign(column, { [field]: value });
    if (!isSaid(field)) guessed.push(field);
  }
  const guess: ColumnInfo = guessScale({ id, type, info });
  for (const field of infoFields) {
    const isKnown = known?.info[field] !== undefined && !entry?.guessed?.includes(field);
    // A scale goes with what is said of the column beside it, and is guessed anew with each reading.
    const isGuessed = isGuessedLate(field) && !isKnown && !(field in said);
    const value = isGuessed ? guess[field] : (info[field] ?? (field in said ? '' : undefined));
    if (value === undefined) continue;
    Object.assign(column, { [field]: value });
    if (!(field in said) && !isKnown) guessed.push(field);
  }
  return { ...column, ...(guessed.length > 0 && { guessed }) };
}

/** What is guessed only where somebody looks at it: a table of which nobody has seen the guess says nothing of it. */
const guessedLate = ['scale', 'additivity'] as const satisfies Guessable[];

const isGuessedLate = (field: Guessable) => guessedLate.some((one) => one === field);

/** The columns of a file that somebody looks at, with what was guessed for them alone. */
export function withLateGuesses(columns: readonly Column[], recipe: Recipe): Column[] {
  const entries = new Map(recipe.columns?.map((entry) => [entry.name, entry]));
  return columns.map((column) => {
    const entry = entries.get(column.id);
    // An empty text takes away what a table has from an earlier guess.
    const late = Object.fromEntries(guessedLate.map((field) => [field, entry?.[field] ?? '']));
    return { ...column, info: { ...column.info, ...late } };
  });
}

/** Columns that are left out stay where they stood among the others. */
function inOrder(recipe: Recipe, columns: readonly RecipeColumn[]): RecipeColumn[] {
  const order = orderOfColumns(
    recipe,
    columns.map(({ source }) => source),
  );
  return order.flatMap((index) => columns[index] ?? []);
}

/** The settings of a recipe by which the cells of a file are read. */
const readingOf = ({ columns: _, method: __, key: ___, ...reading }: Recipe) =>
  JSON.stringify(Object.entries(reading).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * A corrected recipe, with what stayed as it was guessed marked so. Where the file is to be read in another way, what was
 * guessed of its values is guessed anew.
 */
export function noteWhatIsSaid(before: Recipe, corrected: Recipe): Recipe {
  if (!corrected.columns) return corrected;
  const isReadAnew = readingOf(before) !== readingOf(corrected);
  const entries = entriesOf(
    before,
    corrected.columns.map(({ source }) => source),
  );
  const columns = corrected.columns.map((column, index): RecipeColumn => {
    const former = entries[index];
    const guessed = (former?.guessed ?? []).filter(
      (field) => (former?.[field] ?? '') === (column[field] ?? ''),
    );
    const { type, date_order, decimal, guessed: _, ...rest } = column;
    const values = { type, date_order, decimal };
    const stays = Object.entries(values).filter(
      ([field, value]) => value !== undefined && !(isReadAnew && guessed.some((one) => one === field)),
    );
    return { ...rest, ...Object.fromEntries(stays), ...(guessed.length > 0 && { guessed }) };
  });
  return { ...corrected, columns };
}
