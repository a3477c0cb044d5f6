import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteWhatIsSaid } from './complete-recipe.ts';
import { entriesOf, fitRecipe, fits, orderOfColumns } from './fit-recipe.ts';
import { readsFiles } from './reading-testing.ts';
import type { Recipe, RecipeColumn } from './recipe.contract.ts';

const columnOf = (source: string, more: Partial<RecipeColumn> = {}): RecipeColumn => ({
  source,
  name: source,
  ...more,
});

describe('how a file fits a recipe', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 8 });

  it('in any order and case, with each column once', () => {
    fc.assert(
      fc.property(names, fc.func(fc.nat()), (sources, rank) => {
        const recipe: Recipe = {
          columns: sources.toSorted((a, b) => rank(a) - rank(b)).map((one) => columnOf(one)),
        };
        const file = sources.map((source) => source.toUpperCase());
        expect(fits(fitRecipe(recipe, file))).toBe(true);
        const ordered = orderOfColumns(recipe, file).map((index) => file[index]?.toLowerCase());
        expect(ordered).toEqual(recipe.columns?.map(({ source }) => source));
        expect(entriesOf(recipe, file).map((entry) => entry?.source)).toEqual(sources);
      }),
    );
  });

  it('names each column that is missing or new, and none that is left out', () => {
    fc.assert(
      fc.property(names, names, (known, there) => {
        const recipe = {
          columns: [...known.map((one) => columnOf(one)), columnOf('OUT', { left_out: true })],
        };
        const { missing, added } = fitRecipe(recipe, there);
        expect(missing).toEqual(known.filter((name) => !there.includes(name)));
        expect(added).toEqual(there.filter((name) => !known.includes(name) && name !== 'out'));
      }),
    );
  });
});

describe('a corrected recipe', () => {
  const before: Recipe = {
    columns: [columnOf('a', { type: 'int', label: 'A', guessed: ['name', 'type', 'label'] })],
  };

  it('marks as guessed what stayed, and as said what was changed', () => {
    const corrected = noteWhatIsSaid(before, { columns: [columnOf('a', { type: 'int', label: 'Age' })] });
    expect(corrected.columns).toEqual([
      columnOf('a', { type: 'int', label: 'Age', guessed: ['name', 'type'] }),
    ]);
  });

  it('has guessed types found anew where the cells are read in another way, and keeps those that were said', () => {
    const other = noteWhatIsSaid(before, { ...before, decimal: ',' });
    expect(other.columns?.[0]?.type).toBeUndefined();
    const said = noteWhatIsSaid(before, { columns: [columnOf('a', { type: 'text' })], decimal: ',' });
    expect(said.columns?.[0]?.type).toBe('text');
  });
});

describe('what a recipe says of values', () => {
  const read = readsFiles();
  const one = async (text: string, recipe: Recipe) => {
    const { rows, types, report } = await read(`v\n${text}\n`, 'table.csv', { recipe });
    return { values: rows.map(([value]) => value), type: types[0], rejected: report.rejected_rows };
  };

  it('marks in numbers', async () => {
    const points = { decimal: ',' as const };
    expect(await one('1.234\n12', points)).toEqual({ values: [1234, 12], type: 'int', rejected: 0 });
    expect(await one('"1.234,5"\n"0,5"', points)).toMatchObject({ values: [1234.5, 0.5], type: 'float' });
    expect(await one('"1,234.5"\n2', { decimal: '.' })).toMatchObject({ values: [1234.5, 2], type: 'float' });
    expect(await one("1'234.5\n2", { decimal: '.', thousands: ' ' })).toMatchObject({ values: [1234.5, 2] });
    expect(await one('"1,234"\n2', { decimal: '.', thousands: '' })).toMatchObject({ type: 'text' });
    expect(await one('007\n8', points)).toMatchObject({ type: 'text' });
    expect(await one('"\u22121.234,5"\n"0,5"', points)).toMatchObject({ values: [-1234.5, 0.5] });
    expect(await one('\u22121\n2', { decimal: '.', thousands: '' })).toMatchObject({ values: [-1, 2] });
    for (const type of ['int', 'float', 'numeric']) {
      const typed = { columns: [columnOf('v', { type })] };
      expect(await one('\u22121\n2', typed)).toMatchObject({ values: [-1, 2], type, rejected: 0 });
    }
    const small = { columns: [columnOf('v', { type: 'float' })] };
    expect(await one('\u2212.5\n\u22122e3', small)).toMatchObject({ values: [-0.5, -2000], rejected: 0 });
    const declared = { ...points, columns: [columnOf('v', { type: 'int' })] };
    expect(await one('007\n"8,5"', declared)).toEqual({ values: [7], type: 'int', rejected: 1 });
  });

  it('the order of dates, words for nothing, columns that are left out', async () => {
    const month = { columns: [columnOf('v', { date_order: 'month' })] };
    expect(await one('01/02/2024', month)).toMatchObject({ values: ['2024-01-02'], type: 'date' });
    const day = { columns: [columnOf('v', { date_order: 'day', type: 'date' })] };
    expect(await one('01/02/2024\n13/14/2024', day)).toMatchObject({ values: ['2024-02-01'], rejected: 1 });
    expect(await one('1\nunknown\n2', { missing: ['unknown'] })).toMatchObject({
      values: [1, 2],
      type: 'int',
    });
    const out = { columns: [columnOf('v', { type: 'int', left_out: true })] };
    expect(await one('1\nx', out)).toMatchObject({ rejected: 0 });
  });

  it('encoding, delimiter, and rows of names', async () => {
    const latin = Buffer.from('ville;n\nNîmes;1\n', 'latin1');
    const { rows } = await read(latin, 'table.csv', { recipe: { encoding: 'windows-1252', delimiter: ';' } });
    expect(rows).toEqual([['Nîmes', 1]]);
    const text = 'title\nRural,,Urban\nMen,Women,Men\n1,2,3\n4,5,6\n';
    const joined = await read(text, 'table.csv', { recipe: { header_line: 3, header_rows: 2 } });
    expect(joined.headers).toEqual(['Rural Men', 'Rural Women', 'Urban Men']);
    const later = await read(text, 'table.csv', { recipe: { header_line: 3, first_line: 5 } });
    expect(later.rows).toEqual([[4, 5, 6]]);
  });
});
