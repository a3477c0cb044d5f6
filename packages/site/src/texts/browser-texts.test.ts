import { createRequire } from 'node:module';
import { createInstance as createReference, type InitOptions } from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { createInstance } from './browser-texts.ts';

const load = createRequire(import.meta.url);

type Tree = { [name: string]: string | Tree };

/** Every key of the texts, of plural forms the one that is asked for. */
function keysIn(tree: Tree, before = ''): string[] {
  return Object.entries(tree).flatMap(([name, part]) =>
    typeof part === 'string'
      ? [`${before}${name}`]
      : [`${before}${name}`, ...keysIn(part, `${before}${name}.`)],
  );
}

/** A value for everything that stands in braces, with characters that mean something to i18next and to patterns. */
function valuesOf(tree: Tree): Record<string, string> {
  const names = JSON.stringify(tree).matchAll(/\{\{(.+?)\}\}/g);
  return Object.fromEntries(
    [...names].map(([, name = '']) => [name.trim(), `<$1 {{count}} $t(title) ${name}>`]),
  );
}

function both(language: string, common: Tree) {
  const options = {
    lng: language,
    ns: ['common'],
    defaultNS: 'common',
    resources: { [language]: { common } },
    interpolation: { escapeValue: false },
    initAsync: false,
  } satisfies InitOptions;
  const reference = createReference();
  void reference.init(options);
  const small = createInstance();
  small.init(options);
  return { reference, small };
}

describe.each(['portal', 'console'])('texts of the %s', (site) => {
  test.each(['en', 'fr'])('in %s are those of i18next, with and without values', (language) => {
    const texts = load(`../../../../apps/${site}/app/locales/${language}/common.json`) as Tree;
    const { reference, small } = both(language, texts);
    const values = valuesOf(texts);
    const keys = keysIn(texts);
    expect(keys.length).toBeGreaterThan(100);
    for (const key of keys) {
      const isPart = typeof small.t(key, { returnObjects: true }) === 'object';
      const askings = isPart ? [{ returnObjects: true }, { ...values, returnObjects: true }] : [{}, values];
      for (const asked of askings)
        expect({ key, text: small.t(key, asked) }).toEqual({
          key,
          text: reference.t(key as never, asked as never),
        });
      expect({ key, isThere: small.exists(key) }).toEqual({ key, isThere: true });
    }
  });

  test.each(['en', 'fr'])('in %s have the plural forms that i18next finds', (language) => {
    const texts = load(`../../../../apps/${site}/app/locales/${language}/common.json`) as Tree;
    const { reference, small } = both(language, texts);
    const counted = keysIn(texts).filter((key) => key.endsWith('_other'));
    expect(counted.length).toBeGreaterThan(0);
    for (const key of counted.map((form) => form.slice(0, -'_other'.length)))
      for (const count of [0, 1, 1.5, 2, 1_000_000]) {
        const asked = { ...valuesOf(texts), count };
        expect({ key, text: small.t(key, asked) }).toEqual({
          key,
          text: reference.t(key as never, asked as never),
        });
      }
  });
});

test.each([
  ['missing', {}],
  ['title.deeper', {}],
  ['constructor', {}],
  ['missing', { defaultValue: 'For {{who}}', who: 'you' }],
  [
    'missing',
    { defaultValue: '{{gone}} {{empty}} {{zero}} {{deep.er}}', gone: undefined, empty: null, zero: 0 },
  ],
  ['missing', { defaultValue: '{{deep.er}}', deep: { er: 1 } }],
  ['none', { count: 0 }],
  ['none', { count: 3 }],
])('%s with %o is what i18next makes of it', (key, asked) => {
  const { reference, small } = both('en', { title: 'Rain', none_zero: 'None', none_other: '{{count}}' });
  expect(small.t(key, asked)).toBe(reference.t(key as never, asked as never));
  expect(small.exists(key)).toBe(reference.exists(key));
  expect(small.exists(key, asked)).toBe(reference.exists(key, asked));
});

test('components read texts through a copy of it, as react-i18next hands them one', () => {
  const { small } = both('en', {
    title: 'Rain',
    mm_one: '{{count}} millimetre',
    mm_other: '{{count}} millimetres',
  });
  const Told = () => {
    const { t, i18n } = useTranslation();
    const says = t as (key: string, asked?: object) => string;
    const through = i18n.t as typeof says;
    const has = ['title', 'gone'].map((key) => i18n.exists(key));
    return [says('title'), through('mm', { count: 2 }), i18n.language, ...has].join(' ');
  };
  const i18n = small as unknown as Parameters<typeof I18nextProvider>[0]['i18n'];
  const told = renderToString(createElement(I18nextProvider, { i18n }, createElement(Told)));
  expect(told).toBe('Rain 2 millimetres en true false');
});
