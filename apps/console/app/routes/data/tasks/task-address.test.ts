import { describe, expect, test } from 'vitest';
import { readTaskQuery, taskAddress } from './task-address.ts';

describe('the address of the tasks', () => {
  test('is the same when it is read and written', () => {
    const address = '/console/tasks?kind=stale&organization=registrar&page=3';
    expect(taskAddress(readTaskQuery(new URL(address, 'http://site').searchParams))).toBe(address);
  });

  test.each([
    '',
    'kind=lost',
    'page=3',
    'page=x',
    'organization=',
  ])('leaves out what says nothing: %s', (query) => {
    expect(taskAddress(readTaskQuery(new URLSearchParams(query)))).toBe('/console/tasks');
  });
});
