import { createOutbound } from '@gazetteer/outbound';
import { describe, expect, it } from 'vitest';
import type { HarvestDataset, HarvestRecord } from './harvest-source.ts';
import { findLicense } from './licenses-testing.ts';
import { dcatCatalogue, isDcat } from './read-dcat.ts';

/** Every call of the network would fail: names are not found. */
const fetching = {
  outbound: createOutbound({ resolve: () => Promise.reject(new Error('no network')) }),
  wait: async () => {},
};

async function readAll(document: unknown, location = '/a.jsonld', cursor?: string): Promise<HarvestRecord[]> {
  const entries: HarvestRecord[] = [];
  const source = dcatCatalogue(document, { location, version: null, findLicense }, fetching);
  for await (const entry of source.read(cursor)) entries.push(entry);
  return entries;
}

async function readDatasets(document: unknown): Promise<HarvestDataset[]> {
  return (await readAll(document)).map((entry) => {
    if (!('dataset' in entry)) throw new Error(JSON.stringify(entry));
    return entry.dataset;
  });
}

const authority = 'http://publications.europa.eu/resource/authority';

const graph = {
  '@context': {
    dcat: 'http://www.w3.org/ns/dcat#',
    dct: 'http://purl.org/dc/terms/',
    foaf: 'http://xmlns.com/foaf/0.1/',
    vcard: 'http://www.w3.org/2006/vcard/ns#',
    xsd: 'http://www.w3.org/2001/XMLSchema#',
  },
  '@graph': [
    {
      '@id': 'https://x.example/catalog',
      '@type': 'dcat:Catalog',
      'dcat:dataset': { '@id': 'https://x.example/rain' },
    },
    {
      '@id': 'https://x.example/rain',
      '@type': 'dcat:Dataset',
      'dct:title': [
        { '@value': 'Pluie', '@language': 'fr' },
        { '@value': 'Rain', '@language': 'en' },
      ],
      'dct:description': { '@value': 'Pluie par jour', '@language': 'fr' },
      'dct:publisher': { '@id': 'https://x.example/office' },
      'dcat:keyword': ['rain', 'weather'],
      'dcat:theme': { '@id': `${authority}/data-theme/ENVI` },
      'dct:accrualPeriodicity': { '@id': `${authority}/frequency/MONTHLY` },
      'dct:temporal': {
        'dcat:startDate': { '@type': 'xsd:date', '@value': '2001-01-01' },
        'dcat:endDate': '2010-12-31',
      },
      'dcat:contactPoint': { 'vcard:fn': 'Desk', 'vcard:hasEmail': { '@id': 'mailto:desk@x.example' } },
      'dcat:landingPage': { '@id': 'https://x.example/rain.html' },
      'dcat:distribution': [{ '@id': 'https://x.example/rain.csv#d' }],
    },
    { '@id': 'https://x.example/office', '@type': 'foaf:Agent', 'foaf:name': 'Weather Office' },
    {
      '@id': 'https://x.example/rain.csv#d',
      '@type': 'dcat:Distribution',
      'dct:title': 'Table',
      'dcat:accessURL': { '@id': 'https://x.example/rain.html' },
      'dcat:downloadURL': { '@id': 'https://x.example/rain.csv' },
      'dct:format': { '@id': `${authority}/file-type/CSV` },
      'dcat:mediaType': { '@id': 'http://www.iana.org/assignments/media-types/text/csv' },
      'dct:license': { '@id': `${authority}/licence/CC_BY_4_0` },
      'dcat:byteSize': { '@type': 'xsd:decimal', '@value': '1234' },
    },
  ],
};

const rain = {
  foreignId: 'https://x.example/rain',
  name: 'rain',
  organization: { name: 'weather-office', title: 'Weather Office' },
  fields: {
    title: 'Rain',
    notes: 'Pluie par jour',
    license_id: 'CC-BY-4.0',
    source_link: 'https://x.example/rain.html',
    years_covered: '2001-2010',
    maintainer: 'Desk',
    maintainer_email: 'desk@x.example',
    tags: [{ name: 'rain' }, { name: 'weather' }],
    sector: ['Environment'],
  },
  resources: [
    {
      foreignId: 'https://x.example/rain.csv#d',
      fields: {
        name: 'Table',
        url: 'https://x.example/rain.csv',
        format: 'CSV',
        mimetype: 'text/csv',
        size: 1234,
        frequency: 'Monthly',
      },
    },
  ],
};

