import { describe, expect, test } from 'vitest';
import { inboxAddress, readInboxQuery } from './inbox-address.ts';

const read = (text: string) => readInboxQuery(new URLSearchParams(text));

describe('the address of the inbox', () => {
  test('asks for what is new unless it says otherwise', () => {
    expect(read('')).toEqual({ state: 'new', kind: undefined, assignee: undefined, search: '', page: 1 });
    expect(read('state=all').state).toBeUndefined();
    expect(read('state=nonsense&kind=nonsense&assignee=x&page=-3')).toEqual(read(''));
    expect(read('page=1e99').page).toBe(4000);
  });

  test.each([
    '/console/feedback',
    '/console/feedback?state=all',
    '/console/feedback?state=spam&assignee=mine&kind=contact&search=rain+%26+wind&page=3',
  ])('%s is read and written alike', (address) => {
    expect(inboxAddress(read(address.split('?')[1] ?? ''))).toBe(address);
  });

  test('keeps the list beside a message', () => {
    expect(inboxAddress(read('state=closed'), 'a/b')).toBe('/console/feedback/a%2Fb?state=closed');
  });
});
