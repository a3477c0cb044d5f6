import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';
import { bodyOf, type FrontDraft } from './front-draft.ts';
import { previewAddress } from './preview-address.ts';

const chart = (id: string) => ({ kind: 'chart' as const, id, title: id, shown: true });
const draft: FrontDraft = {
  hero: [],
  tiles: [chart('a'), chart('b')],
  datasets: [],
  stories: [],
  sections: [{ name: 'news', shown: true }],
};
const changed = (change: Partial<FrontDraft>) =>
  changedParts(bodyOf(draft, 1), bodyOf({ ...draft, ...change }, 2));

test('two choices differ in what was added, put in another order, or hidden', () => {
  expect(changed({})).toEqual([]);
  expect(changed({ hero: [chart('h')], tiles: [chart('b'), chart('a')] })).toEqual(['hero', 'tiles']);
  expect(changed({ sections: [{ name: 'news', shown: false }] })).toEqual(['sections']);
});

test('the address of a preview has all that is chosen, and no revision', () => {
  const address = new URL(previewAddress(bodyOf(draft, 3)), 'https://site.example');
  expect(address.pathname).toBe('/');
  const { revision: _, ...choice } = bodyOf(draft, 3);
  expect(JSON.parse(address.searchParams.get('choice') ?? '')).toEqual(choice);
});
