import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

const tag = (name: string, fr?: string) => ({
  name,
  display_name: name,
  ...(fr ? { display_name_translated: { fr } } : {}),
});
const dataset = {
  title: 'Playgrounds: safety of 2025',
  title_translated: { fr: 'Aires de jeux' },
  tags: [tag('Safety'), tag('children', 'enfants')],
} as never;

test('visitors are taken to type the title, the keywords and the longer words of the title, each once', () => {
  expect(searchWords(dataset, 'en', 'en')).toEqual([
    'Playgrounds safety of 2025',
    'Safety',
    'children',
    'Playgrounds',
    '2025',
  ]);
});

test('in another language they type what is written in it', () => {
  expect(searchWords(dataset, 'fr', 'en')).toEqual(['Aires de jeux', 'enfants', 'Aires', 'jeux']);
  expect(searchWords({ title: 'Rain', tags: [] }, 'fr', 'en')).toEqual([]);
});

test('a hundred keywords are cut to what one screen shows', () => {
  const tags = Array.from({ length: 100 }, (_, index) => tag(`word ${index}`)) as never;
  expect(searchWords({ title: 'One two three four five six seven', tags }, 'en', 'en')).toHaveLength(11);
});
