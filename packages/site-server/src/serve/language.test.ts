import { describe, expect, test } from 'vitest';
import { chooseLanguage, languageOfAddress } from './language.ts';

const offered = ['en', 'fr'] as const;

function choose(request: { url?: string; cookie?: string; acceptLanguage?: string }) {
  return chooseLanguage({ url: '/', ...request }, offered, 'en');
}

describe('the language of a page', () => {
  test('is the one in the address before all others', () => {
    expect(choose({ url: '/search?sq=a&lng=fr', cookie: 'language=en', acceptLanguage: 'en' })).toBe('fr');
  });

  test('is the remembered one before the browser’s', () => {
    expect(choose({ cookie: 'theme=dark; language=fr', acceptLanguage: 'en' })).toBe('fr');
  });

  test.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['de, en;q=0.5, fr;q=0.7', 'fr'],
    ['de', 'en'],
    ['fr;q=0', 'en'],
    ['', 'en'],
    [';;,=', 'en'],
  ])('follows the browser’s wish %s to %s', (acceptLanguage, language) => {
    expect(choose({ acceptLanguage })).toBe(language);
  });

  test('ignores a language the site does not speak', () => {
    expect(choose({ url: '/?lng=de', cookie: 'language=xx' })).toBe('en');
    expect(languageOfAddress('/?lng=de', offered)).toBeUndefined();
  });

  test.each(['//', '///?', '/\\', '//[', '/%'])('does not stumble over the path %s', (url) => {
    expect(choose({ url, cookie: 'language=fr' })).toBe('fr');
  });
});
