import { describe, expect, it } from 'vitest';
import { type Answered, useOfRequest } from './use-of-request.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const answered = (url: string, more: Partial<Answered> = {}): Answered => ({
  method: 'GET',
  url,
  status: 200,
  userAgent: BROWSER,
  fetchSite: 'none',
  purpose: '',
  body: undefined,
  ...more,
});
const action = (name: string) => `/api/3/action/${name}`;

describe('a request counts', () => {
  it.each([
    ['a dataset’s page', answered('/p/rain'), { kind: 'view', dataset: 'rain' }],
    ['a page with a query', answered('/p/rain?x=1'), { kind: 'view', dataset: 'rain' }],
    ['a page that has not changed', answered('/p/rain', { status: 304 }), { kind: 'view', dataset: 'rain' }],
    ['a table’s page', answered('/p/r%C3%A9gen/r/sku'), { kind: 'view', dataset: 'régen' }],
    ['a page that a script fetches', answered('/p/rain.data'), { kind: 'view', dataset: 'rain' }],
    ['a table as a file', answered('/datastore/dump/t1?format=csv'), { kind: 'download', resource: 't1' }],
    ['a version of it', answered('/datastore/version/t1/3.csv'), { kind: 'download', resource: 't1' }],
    [
      'an uploaded file',
      answered('/dataset/d/resource/t1/download/a.pdf'),
      { kind: 'download', resource: 't1' },
    ],
    [
      'a whole dataset',
      answered('/dataset/rain/download.zip?lang=fr'),
      { kind: 'download', dataset: 'rain' },
    ],
    [
      'a file for a program',
      answered('/datastore/dump/t1', { userAgent: '' }),
      { kind: 'download', resource: 't1' },
    ],
    [
      'a call with a query',
      answered(`${action('package_show')}?id=rain`),
      { kind: 'api_call', dataset: 'rain' },
    ],
    [
      'a call with a body',
      answered(action('datastore_search'), { method: 'POST', body: { resource_id: 't1' } }),
      { kind: 'api_call', resource: 't1' },
    ],
    [
      'a table that a spreadsheet opens',
      answered('/odata/rain-2024/rows?$top=100', { userAgent: 'Microsoft.Data.Mashup' }),
      { kind: 'api_call', resource: 'rain-2024' },
    ],
  ])('as a use where it is %s', (_what, request, use) => {
    expect(useOfRequest(request)).toEqual(use);
  });

  it.each([
    ['a part of a page', answered('/p/rain/r/sku.data?find=x')],
    ['a page that is fetched in advance', answered('/p/rain', { purpose: 'prefetch;prerender' })],
    ['a page for a robot', answered('/p/rain', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })],
    ['a page for a program', answered('/p/rain', { userAgent: 'curl/8.0' })],
    ['a page that is not there', answered('/p/rain', { status: 404 })],
    ['a page that leads elsewhere', answered('/p/rain', { status: 301 })],
    ['another page', answered('/p/rain/import')],
    ['an address that cannot be read', answered('/p/%E0%A4%A')],
    ['a part of a file', answered('/datastore/dump/t1', { status: 206 })],
    ['what a download holds', answered('/dataset/rain/download.json')],
    ['a further page of a spreadsheet', answered('/odata/rain-2024/rows?$skiptoken=x')],
    ['the model of a table', answered('/odata/rain-2024/$metadata')],
    ['the head of a file', answered('/datastore/dump/t1', { method: 'HEAD' })],
    ['a description of a table', answered('/datastore/dump/t1-metadata.json')],
    [
      'a call of the portal’s own page',
      answered(`${action('package_show')}?id=rain`, { fetchSite: 'same-origin' }),
    ],
    ['a call that was refused', answered(`${action('package_show')}?id=rain`, { status: 404 })],
    ['a call of no dataset', answered(action('package_list'))],
    [
      'a call that names nothing',
      answered(action('package_show'), { method: 'POST', body: { id: { a: 1 } } }),
    ],
    ['a call by a name of objects', answered(`${action('constructor')}?id=rain`)],
  ])('as nothing where it is %s', (_what, request) => {
    expect(useOfRequest(request)).toBeUndefined();
  });
});
