import { expect, test } from 'vitest';
import { pictureMarkdown, readOutcome } from './picture-library.ts';

test('a picture that was added is handed on', () => {
  const picture = { id: '7' };
  expect(readOutcome(201, JSON.stringify({ data: picture }))).toEqual({ state: 'added', picture });
});

test.each([
  [0, '', 'network'],
  [401, '{}', 'session'],
  [413, '{}', 'tooLarge'],
  [500, '<html>', 'failed'],
])('the answer %i %s has the problem %s', (status, text, problem) => {
  expect(readOutcome(status, text)).toEqual({ state: 'problem', problem, message: undefined });
});

test('what is wrong with a picture is told in the words of the service', () => {
  const errors = [{ extensions: { fields: { file: ['must be a picture'] } } }];
  expect(readOutcome(400, JSON.stringify({ errors }))).toEqual({
    state: 'problem',
    problem: 'invalid',
    message: 'must be a picture',
  });
});

test.each([
  [{ en: 'A dam', fr: 'Un barrage' }, '![Un barrage](/media/7)'],
  [{ en: 'A dam', fr: null }, '![A dam](/media/7)'],
  [{ en: 'A [small]\ndam \\', fr: null }, String.raw`![A \[small\] dam \\](/media/7)`],
])('a picture that shows %j is put into a French text as %s', (alt, markdown) => {
  expect(pictureMarkdown({ id: '7', alt }, 'fr')).toBe(markdown);
});
