import { describe, expect, test } from 'vitest';
import { questionsAddress, readQuestionsQuery } from './question-address.ts';

describe('the address of the questions', () => {
  test('is the same when it is read and written', () => {
    const address = '/console/questions?state=declined&dataset=rainfall&page=3';
    expect(questionsAddress(readQuestionsQuery(new URL(address, 'http://site').searchParams))).toBe(address);
  });

  test.each([
    '',
    'state=waiting',
    'state=lost',
    'page=0',
    'page=x',
    'dataset=',
  ])('leaves out what says nothing: %s', (query) => {
    expect(questionsAddress(readQuestionsQuery(new URLSearchParams(query)))).toBe('/console/questions');
  });
});
