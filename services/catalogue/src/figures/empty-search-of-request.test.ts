import { describe, expect, it } from 'vitest';
import { type AnsweredSearch, emptySearchOf } from './empty-search-of-request.ts';

const answered = (more: Partial<AnsweredSearch> = {}): AnsweredSearch => ({
  method: 'GET',
  url: '/search?sq=Solar+panels',
  status: 200,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  purpose: '',
  found: '0',
  ...more,
});

describe('a request is a search that found nothing', () => {
  it.each([
    ['a page', answered()],
    ['a page that has not changed', answered({ status: 304 })],
    ['what a script fetches', answered({ url: '/search.data?sq=solar%20panels&_routes=x' })],
  ])('where it is %s that says so', (_what, request) => {
    expect(emptySearchOf(request)).toBe('solar panels');
  });

  it.each([
    ['found something', answered({ found: undefined })],
    ['was asked by a robot', answered({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })],
    ['was asked by a program', answered({ userAgent: 'curl/8.0' })],
    ['was asked in advance', answered({ purpose: 'prefetch' })],
    ['failed', answered({ status: 503 })],
    ['is of another page', answered({ url: '/organization?sq=solar' })],
    ['asks for no words', answered({ url: '/search' })],
    ['asks for somebody', answered({ url: '/search?sq=asha%40example.org' })],
  ])('and not where it %s', (_what, request) => {
    expect(emptySearchOf(request)).toBeUndefined();
  });
});
