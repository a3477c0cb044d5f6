import { expect, it } from 'vitest';
import type { ProjectDocument } from '../settings/project-document.ts';
import { compareDocuments } from './compare-revisions.ts';

const withList = (list: string[]): ProjectDocument => ({
  name: 'Roads',
  state: 'running',
  services: { identity: { config: { list } }, oauth2: { config: {} }, permission: { config: {} } },
});

it('tells of each part that left a list what it was', () => {
  const path = '/services/identity/config/list/1';
  expect(compareDocuments(withList(['a', 'b', 'c']), withList(['a']))).toEqual([
    { op: 'remove', path, before: 'b' },
    { op: 'remove', path, before: 'c' },
  ]);
});