describe('DCAT-AP', () => {
  it('is read from a graph', async () => {
    expect(await readDatasets(graph)).toMatchObject([rain]);
  });

  it('is read expanded, nested and under a context named by address', async () => {
    const { default: jsonld } = await import('jsonld');
    expect(await readDatasets(await jsonld.expand(graph as object))).toMatchObject([rain]);
    const nested = {
      '@context': 'https://semiceu.github.io/DCAT-AP/releases/3.0.0/context/dcat-ap.jsonld',
      '@type': 'Catalog',
      dataset: [
        {
          '@id': 'https://x.example/rain',
          '@type': 'Dataset',
          title: 'Rain',
          publisher: { name: 'Weather Office' },
        },
      ],
    };
    expect(await readDatasets(nested)).toMatchObject([
      { foreignId: rain.foreignId, organization: rain.organization },
    ]);
  });

  it('asks for an unknown context by the client for foreign addresses only', async () => {
    const document = { '@context': 'https://unknown.example/context', '@graph': [] };
    await expect(readAll(document)).rejects.toThrow('unknown.example');
  });
});

describe('DCAT-US', () => {
  const dataset = {
    '@type': 'dcat:Dataset',
    identifier: 'gov-1',
    title: 'Rain',
    description: 'Daily',
    keyword: ['rain'],
    modified: '2024-01-01',
    accrualPeriodicity: 'R/P1Y',
    temporal: '2001-01-01/2010-12-31',
    publisher: { '@type': 'org:Organization', name: 'Weather Office' },
    contactPoint: { fn: 'Desk', hasEmail: 'mailto:desk@x.example' },
    license: 'https://creativecommons.org/publicdomain/zero/1.0/',
    theme: ['Climate'],
    distribution: [{ mediaType: 'text/csv', title: 'Table', downloadURL: 'https://x.example/rain.csv' }],
  };
  const expected = {
    foreignId: 'gov-1',
    organization: { name: 'weather-office' },
    fields: {
      title: 'Rain',
      license_id: 'CC0-1.0',
      years_covered: '2001-2010',
      sector: ['Climate'],
      maintainer_email: 'desk@x.example',
    },
    resources: [
      {
        foreignId: 'gov-1#0',
        fields: { url: 'https://x.example/rain.csv', format: 'text/csv', frequency: 'Yearly' },
      },
    ],
  };

  it('is read from data.json, with its context, and without any', async () => {
    const { '@type': _type, ...untyped } = dataset;
    const context = 'https://project-open-data.cio.gov/v1.1/schema/catalog.jsonld';
    expect(await readDatasets({ '@context': context, dataset: [dataset] })).toMatchObject([expected]);
    expect(await readDatasets({ dataset: [untyped] })).toMatchObject([expected]);
  });

  it('reports what has no title or no identifier, and reads the others', async () => {
    const entries = await readAll({ dataset: [{ title: 'A' }, { identifier: 'b' }, dataset] });
    expect(entries).toMatchObject([
      { place: 'dataset 1', problem: 'it has neither an address nor dct:identifier' },
      { place: 'dataset 2', problem: 'dct:title is missing in b' },
      { place: 'dataset 3', dataset: { foreignId: 'gov-1' } },
    ]);
    expect(
      await readAll(
        { dataset: [{ title: 'A' }, { identifier: 'b' }, dataset] },
        '/a.jsonld',
        entries[1]?.cursor,
      ),
    ).toHaveLength(1);
  });
});

it.each([
  [graph, true],
  [{ dataset: [] }, true],
  [[{ '@type': ['http://www.w3.org/ns/dcat#Dataset'] }], true],
  [[{ year: 2001, mm: 10 }], false],
  [{ type: 'FeatureCollection', features: [] }, false],
  [7, false],
])('a document is told to be DCAT or not (%#)', (document, answer) => {
  expect(isDcat(document)).toBe(answer);
});
