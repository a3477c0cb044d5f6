import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssistantPortal, openAssistantPortal } from './assistants-testing.ts';
import { tools } from './tools/tools.ts';

let portal: AssistantPortal;

beforeAll(async () => {
  portal = await openAssistantPortal();
});

afterAll(() => portal.close());

const source = {
  dataset: 'rainfall',
  title: 'Rainfall of the states',
  publisher: 'Met Office',
  source: 'National Weather Service',
  license: { id: 'cc-by', title: 'Creative Commons Attribution', url: expect.stringContaining('cc-by') },
  is_private: false,
  address: expect.stringMatching(/^http:\/\/portal\.test\/dataset\/[\w-]{36}$/),
};

describe('the list of tools', () => {
  it('says of each what it takes and answers, and that it changes nothing', async () => {
    const client = await portal.connect();
    const { tools: listed } = await client.listTools();
    await client.close();
    expect(listed.map(({ name }) => name)).toEqual([
      'describe_portal',
      'search_datasets',
      'search_columns',
      'describe_dataset',
      'describe_table',
      'read_rows',
      'query_sql',
      'draw_chart',
      'cite',
    ]);
    for (const tool of listed) {
      expect(tool).toMatchObject({
        title: expect.any(String),
        description: expect.stringMatching(/^.{40,400}$/),
        annotations: {
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        },
        inputSchema: { type: 'object', additionalProperties: false },
        outputSchema: { type: 'object', properties: { left_out: { type: 'array' } } },
      });
    }
  });
});

it('every tool stands in the document for whoever connects an assistant', async () => {
  const document = await readFile(new URL('../../../../docs/assistants.md', import.meta.url), 'utf8');
  const named = [...document.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(tools.map(({ name }) => name));
});

describe('what the portal holds', () => {
  it('is told by counts, values to filter by, the newest and the largest, and how to go on', async () => {
    const { data, said } = await portal.use('describe_portal');
    expect(said).toContain('Datasets: 1; organisations that publish them: 1; columns of their tables: 4.');
    expect(data).toMatchObject({
      address: 'http://portal.test',
      datasets: 1,
      columns: 4,
      organizations: [{ name: 'met-office', title: 'Met Office', datasets: 1 }],
      subjects: [{ name: 'Climate', datasets: 1 }],
      licenses: [{ name: 'cc-by', datasets: 1 }],
      newest: [{ dataset: 'rainfall', title: 'Rainfall of the states' }],
      largest: [{ table: 'rainfall-states', dataset: 'rainfall', rows: 42 }],
      go_on: expect.arrayContaining([expect.stringContaining('search_columns')]),
    });
  });

  it('is a resource as well, and so are each dataset and each table, by the same names', async () => {
    const client = await portal.connect();
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['gazetteer://overview']);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'gazetteer://datasets/{dataset}',
      'gazetteer://tables/{table}',
    ]);
    const read = async (uri: string) => {
      const { contents } = await client.readResource({ uri });
      const [content] = contents;
      return JSON.parse(content && 'text' in content ? content.text : '');
    };
    expect(await read('gazetteer://overview')).toMatchObject({ datasets: 1 });
    expect(await read('gazetteer://datasets/rainfall')).toMatchObject({ source });
    expect(await read('gazetteer://tables/rainfall-states')).toMatchObject({ rows: 42 });
    await expect(read('gazetteer://tables/snowfall')).rejects.toThrow(/There is no table "snowfall"/);
    const named = { type: 'ref/resource' as const, uri: 'gazetteer://datasets/{dataset}' };
    const { completion } = await client.complete({
      ref: named,
      argument: { name: 'dataset', value: 'rainf' },
    });
    expect(completion.values).toEqual(['rainfall']);
    await client.close();
  });
});

