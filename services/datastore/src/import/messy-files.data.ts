import { join } from 'node:path';
import { administrator, describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { type FoundLists, openTestDatastore } from '../datastore-testing.ts';
import { importTable } from './import-table.ts';

const folder = join(process.env.GAZETTEER_DATA ?? '', 'messy');

describeStores('files as they were published', (open) => {
  async function importMessy(name: string) {
    const datastore = await openTestDatastore(await open());
    const resourceId = datastore.addResource({ urlType: null });
    const source = { path: join(folder, name) };
    const { context } = datastore.datastore;
    const { report } = await importTable(context, administrator, { resourceId, source, format: name });
    const types = Object.fromEntries(report.columns.map((column) => [column.name, column.type]));
    const codes = report.notes.map(({ code }) => code);
    const find = async (filters: object, fields: string[]) => {
      const input = { id: resourceId, filters, fields, records_format: 'lists', limit: 3 };
      return (await datastore.call<FoundLists>('datastore_search', input)).result.records;
    };
    return { report, types, codes, find, width: report.columns.length };
  }

  const reason = (name: string) => importMessy(name).catch((error: { fields?: object }) => error.fields);

  test('a byte order mark, 154 columns, NA for nothing', async () => {
    const { report, types, width, find } = await importMessy('bom-wide-154-columns.csv');
    expect([report.rows, width, report.rejected_rows, report.header_line]).toEqual([18, 154, 0, 1]);
    expect(types).toMatchObject({ SNO: 'int', ITEM_CODE: 'text', ITEM_NAME: 'text', VALUE201104: 'float' });
    const cement = await find({ ITEM_CODE: 'GROWTH_CEMENT' }, ['SNO', 'VALUE201104', 'VALUE201204']);
    expect(cement).toEqual([[23, null, 9.4]]);
  });

  test('names in two rows, the upper ones merged, and a total', async () => {
    const { report, types, width, codes, find } = await importMessy('two-row-merged-header.csv');
    expect([report.rows, width, report.header_line]).toEqual([38, 14, 2]);
    expect(codes).toEqual(expect.arrayContaining(['header_joined', 'totals_kept']));
    expect(types).toMatchObject({ 'State Name': 'text', 'UDYAM Manufacturing': 'int', 'UAP Total': 'int' });
    const fields = ['UDYAM Total', 'UAP Manufacturing', 'Total Total'];
    expect(await find({ 'State Name': 'ASSAM' }, fields)).toEqual([[462663, 34395, 655145]]);
  });

  test('lines that end in a carriage return alone', async () => {
    const { report, types, width, find } = await importMessy('cr-only-line-endings.csv');
    expect([report.rows, width, report.rejected_rows]).toEqual([4218, 8, 0]);
    expect(types).toMatchObject({ state: 'text', urban: 'float', total: 'float' });
    const filters = { state: 'Andaman and Nicobar Islands', indicator_id: '1' };
    expect(await find(filters, ['urban', 'rural', 'total', 'total_2005-06'])).toEqual([
      [87.6, 82.6, 84.7, null],
    ]);
  });

  test('one stray byte, grouped thousands, days before months', async () => {
    const { report, types, width, codes, find } = await importMessy('stray-latin1-byte-thousands-commas.csv');
    expect([report.rows, width, report.rejected_rows]).toEqual([7353, 13, 0]);
    expect(report.notes).toContainEqual({ code: 'stray_bytes', params: { bytes: 1, line: 3859 } });
    expect(codes).toEqual(expect.arrayContaining(['grouped_numbers', 'date_order', 'missing_values']));
    expect(types).toMatchObject({ DATE_OF_REGISTRATION: 'date', AUTHORIZED_CAPITAL: 'float' });
    const fields = ['DATE_OF_REGISTRATION', 'AUTHORIZED_CAPITAL', 'PAIDUP_CAPITAL'];
    const company = (id: string) => find({ CORPORATE_IDENTIFICATION_NUMBER: id }, fields);
    expect(await company('L00012GA1965PLC000199')).toEqual([['1965-04-12', 1_000_000_000, null]]);
    expect(await company('L13209GA1965PLC000044')).toEqual([['1965-06-25', 51_260_000_000, 2_965_004_871]]);
  });

  test('names between blanks', async () => {
    const { report, types, width, find } = await importMessy('padded-headers-no-quotes.csv');
    expect([report.rows, width, report.notes]).toEqual([703, 11, []]);
    expect(types).toMatchObject({ State: 'text', 'Total CSCs to be set up': 'int', Others: 'int' });
    const fields = ['Service Centre Agency', 'Total CSCs to be set up', 'VSAT'];
    expect(await find({ 'Name of Districts': 'Nicobar' }, fields)).toEqual([['Calance / Hughes', 16, 0]]);
  });

  test('a description above the names', async () => {
    const { report, types, width, find } = await importMessy('ragged-preamble-rows.csv');
    expect([report.rows, width, report.header_line, report.rejected_rows]).toEqual([685, 12, 9, 0]);
    expect(report.notes[0]).toMatchObject({ code: 'preamble_skipped', params: { lines: 8 } });
    expect(types).toMatchObject({ 'District Name': 'text', 'Allocation Total (Rs. in Crores)': 'float' });
    const fields = ['State Name', 'Allocation Total (Rs. in Crores)', 'Expenditure State (Rs. in Crores)'];
    expect(await find({ 'District Name': 'PURULIA' }, fields)).toEqual([['WEST BENGAL', 37.18, 9.28]]);
  });

  test('semicolons, with commas and line breaks within cells', async () => {
    const { report, types, width, find } = await importMessy('semicolon-quoted-karnataka-tenders.csv');
    expect([report.rows, width, report.delimiter, report.rejected_rows]).toEqual([5000, 9, ';', 0]);
    expect(types).toMatchObject({ 'Estimated Value': 'int', 'Published Date': 'timestamp', Title: 'text' });
    const fields = ['Estimated Value', 'Department', 'Published Date'];
    const tender = await find({ 'Tender Number': 'BBMP/2023-24/SE0292' }, fields);
    expect(tender).toEqual([[2130660, 'Bruhat Bengaluru Mahanagara Palike', '2024-02-20T21:51:26']]);
  });

  test('what is no table is named with its line and cause', async () => {
    expect(await reason('html-page-named-csv.csv')).toEqual({
      file: [
        'line 1: is a web page (HTML), not a table; its title is “Open Government Data (OGD) Platform India”',
      ],
    });
    expect(await reason('bom-only-empty.csv')).toEqual({ file: ['line 1: is empty'] });
  });
});
