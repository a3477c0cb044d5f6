import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { type FoundLists, openTestDatastore } from '../datastore-testing.ts';
import { ended, upload } from '../jobs/jobs-testing.ts';
import { lookAt, publish } from './looks-testing.ts';

const folder = join(process.env.GAZETTEER_DATA ?? '', 'messy');

/** Rows, columns, and cells of one row of the file, found by another of its cells. */
const files: Record<string, { rows: number; width: number; row: [object, Record<string, unknown>] }> = {
  'bom-wide-154-columns.csv': {
    rows: 18,
    width: 154,
    row: [{ ITEM_CODE: 'GROWTH_CEMENT' }, { SNO: 23, VALUE201104: null, VALUE201204: 9.4 }],
  },
  'two-row-merged-header.csv': {
    rows: 38,
    width: 14,
    row: [
      { 'State Name': 'ASSAM' },
      { 'UDYAM Total': 462663, 'UAP Manufacturing': 34395, 'Total Total': 655145 },
    ],
  },
  'cr-only-line-endings.csv': {
    rows: 4218,
    width: 8,
    row: [
      { state: 'Andaman and Nicobar Islands', indicator_id: '1' },
      { urban: 87.6, rural: 82.6, total: 84.7, 'total_2005-06': null },
    ],
  },
  'stray-latin1-byte-thousands-commas.csv': {
    rows: 7353,
    width: 13,
    row: [
      { CORPORATE_IDENTIFICATION_NUMBER: 'L13209GA1965PLC000044' },
      {
        DATE_OF_REGISTRATION: '1965-06-25',
        AUTHORIZED_CAPITAL: 51_260_000_000,
        PAIDUP_CAPITAL: 2_965_004_871,
      },
    ],
  },
  'padded-headers-no-quotes.csv': {
    rows: 703,
    width: 11,
    row: [{ 'Name of Districts': 'Nicobar' }, { 'Total CSCs to be set up': 16, VSAT: 0 }],
  },
  'ragged-preamble-rows.csv': {
    rows: 685,
    width: 12,
    row: [
      { 'District Name': 'PURULIA' },
      { 'State Name': 'WEST BENGAL', 'Allocation Total (Rs. in Crores)': 37.18 },
    ],
  },
  'semicolon-quoted-karnataka-tenders.csv': {
    rows: 5000,
    width: 9,
    row: [{ 'Tender Number': 'BBMP/2023-24/SE0292' }, { 'Estimated Value': 2130660 }],
  },
};

describeStores('messy files, from the look to the published table', (open) => {
  test.each(Object.entries(files))('%s, and once more by its recipe', async (filename, {
    rows,
    width,
    row,
  }) => {
    const datastore = await openTestDatastore(await open());
    const content = await readFile(join(folder, filename));
    const { body: look } = await lookAt(datastore, { package_id: 'dataset', filename }, content);
    expect([look.rows.total, look.rows.columns.length, look.report.rejected_rows]).toEqual([rows, width, 0]);
    const { resource_id } = (await publish(datastore, look)).body;
    const find = async () => {
      const [filters, cells] = row;
      const fields = Object.keys(cells);
      const input = { id: resource_id, filters, fields, records_format: 'lists', limit: 1 };
      return (await datastore.call<FoundLists>('datastore_search', input)).result.records;
    };
    expect(await find()).toEqual([Object.values(row[1])]);
    const { job } = await upload(datastore, { resource_id, filename }, content);
    const done = await ended(datastore, job);
    expect(done).toMatchObject({ state: 'done', rows, report: { version: 2, rejected_rows: 0 } });
    expect(done.report?.changes?.columns).toEqual({ added: [], removed: [], retyped: [] });
    expect(done.report?.notes[0]?.code).toBe('recipe_used');
    expect(await find()).toEqual([Object.values(row[1])]);
  });

  test('what is no table is named, and nothing stays', async () => {
    const datastore = await openTestDatastore(await open());
    for (const filename of ['html-page-named-csv.csv', 'bom-only-empty.csv']) {
      const content = await readFile(join(folder, filename));
      const { status, error } = await lookAt(datastore, { package_id: 'dataset', filename }, content);
      expect([status, error.info]).toMatchObject([400, { reason: { line: 1 } }]);
    }
    expect(datastore.resources.size).toBe(0);
  });
});
