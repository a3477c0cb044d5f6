import { expect, test } from 'vitest';
import { readSet, tupleOf, writeSet, writeTuple } from './written-tuple.ts';

test.each([
  ['Group:staff#members', { namespace: 'Group', object: 'staff', relation: 'members' }],
  ['Folder:top', { namespace: 'Folder', object: 'top', relation: '' }],
  ['Folder:top#', { namespace: 'Folder', object: 'top', relation: '' }],
  ['Doc:urn:a#b#owners', { namespace: 'Doc', object: 'urn:a#b', relation: 'owners' }],
  ['Folder', undefined],
  [':top#viewers', undefined],
  ['Folder:#viewers', undefined],
])('the set %s is read by its first colon and its last hash', (text, set) => {
  expect(readSet(text)).toEqual(set);
});

test.each([
  'Group:staff#members',
  'Folder:top',
  'Doc:a#b#',
  'Doc:a#b#owners',
])('the set %s is written as it was read', (text) => {
  const set = readSet(text);
  expect(set && writeSet(set)).toBe(text);
});

test('a tuple is written as people write it, whichever its subject is', () => {
  const typed = { namespace: 'Doc', object: 'a', relation: 'owners' };
  const one = tupleOf({ ...typed, kind: 'id', subject: 'ann' });
  const other = tupleOf({ ...typed, kind: 'set', subject: 'Group:staff#members' });
  expect(one && writeTuple(one)).toBe('Doc:a#owners@ann');
  expect(other && writeTuple(other)).toBe('Doc:a#owners@Group:staff#members');
  expect(tupleOf({ ...typed, kind: 'set', subject: 'ann' })).toBeUndefined();
});
