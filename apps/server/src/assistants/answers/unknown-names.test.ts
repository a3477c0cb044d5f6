import { expect, it } from 'vitest';
import { nearestNames, unknownName } from './unknown-names.ts';

const known = [
  { name: 'pop_2011', label: 'Population (2011)' },
  { name: 'pop_density', label: 'Density' },
  { name: 'state_code' },
  { name: 'lit_f', label: 'Female literacy rate' },
];

it.each([
  ['popultion (2011)', 'pop_2011'],
  ['POP_DENSTY', 'pop_density'],
  ['state', 'state_code'],
  ['literacy', 'lit_f'],
])('a wrong name is near those with its letters or words: %s', (wrong, nearest) => {
  expect(nearestNames(wrong, known)[0]).toBe(nearest);
});

it('a name like no other one is told without guesses', () => {
  expect(unknownName('column', 'zzzzzzzzzz', known)).toBe('There is no column "zzzzzzzzzz".');
  expect(unknownName('column', '', [])).toBe('There is no column "".');
});
