import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import type { ChartFieldsAnswer } from '../charts/chart.contract.ts';
import type { RecipeColumn } from '../import/recipe.contract.ts';
import type { ColumnInfo } from '../tables/column.ts';
import { call, correct, lookAt, publish, withColumn } from './looks-testing.ts';

const JULY =
  'District,Rank,Households,Literacy rate,Loans outstanding,Mean temperature,Sold on\n' +
  'Kolar,2,1200,71.5,90,24.5,2025-07-01\nMysuru,1,3400,72.5,80,23.5,2025-07-02\n';

type Described = { fields: { id: string; info: ColumnInfo }[] };

/** Scale and additivity of each column, as the published dictionary has them. */
async function published(test: TestDatastore, id: string): Promise<Record<string, unknown[]>> {
  const { result } = await test.call<Described>('datastore_info', { id });
  return Object.fromEntries(result.fields.map(({ id: name, info }) => [name, [info.scale, info.additivity]]));
}

const shown = ({ source, scale, additivity }: RecipeColumn) => [source, scale, additivity];

describeStores('scale and additivity of the columns of a look', (open) => {
  it('are guessed and marked so, and published as they were seen', async () => {
    const test = await openTestDatastore(await open());
    const { body: look } = await lookAt(test, { package_id: 'dataset' }, JULY);
    expect(look.recipe.columns?.map(shown)).toEqual([
      ['District', 'nominal', undefined],
      ['Rank', 'ordinal', 'non_additive'],
      ['Households', 'ratio', 'additive'],
      ['Literacy rate', 'ratio', 'non_additive'],
      ['Loans outstanding', 'ratio', 'semi_additive'],
      ['Mean temperature', 'interval', 'non_additive'],
      ['Sold on', 'interval', undefined],
    ]);
    const guessed = (source: string) =>
      look.recipe.columns?.find((column) => column.source === source)?.guessed ?? [];
    expect(guessed('Households')).toEqual(expect.arrayContaining(['scale', 'additivity']));
    expect(guessed('District')).not.toContain('additivity');
    const { body: done } = await publish(test, look);
    expect(await published(test, done.resource_id)).toMatchObject({
      District: ['nominal', undefined],
      Households: ['ratio', 'additive'],
      'Loans outstanding': ['ratio', 'semi_additive'],
    });
  });

  it('decide how charts make one figure of several rows', async () => {
    const test = await openTestDatastore(await open());
    const { body: look } = await lookAt(test, { package_id: 'dataset' }, JULY);
    await correct(test, look, withColumn('Households', { additivity: 'non_additive' }));
    const { body: done } = await publish(test, look);
    const source = { kind: 'table', resource_id: done.resource_id };
    const { result } = await test.call<ChartFieldsAnswer>('chart_fields', { source });
    const figures = new Map(result.fields.map((field) => [field.id, [field.aggregate, field.additivity]]));
    expect(figures.get('Households')).toEqual(['mean', 'non_additive']);
    expect(figures.get('Loans outstanding')).toEqual(['sum', 'semi_additive']);
    expect(figures.get('District')).toEqual(['count', undefined]);
  });

  it('follow what else is said of a column until somebody says them, and hold for the next file then', async () => {
    const test = await openTestDatastore(await open());
    const { body: look } = await lookAt(test, { package_id: 'dataset' }, JULY);
    const { body: again } = await correct(test, look, (recipe) =>
      [
        withColumn('Households', { unit: 'per km²' }),
        withColumn('Mean temperature', { role: 'dimension' }),
        withColumn('District', { scale: 'ordinal' }),
        withColumn('Loans outstanding', { additivity: '', scale: '' }),
      ].reduce((changed, change) => change(changed), recipe),
    );
    const columns = new Map(again.recipe.columns?.map((column) => [column.source, column]));
    expect(columns.get('Households')).toMatchObject({ additivity: 'non_additive' });
    expect(columns.get('Households')?.guessed).toContain('additivity');
    expect(columns.get('Mean temperature')).not.toHaveProperty('additivity');
    expect(columns.get('District')?.guessed).not.toContain('scale');
    const { body: done } = await publish(test, again);
    const said = { District: ['ordinal', undefined], 'Loans outstanding': [undefined, undefined] };
    expect(await published(test, done.resource_id)).toMatchObject(said);

    const august = JULY.replaceAll('2025-07', '2025-08');
    const { body: next } = await lookAt(test, { resource_id: done.resource_id }, august);
    const kept = new Map(next.recipe.columns?.map((column) => [column.source, column]));
    expect(kept.get('District')).toMatchObject({ scale: 'ordinal' });
    expect(kept.get('District')?.guessed ?? []).not.toContain('scale');
    expect(kept.get('Loans outstanding')).toMatchObject({ scale: '', additivity: '' });
    expect(kept.get('Households')?.guessed).toContain('additivity');
    await publish(test, next);
    expect(await published(test, done.resource_id)).toMatchObject(said);
  });

  it('are refused by name and rule where they cannot be, and so are marks in numbers', async () => {
    const test = await openTestDatastore(await open());
    const { body: look } = await lookAt(test, { package_id: 'dataset' }, JULY);
    const refused = async (recipe: object) => {
      const { status, error } = await call(test, 'PUT', `/${look.id}`, { payload: { recipe } });
      return [status, error.fields];
    };
    const column = (said: object) => ({ columns: [{ source: 'Rank', name: 'Rank', ...said }] });
    expect(await refused(column({ type: 'text', additivity: 'additive' }))).toEqual([
      400,
      { columns: ['"Rank" has an additivity, and only numbers are added up'] },
    ]);
    const [status, fields] = await refused(column({ scale: 'metric' }));
    expect(status).toBe(400);
    expect(Object.keys(fields as object)).toEqual(['recipe.columns.0.scale']);
    expect(await refused({ thousands: '.' })).toEqual([
      400,
      { thousands: ['needs the mark before decimals, too'] },
    ]);
  });
});
