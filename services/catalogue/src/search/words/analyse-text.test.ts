import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseText } from './analyse-text.ts';
import { stemWord } from './stem-word.ts';

const stems = (text: string) => analyseText(text).map(({ stem }) => stem);

describe('the words of a text', () => {
  test.each([
    ['Rainfall, by district (2011)', ['rainfall', 'by', 'district', '2011']],
    ['idp-org_name PM2.5', ['idp', 'org', 'name', 'pm2', '5']],
    ['l’eau d’Île-de-France', ['eau', 'ile', 'de', 'franc']],
    ["women's", ['woman']],
    ['हिन्दी में', ['हिन्दी', 'में']],
    ['東京都', ['東京', '京都']],
    ['水 CSV形式', ['水', 'csv', '形式']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(stems(text)).toEqual(expected);
  });

  test('say where they stood', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { start, end } of analyseText(text)) {
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end)).toMatch(/[\p{L}\p{N}\p{M}]/u);
        }
      }),
    );
  });

  test('hold nothing that means something to a database', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const stem of stems(text)) expect(stem).not.toMatch(/["'\\\s:*&|!()<>-]/);
      }),
    );
  });
});

describe('stems are the same for', () => {
  test.each([
    ['district', 'districts'],
    ['industry', 'industries'],
    ['class', 'classes'],
    ['house', 'houses'],
    ['tax', 'taxes'],
    ['analysis', 'analyses'],
    ['farm', 'farming', 'farmed', 'farms'],
    ['plan', 'planned', 'planning', 'plans'],
    ['regional', 'regionale', 'regionales', 'regionaux'],
    ['niveau', 'niveaux'],
    ['agricole', 'agricoles'],
    ['prix'],
    ['literate', 'literacy', 'literate4'],
    ['covid', 'covid19'],
    ['woman', 'women', 'female', 'females', 'femmes'],
    ['man', 'men', 'male', 'males', 'hommes'],
    ['child', 'children', 'enfants'],
  ])('%s', (word, ...others) => {
    for (const other of others) expect(stemWord(other)).toBe(stemWord(word));
  });

  test.each([
    ['state', 'statistics'],
    ['gas', 'gap'],
    ['bus', 'bu'],
    ['census', 'cens'],
    ['organ', 'organization'],
    ['news', 'new york'],
    ['co2', 'co'],
    ['pm2', 'pm10'],
    ['census2011', 'census2001'],
  ])('not %s and %s', (word, other) => {
    expect(stemWord(other)).not.toBe(stemWord(word));
  });
});
