import { describe, expect, it } from 'vitest';
import { searchedWords } from './searched-words.ts';

describe('words that were searched for', () => {
  it.each([
    ['  Solar   PANELS ', 'solar panels'],
    ['solar, panels!', 'solar panels'],
    ['Ｓｏｌａｒ panels', 'solar panels'],
    ['qualité de l’eau', "qualité de l'eau"],
    ['वर्षा जिला', 'वर्षा जिला'],
    ['rainfall 2001-2011', 'rainfall 2001-2011'],
    ['census 1951 1961 1971 2011', 'census 1951 1961 1971 2011'],
    ['covid-19', 'covid-19'],
    ['top 100 cities', 'top 100 cities'],
    ["“women's literacy”", "women's literacy"],
  ])('are counted alike however they are written: %s', (text, words) => {
    expect(searchedWords(text)).toBe(words);
  });

  it.each([
    ['an address', 'asha.rao@example.org'],
    ['an address among words', 'mail of asha＠example.org please'],
    ['an address without its sign', 'asha at example.org'],
    ['an address of the web', 'https://example.org/secret?token=1'],
    ['a host', 'www.example'],
    ['a telephone number', '9876543210'],
    ['one in groups', '+91 98765 43210'],
    ['one as it is written in France', '06 12 34 56 78'],
    ['one with brackets', '(020) 7946-0958'],
    ['one in other digits', '९८७६५४३२१०'],
    ['a number of an identity card', '1234 5678 9012'],
    ['a number beside a year', 'file 48213 of 2019'],
    ['a password', 'hunter2hunter2hunter2hunter2hunter'],
    ['a key', 'gz4f81b22e9a0c'],
    ['a sentence', 'why did nobody answer the letter that i wrote in may'],
    ['a long text', 'municipalities '.repeat(5)],
    ['a letter', 'a'],
    ['signs', '?! …'],
    ['nothing', '   '],
  ])('are not where they are %s', (_what, text) => {
    expect(searchedWords(text)).toBeUndefined();
  });
});
