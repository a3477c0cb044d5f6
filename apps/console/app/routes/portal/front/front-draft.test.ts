import { expect, test } from 'vitest';
import { addItem, bodyOf, changeDraft, type ChosenItem, type FrontDraft } from './front-draft.ts';

const item = (id: string, kind: ChosenItem['kind'] = 'chart'): ChosenItem => ({
  kind,
  id,
  title: id,
  shown: true,
});
const draft: FrontDraft = {
  hero: [],
  tiles: [item('a'), item('b', 'table'), item('c')],
  datasets: [],
  stories: [],
  sections: [
    { name: 'tiles', shown: true },
    { name: 'news', shown: true },
  ],
};
const tiles = (change: string) =>
  changeDraft(draft, change)
    .tiles.map(({ id }) => id)
    .join('');

test('items and sections move by one, and never out of their list', () => {
  expect(tiles('up tiles 1')).toBe('bac');
  expect(tiles('down tiles 1')).toBe('acb');
  expect([tiles('up tiles 0'), tiles('down tiles 2'), tiles('up tiles 9')]).toEqual(['abc', 'abc', 'abc']);
  expect(changeDraft(draft, 'down sections 0').sections.map(({ name }) => name)).toEqual(['news', 'tiles']);
});

test('what is removed is gone, and a section is hidden and shown again', () => {
  expect(tiles('remove tiles 1')).toBe('ac');
  const hidden = changeDraft(draft, 'toggle sections 1');
  expect(hidden.sections[1]).toEqual({ name: 'news', shown: false });
  expect(changeDraft(hidden, 'toggle sections 1')).toEqual(draft);
  expect(changeDraft(draft, 'burn everything 1')).toEqual(draft);
});

test('each thing is chosen once, as far as there is room, and one chart is at the head', () => {
  expect(addItem(draft, 'tiles', item('a'))).toBe(draft);
  expect(addItem(draft, 'tiles', item('a', 'table')).tiles).toHaveLength(4);
  const full = { ...draft, stories: Array.from({ length: 6 }, (_, index) => item(`s${index}`, 'article')) };
  expect(addItem(full, 'stories', item('more', 'article'))).toBe(full);
  const hero = addItem(addItem(draft, 'hero', item('x')), 'hero', item('y')).hero;
  expect(hero.map(({ id }) => id)).toEqual(['y']);
});

test('the service is told ids in their order', () => {
  const chosen = { ...draft, hero: [item('h')], datasets: [item('d', 'dataset')], stories: [] };
  expect(bodyOf(chosen, 3)).toEqual({
    revision: 3,
    hero: 'h',
    tiles: [
      { kind: 'chart', id: 'a' },
      { kind: 'table', id: 'b' },
      { kind: 'chart', id: 'c' },
    ],
    datasets: ['d'],
    stories: [],
    sections: draft.sections,
  });
});
