import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChartError } from '../values/chart-error.ts';
import { expressionArbitrary, printExpression, withoutPlaces } from './expression-testing.ts';
import { parseExpression } from './parse-expression.ts';

test('what is written of a formula is read as the same formula', () => {
  fc.assert(
    fc.property(expressionArbitrary, (expression) => {
      expect(withoutPlaces(parseExpression(printExpression(expression)))).toEqual(withoutPlaces(expression));
    }),
  );
});

test('any text is a formula or is refused at a place inside it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { position = 0 } = faultOf(text) ?? {};
      return position >= 0 && position <= text.length;
    }),
  );
  expect(faultOf('1 + ?')?.position).toBe(4);
});

test.each([
  ['1 + 2 * 3', '(1 + (2 * 3))'],
  ['8 / 4 / 2', '((8 / 4) / 2)'],
  ['-a - -1', '((- [a]) - (- 1))'],
  ['a = 1 or b = 2 and not c > 3', '(([a] = 1) or (([b] = 2) and (not ([c] > 3))))'],
  ['a == 1 AND b <> 2', '(([a] = 1) and ([b] != 2))'],
  [
    "IF([Births per 1,000]>2.5,\"more\",'it''s less')",
    'if(([Births per 1,000] > 2.5), "more", "it\'s less")',
  ],
  ['[a]]b]', '[a]]b]'],
  ['population_été', '[population_été]'],
  ['TRUE', 'true'],
  ['.5e2', '50'],
])('%s is read as %s', (text, printed) => {
  expect(printExpression(parseExpression(text))).toBe(printed);
});

test.each([
  ['', 'expression_unended', 0],
  ['1 +', 'expression_unended', 3],
  ['(1', 'expression_unended', 2],
  ['round(1,', 'expression_unended', 8],
  ['[Births', 'expression_unended', 0],
  ['1 + "a', 'expression_unended', 4],
  ['1 2', 'expression_unexpected', 2],
  ['a; drop table x', 'expression_unexpected', 1],
  ['round(1,)', 'expression_unexpected', 8],
  ['1 + and', 'expression_unexpected', 4],
  ['a -- b'.replace('b', '*'), 'expression_unexpected', 5],
  [`${'('.repeat(100)}1`, 'expression_deep', 40],
  [Array.from({ length: 400 }, () => '1').join('+'), 'expression_deep', 401],
] as const)('%s is refused: %s at %i', (text, code, position) => {
  expect(faultOf(text)).toMatchObject({ code, position });
});

function faultOf(text: string): ChartError | undefined {
  try {
    parseExpression(text);
    return undefined;
  } catch (error) {
    if (error instanceof ChartError) return error;
    throw error;
  }
}
