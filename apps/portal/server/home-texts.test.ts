import { expect, test } from 'vitest';
import { homeTexts } from './home-texts.ts';

test('the home page’s own words are a text to start from, in both languages', () => {
  expect(homeTexts.why?.en.title).toBe('Why the portal?');
  for (const { body } of Object.values(homeTexts.why ?? {})) expect(body.match(/^- \*\*/gm)).toHaveLength(4);
});
