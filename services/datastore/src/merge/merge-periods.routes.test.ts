import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { count, districtColumn, type Isle, openIsle, rate, yearColumn } from './merge-testing.ts';
import type { Report } from './merge-report.contract.ts';

type Merged = { records: Record<string, unknown>[]; total: number; report: Report };

async function merge(isle: Isle, left: object, right: object, more = {}): Promise<Merged> {
  const { result, error } = await isle.call<Merged>('table_merge', { left, right, ...more });
  expect(error).toBeUndefined();
  return result;
}

const people = (isle: Isle) =>
  isle.table(
    [districtColumn, yearColumn, count('people')],
    [2010, 2011, 2012].map((year) => ({ district: '11', year, people: year })),
  );
const text = (id: string) => ({ id, type: 'text', info: { role: 'time' } });

describeStores('the periods of a merge', (open) => {
  test('are joined where both tables have them', async () => {
    const isle = await openIsle(await open());
    const births = await isle.table(
      [districtColumn, yearColumn, count('births')],
      [2011, 2012, 2013].map((year) => ({ district: '011', year, births: 1 })),
    );
    const merged = await merge(isle, { resource_id: await people(isle) }, { resource_id: births });
    expect(merged.records.map(({ period, people: number, births: born }) => [period, number, born])).toEqual([
      [2010, 2010, null],
      [2011, 2011, 1],
      [2012, 2012, 1],
    ]);
    expect(merged.report.period).toMatchObject({ kind: 'year', alignment: 'same', carried: null });
  });

  test('of the finer table become those of the other', async () => {
    const isle = await openIsle(await open());
    const rain = await isle.table(
      [districtColumn, text('month'), count('days'), rate('moisture')],
      ['2011-01', '2011-12', '2012-01'].map((month) => ({ district: '11', month, days: 2, moisture: 5 })),
    );
    const merged = await merge(isle, { resource_id: await people(isle) }, { resource_id: rain });
    expect(merged.records.map(({ period, days }) => [period, days])).toEqual([
      [2010, null],
      [2011, 4],
      [2012, 2],
    ]);
    expect(merged.report.period).toMatchObject({ alignment: 'raised', raised: 'right' });
    expect(merged.report.warnings).toContainEqual({
      code: 'period_raised',
      side: 'right',
      from: 'month',
      to: 'year',
    });
  });

  test('of a table without any are all of the other, and it is said which was carried', async () => {
    const isle = await openIsle(await open());
    const area = await isle.table([districtColumn, count('wells')], [{ district: '11', wells: 7 }]);
    const left = { resource_id: await people(isle) };
    const carried = await merge(isle, left, { resource_id: area });
    expect(carried.records.map(({ period, wells }) => [period, wells])).toEqual([
      [2010, 7],
      [2011, 7],
      [2012, 7],
    ]);
    expect(carried.report.period).toMatchObject({ alignment: 'carried', carried: 'right' });
    const single = { ...left, period: { field: 'year', only: '2011' } };
    const one = await merge(isle, { resource_id: area }, single);
    expect(one.records).toMatchObject([{ period: 2011, wells: 7, people: 2011 }]);
    const none = await merge(isle, { ...left, period: null }, { resource_id: area });
    expect(none.records[0]).not.toHaveProperty('period');
    expect(none.report.period.alignment).toBe('none');
  });

  test('of a table with a single one that the other lacks are those of the other, whichever comes first', async () => {
    const isle = await openIsle(await open());
    const area = await isle.table(
      [districtColumn, yearColumn, count('wells')],
      [{ district: '11', year: 2001, wells: 7 }],
    );
    const [left, right] = [{ resource_id: area }, { resource_id: await people(isle) }];
    const merged = await merge(isle, left, right);
    expect(merged.report.period).toMatchObject({ alignment: 'carried', carried: 'left' });
    expect(merged.records.map(({ period, wells, people: some }) => [period, wells, some])).toEqual([
      [2010, 7, 2010],
      [2011, 7, 2011],
      [2012, 7, 2012],
    ]);
  });

  test('of another kind are no days: a single year leaves a row alone that meets none', async () => {
    const isle = await openIsle(await open());
    const day = { id: 'day', type: 'date', info: { role: 'time' } };
    const rain = await isle.table([districtColumn, day], [{ district: '11', day: '2010-01-01' }]);
    const census = await isle.table([districtColumn, yearColumn], [{ district: '22', year: 2012 }]);
    const ways: [string, string][] = [
      [rain, census],
      [census, rain],
    ];
    for (const [left, right] of ways) {
      const merged = await merge(isle, { resource_id: left }, { resource_id: right }, { how: 'outer' });
      expect(merged.records.map(({ area_code, period }) => [area_code, period])).toEqual([
        ['011', left === rain ? '2010-01-01' : null],
        ['022', left === rain ? null : 2012],
      ]);
    }
  });

  test('that are fiscal years stand beside the calendar year they begin in', async () => {
    const isle = await openIsle(await open());
    const budget = await isle.table(
      [districtColumn, text('fin_year'), count('rupees')],
      ['2010-11', '2011-12'].map((fin_year) => ({ district: '11', fin_year, rupees: 9 })),
    );
    const merged = await merge(isle, { resource_id: await people(isle) }, { resource_id: budget });
    expect(merged.records.map(({ rupees }) => rupees)).toEqual([9, 9, null]);
    expect(merged.report.warnings.map(({ code }) => code)).toContain('fiscal_year_as_calendar_year');
  });

  test('that are not there are refused by name', async () => {
    const isle = await openIsle(await open());
    const left = { resource_id: await people(isle), period: { field: 'year', only: '1999' } };
    const { error } = await isle.call('table_merge', { left, right: left });
    expect(error).toMatchObject({ 'left.period.only': ['no row is of "1999"'] });
  });
});
