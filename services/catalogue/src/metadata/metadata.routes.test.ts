import { DOMParser } from '@xmldom/xmldom';
import jsonld from 'jsonld';
import { Parser, Store } from 'n3';
import { RdfXmlParser } from 'rdfxml-streaming-parser';
import type { Quad } from '@rdfjs/types';
import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, LINK, openCatalogue, type TestCatalogue } from '../catalogue.fixture.ts';

const NASTY =
  '"Births" </script><script>alert(1)</script> & <b>\u0007 \ud800 \u202egnp\u202c ]]> \\" \' é हिन्दी\r\nnext';
const COLUMN = {
  name: 'births',
  type: 'int',
  label: 'Births',
  notes: null,
  unit: 'persons',
  role: 'measure',
};

async function filled(test: TestCatalogue) {
  const dataset = await createDataset(test, {
    title: NASTY,
    notes: `${NASTY} and what follows, long enough to be read.`,
    tags: [{ name: 'births' }],
    sector: ['Health'],
    license_id: 'GODL-India',
    source_name: NASTY,
    source_link: 'https://example.org/a b"<>',
    resources: [
      {
        name: NASTY,
        url_type: 'datastore',
        granularity: 'District',
        frequency: 'Monthly',
        years_covered: '2001-2011',
      },
      { name: 'File', url: 'https://example.org/f.csv', size: 12, hash: 'a'.repeat(64), format: 'CSV' },
    ],
  });
  const [table] = dataset.resources;
  test.described.set(table.id, {
    columns: [COLUMN],
    primaryKey: ['births'],
    rows: 3,
    bytes: 100,
    version: 2,
    changed: '2026-01-02T03:04:05.000Z',
  });
  return dataset;
}

async function statementsIn(test: TestCatalogue, url: string): Promise<Store> {
  const answer = await test.server.inject(url);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  const type = String(answer.headers['content-type']);
  if (type.startsWith('application/ld+json')) {
    return new Store((await jsonld.toRDF(answer.json())) as Quad[]);
  }
  if (!type.startsWith('application/rdf+xml')) return new Store(new Parser().parse(answer.body));
  const parser = new RdfXmlParser({ baseIRI: PUBLIC_URL });
  const found: Quad[] = [];
  parser.on('data', (statement: Quad) => found.push(statement));
  parser.end(answer.body);
  await new Promise((resolve, reject) => parser.on('end', resolve).on('error', reject));
  return new Store(found);
}

const sorted = (store: Store) =>
  [...store].map((one) => `${one.subject.value} ${one.predicate.value} ${one.object.value}`).toSorted();

