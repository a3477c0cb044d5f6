import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Parser, Store } from 'n3';
import ShaclValidator from 'rdf-validate-shacl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../administrator-key.ts';
import { applicationTarget } from '../application-target.ts';
import { importCatalogue, readDataPackage } from '@gazetteer/harvest';
import { openApplication, type Application } from '../open-application.ts';
import { readSampleSource } from '../sample/sample-source.ts';
import { testSettings } from '../settings-testing.ts';

/** The shapes of DCAT-AP 3.0.1, as the European Union publishes them. */
const shapes = path.join(process.env.GAZETTEER_DATA ?? '', 'shapes');

const NASTY = {
  name: 'nasty',
  title: '"Births" </script> & <b>\u0007\ud800 \u202egnp\u202c \\',
  notes: '',
  license_id: 'no such licence',
  source_name: '<&>',
  source_link: 'https://example.org/a b"<>{}|^`',
  maintainer_email: 'a"b@example.org',
  years_covered: '1850-1901, 2019-20',
  spatial: '{"type":"Point","coordinates":[77.1,28.6]}',
  language: ['hi', 'Klingon'],
  tags: [{ name: 'births' }],
  resources: [
    { name: '', url: 'https://example.org/%zz?q={a}|"<>', format: 'a strange / format', hash: 'md5:zz' },
    {
      url: 'https://example.org/f.xls',
      size: 12,
      hash: 'd41d8cd98f00b204e9800998ecf8427e',
      frequency: 'Daily',
    },
  ],
};

let folder: string;
let application: Application;
let names: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dcat-ap-'));
  application = await openApplication(testSettings({ DATA_DIR: folder }));
  const sample = await readSampleSource();
  // The flights are three million rows, which metadata does not depend on.
  const datasets = sample.datasets.filter(({ name }) => name !== 'us-airline-flights');
  await importCatalogue(applicationTarget(application), { ...sample, datasets });
  const organization = { name: 'statistics-office', title: 'Office "of" <statistics>' };
  await application.call('organization_create', organization, administrator);
  await application.call('package_create', { ...NASTY, owner_org: 'statistics-office' }, administrator);
  await application.call('package_create', { name: 'bare', owner_org: 'statistics-office' }, administrator);
  names = (await application.call('package_list', {})) as string[];
}, 300_000);

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

async function shapesOf(...files: string[]): Promise<ShaclValidator> {
  const texts = await Promise.all(files.map((file) => readFile(path.join(shapes, file), 'utf8')));
  return new ShaclValidator(new Store(texts.flatMap((text) => new Parser().parse(text))));
}

async function read(url: string): Promise<string> {
  const { statusCode, body } = await application.server.inject(url);
  expect([url, statusCode]).toEqual([url, 200]);
  return body;
}

/** What a document breaks, as `path: message` with how often. */
async function problemsIn(url: string, validator: ShaclValidator): Promise<Map<string, number>> {
  const report = validator.validate(new Store(new Parser().parse(await read(url))));
  const problems = new Map<string, number>();
  for (const { path: property, sourceConstraintComponent, focusNode, value } of (await report).results) {
    const text = [property, sourceConstraintComponent, focusNode, value]
      .map((term) => (term && 'value' in term ? term.value : ''))
      .join(' | ');
    problems.set(text, (problems.get(text) ?? 0) + 1);
  }
  return problems;
}

describe('DCAT-AP 3.0.1', () => {
  it('is kept by every dataset and the catalogue, classes included', async () => {
    const validator = await shapesOf('dcat-ap-3.0.1-shapes.ttl', 'dcat-ap-3.0.1-range.ttl');
    expect(names.length).toBeGreaterThan(10);
    for (const url of [...names.map((name) => `/dataset/${name}.ttl`), '/catalog.ttl']) {
      expect([url, ...(await problemsIn(url, validator)).keys()]).toEqual([url]);
    }
  });

  it('would be found broken by these shapes', async () => {
    const validator = await shapesOf('dcat-ap-3.0.1-shapes.ttl');
    const turtle = (await read('/dataset/nasty.ttl')).replaceAll('dct:description', 'dct:abstract');
    const report = await validator.validate(new Store(new Parser().parse(turtle)));
    expect(report.conforms).toBe(false);
  });

  it('recommends nothing of well described datasets that they do not say', async () => {
    const validator = await shapesOf('dcat-ap-3.0.1-shapes_recommended.ttl');
    const missing = new Map<string, number>();
    for (const name of names.filter((one) => !['nasty', 'bare'].includes(one))) {
      for (const problem of (await problemsIn(`/dataset/${name}.ttl`, validator)).keys()) {
        const property = problem.split(' | ', 1)[0] ?? '';
        missing.set(property, (missing.get(property) ?? 0) + 1);
      }
    }
    process.stdout.write(`recommended by DCAT-AP and not said: ${JSON.stringify([...missing])}\n`);
    // Kinds of publishers and places are not in our model; the others are for publishers to say.
    const unsaid = [
      'dct:type',
      'dct:spatial',
      'dct:temporal',
      'dcat:theme',
      'dct:license',
      'dcatap:availability',
    ];
    const properties = [...missing.keys()].map((uri) => shortNameOf(uri));
    expect(properties.filter((property) => !unsaid.includes(property))).toEqual([]);
  });
});

function shortNameOf(uri: string): string {
  const prefixes: Record<string, string> = {
    'http://purl.org/dc/terms/': 'dct:',
    'http://www.w3.org/ns/dcat#': 'dcat:',
    'http://data.europa.eu/r5r/': 'dcatap:',
  };
  const found = Object.entries(prefixes).find(([namespace]) => uri.startsWith(namespace));
  return found ? uri.replace(found[0], found[1]) : uri;
}

describe('the data package of a dataset', () => {
  it('is one that our own import reads', async () => {
    for (const name of names) {
      const file = path.join(folder, `${name}.json`);
      await writeFile(file, await read(`/dataset/${name}/datapackage.json`));
      const source = await readDataPackage(file, () => file);
      expect(source.datasets).toMatchObject([{ name }]);
    }
  });
});
