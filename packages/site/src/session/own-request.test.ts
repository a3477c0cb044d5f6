import { expect, test } from 'vitest';
import { isOwnRequest } from './own-request.ts';

const isOwn = (headers: HeadersInit) =>
  isOwnRequest(new Request('http://inside', { headers }), 'https://data.example.org');

test.each([
  [true, { 'sec-fetch-site': 'same-origin' }],
  [false, { 'sec-fetch-site': 'same-site', origin: 'https://data.example.org' }],
  [false, { 'sec-fetch-site': 'cross-site' }],
  [true, { origin: 'https://data.example.org' }],
  [false, { origin: 'https://health.data.example.org' }],
  [false, { origin: 'null' }],
  [false, {}],
])('%s for a request with %j', (own, headers) => {
  expect(isOwn(headers)).toBe(own);
});
