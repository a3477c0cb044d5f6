import { describe, expect, it } from 'vitest';
import { addCookie } from './cookies.ts';

describe('the cookies of an answer', () => {
  it('are set once each, as they were set last', () => {
    const visit = { answer: { cookies: [] as string[] } };
    for (const line of ['session=a', 'csrf=b', 'session=c', 'session_2=d', 'csrf=e']) addCookie(visit, line);
    expect(visit.answer.cookies).toEqual(['session=c', 'session_2=d', 'csrf=e']);
  });
});
