import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { ended, upload } from '../jobs/jobs-testing.ts';
import { workbookOf } from '../import/zip-testing.ts';
import type { LookTables } from './look.store.ts';
import { call, correct, lookAt, publish } from './looks-testing.ts';

/** A workbook as statisticians send it, whose sheet of rows is named by its month. */
const workbookOfMonth = (month: string, accidents: number) =>
  workbookOf({
    Notes: [['What the columns mean'], ['A'], ['B'], ['C'], ['D'], ['E'], ['F'], ['G'], ['H'], ['I']],
    [`Accidents ${month}`]: [
      ['District', 'Accidents'],
      ['Kolar', accidents],
    ],
  });

/** Publishes the workbook of January, whose sheet somebody has chosen, as a new table. */
async function publishJanuary(test: TestDatastore): Promise<string> {
  const query = { package_id: 'dataset', filename: 'accidents.xlsx' };
  const { body: look } = await lookAt(test, query, workbookOfMonth('2026-01', 7));
  expect(look.report.sheet).toBe('Notes');
  const { body: chosen } = await correct(test, look, ({ columns: _, ...recipe }) => ({
    ...recipe,
    sheet: 'Accidents 2026-01',
  }));
  expect(chosen).toMatchObject({ report: { sheet: 'Accidents 2026-01' }, fit: { sheet: null } });
  return (await publish(test, chosen)).body.resource_id;
}

describeStores('next month’s workbook', (open) => {
  it('is read from its fullest sheet where the one of the recipe is not in it, which is told, and another can be chosen', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await publishJanuary(test);
    const february = workbookOfMonth('2026-02', 9);
    // Nobody looks at what an import reads: it does not choose another sheet.
    const { job } = await upload(test, { resource_id, filename: 'accidents.xlsx' }, february);
    expect((await ended(test, job)).error?.message).toContain(
      '“Accidents 2026-01” is not in the workbook; it has Notes, Accidents 2026-02',
    );
    const { status, body: look } = await lookAt(test, { resource_id, filename: 'accidents.xlsx' }, february);
    expect(status).toBe(201);
    expect(look).toMatchObject({
      fit: { sheet: 'Accidents 2026-01', missing: ['District', 'Accidents'] },
      report: { sheet: 'Notes', sheets: ['Notes', 'Accidents 2026-02'] },
    });
    const { body: chosen } = await correct(test, look, ({ columns: _, ...recipe }) => ({
      ...recipe,
      sheet: 'Accidents 2026-02',
    }));
    expect(chosen).toMatchObject({
      fit: { sheet: null, missing: [], added: [] },
      rows: { records: [['Kolar', 9]] },
    });
    expect((await publish(test, chosen)).status).toBe(200);
  });
});

describeStores('a look from before this was told', (open) => {
  it('is shown, and says that no sheet is missing', async () => {
    const sql = await open();
    const test = await openTestDatastore(sql);
    const { body: look } = await lookAt(test, { package_id: 'dataset', filename: 'a.csv' }, 'a,b\n1,2\n');
    const looks = sql.as<LookTables>().query;
    const { content } = await looks.selectFrom('datastore_looks').select('content').executeTakeFirstOrThrow();
    const { fit, ...read } = JSON.parse(content ?? '') as { fit: { sheet?: null } };
    delete fit.sheet;
    await looks
      .updateTable('datastore_looks')
      .set({ content: JSON.stringify({ ...read, fit }) })
      .execute();
    const { status, body } = await call(test, 'GET', `/${look.id}`);
    expect([status, body.fit]).toEqual([200, { missing: [], added: [], sheet: null }]);
  });
});
