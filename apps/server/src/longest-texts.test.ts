import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator, administratorKeyFile } from './administrator-key.ts';
import {
  type DescribedRequests,
  type TextOfRequest,
  textsOfRequests,
} from './api-documentation/texts-of-requests.ts';
import { type Application, openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

/**
 * How long the main thread may work without a pause, in milliseconds of its processor: for so long nobody else is
 * answered. Counted so, it is the same on a busy machine.
 */
const LONGEST_WORK = 100;

/** Pieces of texts that a parser or an expression somewhere once took the square of a length for. */
const pieces = ['-', 'a.', '[', '<http://', ' ', '_a', '|a', '(', "''a(", '1', '*', '\u0301'];

/** All pieces for each text, and not another one for each: `npm run test:longest`. */
const isWhole = process.env['LONGEST_TEXTS'] === 'whole';

/** An address and its headers have 16 KB together, whatever a contract says. */
const LONGEST_IN_ADDRESS = 12_000;
const LONGEST_IN_PATH = 300;

let folder: string;
let application: Application;
let key: string;
/** What a request has to name before the text is looked at, by the parameter. */
let valueOfParameter: Record<string, string>;
let texts: TextOfRequest[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-long-'));
  application = await openApplication(testSettings({ DATA_DIR: folder, SAMPLE_DATA: '0', RATE_LIMIT: '0' }));
  await application.server.ready();
  key = (await readFile(administratorKeyFile(folder), 'utf8')).trim();
  await application.call('organization_create', { name: 'office' }, administrator);
  const resources = [{ name: 'Rain', url_type: 'datastore' }];
  const input = { name: 'rain', owner_org: 'office', resources };
  const dataset = (await application.call('package_create', input, administrator)) as {
    resources: { id: string }[];
  };
  const table = dataset.resources[0]?.id ?? '';
  const records = [{ year: 2020, amount: 1.5, place: 'Kolar' }];
  await application.call('datastore_create', { resource_id: table, records, force: true }, administrator);
  valueOfParameter = { id: table, resource_id: table, package_id: 'rain', dataset: 'rain' };
  texts = textsOfRequests(application.server.swagger() as DescribedRequests);
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true, force: true });
});

it(
  'the longest text that a request takes holds nobody else up',
  async () => {
    const slow: string[] = [];
    for (const [index, text] of texts.entries()) {
      for (const piece of isWhole ? pieces : pieces.slice(index % pieces.length).slice(0, 1)) {
        const milliseconds = await longestWork(() => send(text, piece));
        if (milliseconds > LONGEST_WORK)
          slow.push(`${milliseconds} ms: ${text.call}, ${text.place}: ${piece}`);
      }
    }
    expect(texts.length).toBeGreaterThan(900);
    expect(slow).toEqual([]);
  },
  20 * 60_000,
);

/** The longest work without a pause while a request is answered; the least of three, as nothing else may be at work then. */
async function longestWork(ask: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3 && least > LONGEST_WORK; time++) {
    let longest = 0;
    let isOver = false;
    let before = process.threadCpuUsage();
    const look = () => {
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
      before = process.threadCpuUsage();
      if (!isOver) setImmediate(look);
    };
    setImmediate(look);
    await ask();
    isOver = true;
    look();
    least = Math.min(least, longest);
  }
  return Math.round(least);
}

async function send({ call, place, maxLength = 0 }: TextOfRequest, piece: string): Promise<void> {
  const [method = '', path = ''] = call.split(' ');
  const [, where = '', name = ''] = /^(\w+)[:.]?(.*)$/s.exec(place) ?? [];
  // The end is what an expression looks for in vain.
  const long = `${piece.repeat(Math.ceil(maxLength / piece.length)).slice(0, maxLength - 1)}x`;
  const inAddress = long.slice(0, LONGEST_IN_ADDRESS);
  const address = path.replaceAll(/\{([^}]+)\}/g, (_, parameter: string) =>
    where === 'path' && parameter === name
      ? encodeURIComponent(long.slice(0, LONGEST_IN_PATH))
      : (valueOfParameter[parameter] ?? 'x'),
  );
  const query = new URLSearchParams(namesIn(call, 'query:'));
  if (where === 'query') query.set(name, inAddress);
  const answer = await application.server.inject({
    method: method.toUpperCase() as 'POST',
    url: `${address}?${query}`,
    headers: { authorization: key, ...(where === 'header' && { [name]: inAddress }) },
    ...(where === 'body' && { payload: await bodyWith(call, name, long) }),
    // Some calls tell of changes for as long as somebody listens.
    payloadAsStream: true,
  });
  answer.stream().destroy();
}

/** The parameters of a call whose value is known here, by their names. */
function namesIn(call: string, where: string): Record<string, string> {
  const names = texts
    .filter((text) => text.call === call && text.place.startsWith(where))
    .map(({ place }) => place.slice(where.length));
  return Object.fromEntries(
    names.filter((name) => name in valueOfParameter).map((name) => [name, valueOfParameter[name] ?? '']),
  );
}

let datasetsMade = 0;

async function bodyWith(call: string, place: string, long: string): Promise<object | string> {
  if (place === '') return long;
  const more = await newThings(call);
  return { ...namesIn(call, 'body.'), ...more, ...(valueAt(place.split('.'), long) as object) };
}

/** What is made anew for each request, so that its text is the only long one. */
async function newThings(call: string): Promise<object> {
  const dataset = { name: `rain-${datasetsMade++}`, owner_org: 'office' };
  if (call.endsWith('/package_create')) return dataset;
  if (!call.endsWith('/resource_create')) return {};
  await application.call('package_create', dataset, administrator);
  return { package_id: dataset.name };
}

/** A value with a text at a place such as `tags[].name`; `*` is any name, such as that of a language. */
function valueAt([step, ...rest]: string[], text: string): unknown {
  if (step === undefined) return text;
  const lists = step.split('[]');
  const inner = lists.slice(1).reduce<unknown>((value) => [value], valueAt(rest, text));
  const [name = ''] = lists;
  return name === '' ? inner : { [name === '*' ? 'en' : name]: inner };
}
