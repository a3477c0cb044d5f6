import { expect, it } from 'vitest';
import { relationsOf } from './relation-names.ts';

const names = [
  { namespace: 'Folder', relations: ['viewers', 'view'] },
  { namespace: 'File', relations: ['owners', 'view'] },
];

it('offers the relations of the namespace that is named, and of all before one is', () => {
  expect(relationsOf(names, 'File')).toEqual(['owners', 'view']);
  expect(relationsOf(names, '')).toEqual(['viewers', 'view', 'owners']);
  expect(relationsOf(names, 'Fi')).toEqual(['viewers', 'view', 'owners']);
  expect(relationsOf([], 'File')).toEqual([]);
});