describeStores('documents for machines', (open) => {
  it('say the same of a dataset in Turtle, RDF/XML, JSON-LD and N3, whatever is in its title', async () => {
    const test = await openCatalogue(open);
    await filled(test);
    const turtle = await statementsIn(test, '/dataset/births.ttl');
    expect(turtle.size).toBeGreaterThan(100);
    for (const ending of ['rdf', 'xml', 'jsonld', 'n3']) {
      expect(sorted(await statementsIn(test, `/dataset/births.${ending}`))).toEqual(sorted(turtle));
    }
  });

  it('give the form that is asked for, and a page to browsers', async () => {
    const test = await openCatalogue(open);
    const { id } = await filled(test);
    const asked = async (accept: string) =>
      test.server.inject({ url: `/dataset/${id}`, headers: { accept } });
    expect((await asked('text/turtle')).headers['content-type']).toBe('text/turtle; charset=utf-8');
    expect((await asked('application/rdf+xml;q=0.9, text/turtle;q=0.2')).headers['content-type']).toBe(
      'application/rdf+xml; charset=utf-8',
    );
    const page = await asked('text/html,*/*;q=0.8');
    expect([page.statusCode, page.headers.location]).toEqual([303, `${PUBLIC_URL}/p/births`]);
  });

  it('page the catalogue, lead on from page to page, and give only what has changed when asked', async () => {
    const test = await openCatalogue(open);
    for (let number = 0; number < 102; number += 1)
      await createDataset(test, { name: `births-${number}`, resources: [LINK] });
    const pages = [];
    let address: string | undefined = '/catalog.ttl';
    while (address) {
      const store: Store = await statementsIn(test, address);
      pages.push(store.getObjects(`${PUBLIC_URL}/catalog`, 'http://www.w3.org/ns/dcat#dataset', null).length);
      const [next] = store.getObjects(null, 'http://www.w3.org/ns/hydra/core#next', null);
      address = next?.value.replace(PUBLIC_URL, '');
    }
    expect(pages).toEqual([100, 2]);
    const newest = (await test.get('package_show', { id: 'births-101' })).result.metadata_modified;
    for (const question of [`modified_since=${newest}`, 'q=name:births-7', 'fq=name:births-7']) {
      const changed = await statementsIn(test, `/catalog.jsonld?${question}`);
      expect(
        changed.getObjects(`${PUBLIC_URL}/catalog`, 'http://www.w3.org/ns/dcat#dataset', null),
      ).toHaveLength(1);
    }
    const wrong = await test.server.inject('/catalog.ttl?modified_since=yesterday');
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([
      400,
      { modified_since: ['Date format incorrect'] },
    ]);
  });

  it('answer 304 to who has them, and HEAD without a body', async () => {
    const test = await openCatalogue(open);
    await filled(test);
    for (const url of [
      '/dataset/births.ttl',
      '/catalog.rdf',
      '/data.json',
      '/dataset/births/croissant.jsonld',
    ]) {
      const { headers } = await test.server.inject(url);
      const again = async (given: Record<string, string>) =>
        (await test.server.inject({ url, headers: given })).statusCode;
      expect([url, await again({ 'if-none-match': String(headers.etag) })]).toEqual([url, 304]);
      expect([url, await again({ 'if-none-match': '"other"' })]).toEqual([url, 200]);
      expect([url, await again({ 'if-modified-since': String(headers['last-modified']) })]).toEqual([
        url,
        304,
      ]);
      expect([url, await again({ 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' })]).toEqual([
        url,
        200,
      ]);
      const head = await test.server.inject({ method: 'HEAD', url });
      expect([url, head.statusCode, head.body, head.headers.etag]).toEqual([url, 200, '', headers.etag]);
    }
  });

  it('tell nobody of what is private, a draft or deleted before it was public', async () => {
    const test = await openCatalogue(open);
    await createDataset(test, { name: 'secret-plans', private: true });
    await createDataset(test, { name: 'secret-draft', state: 'draft' });
    await createDataset(test, { name: 'secret-dropped', private: true });
    await test.post('package_delete', { id: 'secret-dropped' });
    for (const name of ['secret-plans', 'secret-draft', 'secret-dropped', 'never-was']) {
      for (const document of ['.ttl', '', '/croissant.jsonld', '/datapackage.json', '/schema-org.jsonld']) {
        const answer = await test.server.inject({
          url: `/dataset/${name}${document}`,
          headers: { authorization: 'ada', accept: 'text/turtle' },
        });
        expect([name + document, answer.statusCode]).toEqual([name + document, 404]);
      }
    }
    for (const list of ['/catalog.ttl', '/catalog.jsonld?q=plans', '/data.json']) {
      const { body } = await test.server.inject({ url: list, headers: { authorization: 'ada' } });
      expect(body).not.toContain('secret-');
    }
  });

  it('say for ever of a dataset that was public that it is gone, until it comes back', async () => {
    const test = await openCatalogue(open);
    const status = async (url: string) => (await test.server.inject(url)).statusCode;
    const { id } = await createDataset(test, {});
    await test.post('package_delete', { id });
    expect([await status('/dataset/births.ttl'), await status(`/dataset/${id}.rdf`)]).toEqual([410, 410]);
    await test.post('package_patch', { id, state: 'active' });
    expect(await status('/dataset/births.ttl')).toBe(200);
    await test.post('dataset_purge', { id });
    expect([await status('/dataset/births.ttl'), await status(`/dataset/${id}/datapackage.json`)]).toEqual([
      410, 410,
    ]);
    await createDataset(test, {});
    expect([await status('/dataset/births.ttl'), await status(`/dataset/${id}.ttl`)]).toEqual([200, 410]);
  });

  it('describe the CSV of a table beside it, and lead from a resource to its page', async () => {
    const test = await openCatalogue(open);
    const { id, resources } = await filled(test);
    const [table] = resources;
    const csvw = await test.server.inject(`/datastore/dump/${table.id}-metadata.json`);
    expect(csvw.headers['content-type']).toBe('application/csvm+json; charset=utf-8');
    expect(csvw.json()).toMatchObject({
      '@context': ['http://www.w3.org/ns/csvw', {}],
      url: `${PUBLIC_URL}/datastore/dump/${table.id}`,
      tableSchema: {
        columns: [
          { name: 'id', titles: ['_id', 'Row number'], datatype: 'integer' },
          { name: 'births', titles: ['births', 'Births'], datatype: 'integer', 'schema:unitText': 'persons' },
        ],
        primaryKey: ['births'],
      },
    });
    const page = await test.server.inject(`/dataset/${id}/resource/${table.id}`);
    expect([page.statusCode, page.headers.location]).toEqual([303, `${PUBLIC_URL}/p/births/r/${table.sku}`]);
    for (const url of [
      '/datastore/dump/none-metadata.json',
      `/dataset/${id}/resource/none`,
      '/dataset/births.exe',
      `/datastore/dump/${resources[1].id}-metadata.json`,
    ]) {
      expect([url, (await test.server.inject(url)).statusCode]).toEqual([url, 404]);
    }
  });

  it.each([
    ['GODL-India', 'https://www.data.gov.in/Godl'],
    ['other-pd', undefined],
    ['Rules of the house', undefined],
  ])('say the licence %s to search engines as an address, or not at all', async (license_id, address) => {
    const test = await openCatalogue(open);
    await createDataset(test, { license_id, resources: [{ name: 'F', url: 'https://example.org/f.csv' }] });
    const schemaOrg = (await test.server.inject('/dataset/births/schema-org.jsonld')).json();
    expect(schemaOrg.license).toBe(address);
  });

  it('have what DCAT-US 3, schema.org, Croissant and Data Package ask for', async () => {
    const test = await openCatalogue(open);
    const { id } = await filled(test);
    const uri = `${PUBLIC_URL}/dataset/${id}`;
    const dcatUs = (await test.server.inject('/data.json')).json();
    expect(dcatUs.conformsTo['@id']).toBe('https://resources.data.gov/dcat-us/3.0.0');
    expect(dcatUs.dataset).toMatchObject([
      {
        identifier: uri,
        title: expect.any(String),
        description: expect.any(String),
        contactPoint: [{ fn: 'Gazetteer' }],
      },
    ]);
    expect(dcatUs.dataset[0].distribution[0].license).toBe('https://www.data.gov.in/Godl');
    const schemaOrg = (await test.server.inject('/dataset/births/schema-org.jsonld')).json();
    expect(schemaOrg).toMatchObject({
      '@type': 'Dataset',
      identifier: uri,
      temporalCoverage: '2001/2011',
      isAccessibleForFree: true,
      variableMeasured: [{ name: 'Births', alternateName: 'births', unitText: 'persons' }],
    });
    expect(schemaOrg.description.length).toBeGreaterThanOrEqual(50);
    const croissant = (await test.server.inject('/dataset/births/croissant.jsonld')).json();
    for (const field of ['conformsTo', 'name', 'description', 'license', 'url', 'creator', 'datePublished']) {
      expect(Object.keys(croissant)).toContain(field);
    }
    expect(croissant['@context']).toMatchObject({
      cr: 'http://mlcommons.org/croissant/',
      samplingRate: 'cr:samplingRate',
    });
    const [file] = croissant.distribution;
    const [records] = croissant.recordSet;
    expect(records.field.map((field: { source: object }) => field.source)).toEqual([
      { fileObject: { '@id': file['@id'] }, extract: { column: '_id' } },
      { fileObject: { '@id': file['@id'] }, extract: { column: 'births' } },
    ]);
    expect(await jsonld.expand(croissant, { documentLoader: noContext })).toHaveLength(1);
  });

  it('are well-formed XML', async () => {
    const test = await openCatalogue(open);
    await filled(test);
    const { body } = await test.server.inject('/catalog.xml');
    const document = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    }).parseFromString(body, 'text/xml');
    const [title] = document.getElementsByTagNameNS('http://www.w3.org/ns/dcat#', 'Dataset');
    expect(title?.textContent).toContain('</script><script>alert(1)</script> & <b>');
  });
});

const noContext = async (url: string): Promise<never> => {
  throw new Error(`A context of ours leads to ${url}`);
};