describe('a search', () => {
  it('finds datasets by words and by the title of their organisation, with their tables', async () => {
    const input = { words: 'rain', organization: 'met office', subject: 'climate', sort: 'updated' };
    const { data } = await portal.use('search_datasets', input);
    expect(data).toMatchObject({
      total: 1,
      datasets: [
        { source, summary: expect.stringContaining('rain'), tables: [{ table: 'rainfall-states' }] },
      ],
      left_out: [],
    });
  });

  it('says what it leaves out and where to go on', async () => {
    const { data } = await portal.use('search_datasets', { limit: 1 }, portal.member);
    expect(data.left_out).toEqual(['1 of 2 datasets; go on with offset 1.']);
    const next = await portal.use('search_datasets', { limit: 1, offset: 1 }, portal.member);
    expect(next.data.left_out).toEqual(['1 of 2 datasets, from offset 1 on.']);
  });

  it('names the values that a wrong filter may have meant', async () => {
    const { isError, said } = await portal.use('search_datasets', { organization: 'Met Ofice' });
    expect(isError).toBe(true);
    expect(said).toBe(
      'There is no organization "Met Ofice". Nearest: "met-office". describe_portal lists them.',
    );
  });

  it('advises where nothing is found', async () => {
    const { data, said } = await portal.use('search_datasets', { words: 'glaciers' });
    expect(data).toMatchObject({ total: 0, datasets: [] });
    expect(said).toContain('search_columns');
  });

  it('finds columns by what they mean, with the table they are of', async () => {
    const { data } = await portal.use('search_columns', { words: 'annual rainfall by state' });
    expect(data.columns).toMatchObject([
      { column: 'rain', label: 'Annual rainfall', unit: 'mm', table: 'rainfall-states', dataset: 'rainfall' },
    ]);
  });
});

describe('a description', () => {
  it('of a dataset has its source, licence, parts and citation', async () => {
    const { data } = await portal.use('describe_dataset', { dataset: 'rainfall' });
    expect(data).toMatchObject({
      source,
      parts: [{ table: 'rainfall-states', rows: 42, format: 'CSV' }],
      citation: expect.stringContaining('National Weather Service'),
      download: expect.stringContaining('/download.zip'),
    });
  });

  it('of a table has the dictionary, ranges and examples, and the name it has in SQL', async () => {
    const { data } = await portal.use('describe_table', { table: 'rainfall-states' });
    expect(data).toMatchObject({
      source: { table: 'rainfall-states', dataset: source },
      rows: 42,
      version: 1,
      sql_name: 'rainfall_states',
      columns_in_all: 4,
      time: { column: 'year', from: 2018, to: 2024 },
    });
    expect(data.columns[2]).toMatchObject({
      name: 'rain',
      label: 'Annual rainfall',
      meaning: 'Fallen in the year',
      unit: 'mm',
      role: 'measure',
      additivity: 'non_additive',
      min: 1000,
      max: 3040,
    });
    expect(data.columns[1]).not.toHaveProperty('mean');
  });

  it('takes the name of a dataset for its only table', async () => {
    const { data } = await portal.use('describe_table', { table: 'rainfall' });
    expect(data.source.table).toBe('rainfall-states');
  });

  it('of a table that is not there says which may have been meant, and how to find one', async () => {
    const { isError, said } = await portal.use('describe_table', { table: 'rainfal-states' });
    expect(isError).toBe(true);
    expect(said).toMatch(/no table "rainfal-states".*"rainfall-states".*search_columns/);
  });
});

describe('rows', () => {
  it('come filtered, sorted and a few at a time', async () => {
    const { data, said } = await portal.use('read_rows', {
      table: 'rainfall-states',
      filters: { year: { gte: 2020 }, state: ['Goa', 'Kerala'] },
      columns: ['state', 'year', 'rain'],
      sort: [{ column: 'rain', descending: true }, { column: 'year' }],
      limit: 2,
    });
    expect(data).toMatchObject({
      total: 10,
      rows: [
        { state: 'Goa', year: 2024, rain: 3040 },
        { state: 'Goa', year: 2023, rain: 3030 },
      ],
      units: { rain: 'mm' },
      left_out: ['2 of 10 rows; go on with offset 2.'],
    });
    expect(said).toContain('Source: National Weather Service; licence: Creative Commons Attribution.');
    expect((await portal.use('read_rows', { table: 'rainfall-states' })).data.rows).toHaveLength(12);
  });

  it('are found by words, and numbers that are written as texts count as numbers', async () => {
    const { data } = await portal.use('read_rows', { table: 'rainfall-states', words: 'goa', limit: '3' });
    expect(data).toMatchObject({ total: 7, rows: [{ state: 'Goa' }, { state: 'Goa' }, { state: 'Goa' }] });
    expect(Object.keys(data.rows[0])).toEqual(['state', 'year', 'rain', 'stations']);
  });

  it.each([
    ['filters', { filters: { yaer: 2020 } }],
    ['columns', { columns: ['yaer'] }],
    ['sort', { sort: [{ column: 'yaer' }] }],
  ])('by a column that is not there name the nearest ones (%s)', async (_name, input) => {
    const { isError, said } = await portal.use('read_rows', { table: 'rainfall-states', ...input });
    expect(isError).toBe(true);
    expect(said).toBe('There is no column "yaer". Nearest: "year". describe_table names all 4 columns.');
  });

  it('are asked for by the names of parameters that there are', async () => {
    const { said } = await portal.use('read_rows', { table: 'rainfall-states', where: 'year = 2020' });
    expect(said).toContain('where is no parameter; there are: table, filters, words');
  });
});

