import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import type { DownloadEntry } from '../catalogue.ts';
import { createDataset, openCatalogue, type TestCatalogue } from '../catalogue.fixture.ts';

const column = (name: string, more: object = {}) => ({
  name,
  type: 'int',
  label: null,
  notes: null,
  unit: null,
  role: null,
  ...more,
});

/** A dataset with a table, a table that was made from an uploaded file, two files of one name, a link and nothing. */
async function filled(test: TestCatalogue, given: object = {}) {
  const upload = (id: string, name: string, filename: string) => ({
    id,
    name,
    url_type: 'upload',
    format: 'PDF',
    url: `${PUBLIC_URL}/dataset/births/resource/${id}/download/${filename}`,
  });
  const dataset = await createDataset(test, {
    notes: 'All births.',
    methodology: 'Counted.',
    license_id: 'CC-BY-4.0',
    source_name: 'The Registrar',
    source_link: 'https://example.org/births',
    source_updated: '2019-03',
    years_covered: '2001-2011',
    spatial_text: 'Kerala',
    maintainer: 'Asha Rao',
    maintainer_email: 'asha@example.org',
    resources: [
      { id: 'resource-by-district', name: 'By district', sku: 'by-district', url_type: 'datastore' },
      { ...upload('resource-from-file', 'From a file', 'a.csv'), sku: 'from-file' },
      upload('resource-report-one', 'Report', 'Report.pdf'),
      upload('resource-report-two', 'Second report', 'report.pdf'),
      { id: 'resource-elsewhere', name: 'Atlas', url: 'https://example.org/atlas' },
      { id: 'resource-of-nothing', name: 'To come', url: '' },
    ],
    ...given,
  });
  const table = { primaryKey: [], rows: 1234, bytes: 100, version: 2, changed: '2026-01-02T03:04:05.000Z' };
  const births = column('births', {
    label: 'Births, live',
    notes: 'Said "live"',
    unit: 'persons',
    role: 'measure',
    additivity: 'additive',
  });
  for (const id of ['resource-by-district', 'resource-from-file'])
    test.described.set(id, { ...table, columns: [births, column('code', { type: '_text' })] });
  for (const [id, filename] of [
    ['resource-from-file', 'a.csv'],
    ['resource-report-one', 'Report.pdf'],
    ['resource-report-two', 'report.pdf'],
  ] as const)
    test.uploads.set(id, { filename, bytes: 12_000 });
  return dataset;
}

async function packed(test: TestCatalogue, query = '') {
  const answer = await test.server.inject(`/dataset/births/download.zip${query}`);
  const entries = answer.json() as DownloadEntry[];
  const texts = new Map(entries.flatMap((entry) => ('text' in entry ? [[entry.path, entry.text]] : [])));
  return { answer, entries, read: (path: string) => texts.get(path) ?? '' };
}

