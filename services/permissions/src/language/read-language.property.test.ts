import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLanguage } from './read-language.ts';

const WORDS = (
  'class A B implements Namespace related permits : = { } ( ) [] => ctx this . includes traverse && || ! , SubjectSet < > ' +
  '"a" // /* */ ` \\ ctx.subject this.related.a.includes(ctx.subject) \n \u2028 \0 😀'
).split(' ');

it('reads any text without falling over, and points into it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' ')),
        fc.string(),
      ),
      (source) => {
        const lines = source.split(/\r\n|[\n\r\u2028\u2029]/u);
        const { faults, warnings } = readLanguage(source);
        for (const { message, span } of faults.concat(warnings)) {
          expect(message).not.toBe('');
          expect(span.start.line).toBeLessThanOrEqual(lines.length);
          expect(span.start.column).toBeGreaterThanOrEqual(1);
          expect(span.start.column).toBeLessThanOrEqual((lines[span.start.line - 1] ?? '').length + 1);
        }
      },
    ),
    { numRuns: 500 },
  );
});