describe('SQL', () => {
  it('answers with the sources of the tables that were read', async () => {
    const sql =
      'select state, sum(stations) as stations from rainfall_states where year = 2024 group by 1 order by 2';
    const { data } = await portal.use('query_sql', { sql, limit: 2 });
    expect(data).toMatchObject({
      sources: [{ table: 'rainfall-states', dataset: source }],
      columns: [{ name: 'state', type: 'text' }, { name: 'stations' }],
      rows: [
        { state: 'Goa', stations: 2 },
        { state: 'Kerala', stations: 3 },
      ],
      left_out: [expect.stringMatching(/^The first 2 of 6 rows/)],
    });
  });

  it('that is wrong is told with the place to look', async () => {
    const wrong = async (sql: string) => (await portal.use('query_sql', { sql })).said;
    expect(await wrong('select stat from rainfall_states')).toMatch(
      /no column "stat".*"state".*describe_table/,
    );
    expect(await wrong('select * from rainfalls')).toMatch(/no table "rainfalls".*search_columns/);
    expect(await wrong('drop table rainfall_states')).toMatch(/SELECT/i);
    expect(await wrong('select 1; select 2')).not.toBe('');
  });
});

describe('a chart', () => {
  it('is a picture with its words, its source and the page where it is changed', async () => {
    const { data, picture } = await portal.use('draw_chart', {
      table: 'rainfall-states',
      columns: ['state', 'stations'],
      kind: 'bar',
      filters: { year: 2024 },
      title: 'Stations in 2024',
    });
    expect(picture?.mimeType).toBe('image/png');
    expect(
      Buffer.from(picture?.data ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(data).toMatchObject({
      kind: 'bar',
      title: 'Stations in 2024',
      subtitle: expect.stringContaining('2024'),
      shows: expect.stringContaining('Bihar'),
      source: { dataset: source },
      change_at: 'http://portal.test/visualise?dataset_id=rainfall-states&chart_type=bar',
    });
  });

  it('names the columns that were asked for and that it does not show', async () => {
    const columns = ['year', 'rain', 'stations'];
    const { data, said } = await portal.use('draw_chart', {
      table: 'rainfall-states',
      columns,
      kind: 'line',
    });
    expect(data.left_out[0]).toMatch(/^"stations" is not in the picture/);
    expect(said).toContain('"stations" is not in the picture');
    const whole = await portal.use('draw_chart', { table: 'rainfall-states', columns, kind: 'table' });
    expect(whole.said).not.toContain('not in the picture');
  });

  it('is the one that says most where no columns are named', async () => {
    const { data } = await portal.use('draw_chart', { table: 'rainfall-states' });
    expect(data).toMatchObject({ kind: 'line', title: 'Annual rainfall in mm, by state' });
  });

  it.each([
    ['a column there is not', { columns: ['rian'] }, /no column "rian".*"rain"/],
    ['a kind that the columns do not make', { columns: ['rain'], kind: 'choropleth' }, /They make: bar/],
    ['a filter that charts do not have', { filters: { year: { gt: 2020 } } }, /filter on "year"/],
    ['rows there are not', { filters: { state: 'Atlantis' } }, /./],
  ])('of %s is refused with what is possible', async (_name, input, said) => {
    const answer = await portal.use('draw_chart', { table: 'rainfall-states', ...input });
    expect(answer.isError).toBe(true);
    expect(answer.said).toMatch(said);
  });
});

describe('a citation', () => {
  it('names source and address, and of a table the version', async () => {
    const { data } = await portal.use('cite', { table: 'rainfall-states' });
    expect(data).toMatchObject({
      text: expect.stringContaining('National Weather Service (n.d.). Rainfall of the states'),
      bibtex: expect.stringContaining('@misc{rainfall,'),
      version: {
        version: 1,
        address: expect.stringMatching(/\/datastore\/version\/[\w-]{36}\/1\.csv$/),
        lasts: true,
      },
    });
    expect((await portal.use('cite', { dataset: 'rainfall' })).data.version).toBeNull();
    expect((await portal.use('cite')).said).toBe('Name a dataset or a table.');
  });
});
