import type { Language } from '@gazetteer/site';
import { describe, expect, test } from 'vitest';
import { renderIn, textOf } from '../../../i18n/i18n-testing.tsx';
import type { ShownLook } from './load-look.server.ts';
import { LookFindings } from './look-findings.tsx';

type Notes = ShownLook['look']['report']['notes'];

/** What is told of a file of 1,200 rows that all fit, with these notes. */
function told(language: Language, notes: Notes): string {
  const look = {
    report: { rows: 1200, rejected_rows: 0, rejected: [], notes },
    places: [],
    fit: { missing: [], added: [] },
    from_recipe: false,
  } as unknown as ShownLook['look'];
  return textOf(renderIn(language, <LookFindings look={look} />));
}

const missing = (count: number): Notes => [{ code: 'missing_values', params: { column: 'Goa', count } }];

describe('what was found in a file', () => {
  test('one value is not told as several are', () => {
    expect(told('en', missing(1))).toContain('1 value of Goa stands for missing data. It was left empty.');
    expect(told('en', missing(1200))).toContain('1,200 values of Goa stand for missing data.');
    expect(told('fr', missing(1))).toContain('1 valeur de Goa signale une donnée manquante.');
    expect(told('fr', missing(2))).toContain('2 valeurs de Goa signalent des données manquantes.');
  });

  test('types are called as in the form, and the order of a date in the language of the page', () => {
    const notes: Notes = [
      { code: 'mixed_column', params: { column: 'S.No.', count: 1, value: 'Note: see below', type: 'int' } },
      { code: 'date_order', params: { column: 'day', order: 'day first' } },
    ];
    expect(told('en', notes)).toContain(
      'one of its values is not of the type “Whole number”: “Note: see below”',
    );
    const french = told('fr', notes);
    expect(french).toContain('n’est pas du type « Nombre entier »');
    expect(french).toContain('lues avec le jour en premier');
  });

  test('it does not say that nothing was left out where totals were', () => {
    const text = told('en', [{ code: 'totals_left_out', params: { rows: 1 } }]);
    expect(text).toMatch(
      /^1,200 rows\. All of them fit their columns\. Rows that look like totals were left out: 1\./,
    );
  });

  test('a note that has no words of its own is named', () => {
    expect(told('en', [{ code: 'newer_note', params: {} }])).toContain('Note: newer_note.');
  });
});
