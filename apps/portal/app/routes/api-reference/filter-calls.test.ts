import { expect, it } from 'vitest';
import { filterCalls } from './filter-calls.ts';

const call = (id: string, text: string) => ({
  id,
  path: `/api/3/action/${id}`,
  methods: ['GET'],
  summary: { text },
});
const groups = [
  { name: 'datasets', title: 'Jeux de données', text: '', calls: [call('package_show', 'Donne un jeu')] },
  { name: 'tables', title: 'Tableaux', text: '', calls: [call('datastore_search', 'Trouver des lignes')] },
];
const found = (words: string) => filterCalls(groups, words).flatMap(({ calls }) => calls.map(({ id }) => id));

it.each([
  ['', ['package_show', 'datastore_search']],
  ['Package SHOW', ['package_show']],
  ['lignes tableaux', ['datastore_search']],
  ['donnees', ['package_show']],
  ['lignes package', []],
])('finds calls that have every word of %j, without accents and capitals', (words, ids) => {
  expect(found(words)).toEqual(ids);
});

it('leaves out groups without a call', () => {
  expect(filterCalls(groups, 'lignes').map(({ name }) => name)).toEqual(['tables']);
});