describeStores('the download of a dataset', (open) => {
  it('holds tables with their dictionaries, files, licence, citation and metadata, and names what it does not', async () => {
    const test = await openCatalogue(open);
    await filled(test);
    const { answer, entries, read } = await packed(test);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="births.zip"',
    });
    expect(entries.map(({ path }) => path)).toEqual([
      'README.txt',
      'LICENCE.txt',
      'CITATION.txt',
      'CITATION.bib',
      'datapackage.json',
      'dictionary/by-district.txt',
      'dictionary/by-district.csv',
      'dictionary/from-file.txt',
      'dictionary/from-file.csv',
      'files/Report.pdf',
      'files/report-2.pdf',
      'data/by-district.csv',
      'data/from-file.csv',
    ]);
    expect(entries.slice(-3)).toEqual([
      { path: 'files/report-2.pdf', upload: 'resource-report-two' },
      { path: 'data/by-district.csv', table: 'resource-by-district', version: 2 },
      { path: 'data/from-file.csv', table: 'resource-from-file', version: 2 },
    ]);
    const readme = read('README.txt');
    for (const said of [
      'The table “By district”: 1,234 rows, 2 columns. Version 2, of 2 Jan 2026.',
      'The file “Second report” as it was uploaded (PDF, 12 kB).',
      'Source: The Registrar, https://example.org/births',
      'Updated by the source: March 2019',
      'Period covered: 2001–2011',
      'Places covered: Kerala',
      'Questions to: Asha Rao, asha@example.org',
      '- “Atlas” is not stored on the portal: https://example.org/atlas',
      `- The file that the table “From a file” was made from: ${PUBLIC_URL}/dataset/births/resource/resource-from-file/download/a.csv`,
      '- “To come” has neither a table nor a file.',
    ])
      expect(readme).toContain(said);
    expect(read('LICENCE.txt')).toContain('https://creativecommons.org/licenses/by/4.0/');
    expect(read('CITATION.txt')).toMatch(
      /^The Registrar \(2019\)\. Births \[Data set\]\. Gazetteer, updated /,
    );
    expect(read('CITATION.bib')).toMatch(/^@misc\{births,\n.*year = \{2019\}/s);
    const descriptor = JSON.parse(read('datapackage.json')) as { resources: { path: string }[] };
    expect(descriptor).toMatchObject({ source_updated: '2019-03', sources: [{ title: 'The Registrar' }] });
    expect(descriptor.resources.map(({ path }) => path)).toEqual(
      expect.arrayContaining(entries.slice(-4).map(({ path }) => path)),
    );
  });

  it('speaks French to who asks for it, with the spaces of French', async () => {
    const test = await openCatalogue(open);
    await filled(test);
    const { entries, read } = await packed(test, '?lang=fr');
    expect(read('README.txt')).toContain('Le tableau «\u00a0By district\u00a0»\u00a0: 1\u202f234 lignes');
    expect(read('CITATION.txt')).toContain('[Jeu de données]');
    const texts = entries.flatMap((entry) =>
      'text' in entry && entry.path.endsWith('.txt') ? [entry.text] : [],
    );
    expect(texts.join('\n')).not.toMatch(/ [:;?!»]|« |[“”]/);
    expect((await test.server.inject('/dataset/births/download.zip?lang=de')).statusCode).toBe(400);
  });

  it('is told in advance: what it holds and leaves out, and how the dataset is cited', async () => {
    const test = await openCatalogue(open);
    const { id } = await filled(test);
    const told = await test.server.inject('/dataset/births/download.json');
    expect(told.json()).toMatchObject({
      url: `${PUBLIC_URL}/dataset/${id}/download.zip?lang=en`,
      tables: [
        { resource_id: 'resource-by-district', path: 'data/by-district.csv', rows: 1234, version: 2 },
        { resource_id: 'resource-from-file' },
      ],
      files: [{ path: 'files/Report.pdf', bytes: 12_000 }, { path: 'files/report-2.pdf' }],
      left_out: [
        { resource_id: 'resource-from-file', reason: 'original' },
        { title: 'Atlas', reason: 'elsewhere', address: 'https://example.org/atlas' },
        { title: 'To come', reason: 'missing', address: null },
      ],
    });
  });

  it('is hidden from whom the page is hidden, and gone where the dataset was public', async () => {
    const test = await openCatalogue(open);
    await filled(test, { private: true });
    const files = ['download.zip', 'download.json', 'resource/resource-by-district/dictionary.csv'];
    const ask = async (file: string, as: string) => {
      const answer = await test.server.inject({
        url: `/dataset/births/${file}`,
        headers: as ? { authorization: as } : {},
      });
      return [file, as, answer.statusCode, answer.headers['cache-control']];
    };
    for (const file of files) {
      expect((await ask(file, ''))[2]).toBe(404);
      expect(await ask(file, 'mo')).toEqual([file, 'mo', 200, 'private, no-cache']);
    }
    await test.post('package_patch', { id: 'births', private: false });
    expect((await ask('download.zip', ''))[2]).toBe(200);
    await test.post('package_delete', { id: 'births' });
    for (const as of ['', 'ada']) expect((await ask('download.zip', as))[2]).toBe(410);
  });

  it('answers 304 to who has it, and HEAD without a body', async () => {
    const test = await openCatalogue(open);
    await filled(test);
    const url = '/dataset/births/download.zip';
    const { headers } = await test.server.inject(url);
    const again = await test.server.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    const head = await test.server.inject({ url, method: 'HEAD' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
    const other = await test.server.inject({ url: `${url}?lang=fr`, method: 'HEAD' });
    expect(other.headers.etag).not.toBe(headers.etag);
  });
});

describeStores('the dictionary of a table', (open) => {
  it('is a table for programs and a text for people', async () => {
    const test = await openCatalogue(open);
    await filled(test);
    const address = '/dataset/births/resource/resource-by-district/dictionary';
    const csv = await test.server.inject(`${address}.csv`);
    expect(csv.headers['content-disposition']).toBe('attachment; filename="by-district-dictionary.csv"');
    expect(csv.body.split('\n')).toEqual([
      'name,label,description,unit,role,scale,additivity,type',
      '_id,Row number,,,,,,int',
      'births,"Births, live","Said ""live""",persons,measure,,additive,int',
      'code,,,,,,,_text',
      '',
    ]);
    const text = await test.server.inject(`${address}.txt`);
    expect(text.body).toContain(
      'births\n  Births, live\n  Said "live"\n  Unit: persons\n  Used as: measure\n  Sums: values may be added up\n  Type: whole number\n\ncode\n  Type: list (text)\n',
    );
    expect((await test.server.inject(`${address}.txt?lang=fr`)).body).toContain('Unité\u00a0: persons');
    const none = await test.server.inject('/dataset/births/resource/resource-elsewhere/dictionary.csv');
    expect(none.statusCode).toBe(404);
  });
});

describeStores('dates of the source', (open) => {
  it('are years, months or days, and anything else is refused with what would be right', async () => {
    const test = await openCatalogue(open);
    const dataset = await createDataset(test, {
      source_published: '2018',
      source_updated: '2019-03-04T10:00:00',
    });
    expect(dataset).toMatchObject({ source_published: '2018', source_updated: '2019-03-04' });
    const wrong = await test.post('package_patch', { id: 'births', source_updated: 'last spring' });
    expect([wrong.status, wrong.error]).toMatchObject([
      409,
      { source_updated: ['Write a date as 2024, 2024-03 or 2024-03-15'] },
    ]);
    const without = await test.post('package_patch', { id: 'births', source_updated: '' });
    expect(without.result.source_updated).toBeNull();
  });
});
