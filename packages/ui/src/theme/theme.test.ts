// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { themeScript } from './theme.ts';

const phone = '(max-width: 639px)';

function mediaFor(chosen: string | undefined): (string | null)[] {
  if (chosen) document.documentElement.dataset.theme = chosen;
  window.gazetteerTheme?.();
  return [...document.querySelectorAll('source')].map((source) => source.getAttribute('media'));
}

beforeEach(() => {
  delete document.documentElement.dataset.theme;
  document.body.innerHTML =
    `<picture><source data-theme="dark" data-window="${phone}"/><source data-theme="light" data-window="${phone}"/>` +
    '<source data-theme="dark"/><img alt=""/></picture>';
  runInThisContext(themeScript);
});

// The script sets it on the page, which the next file of tests shares.
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'gazetteerTheme');
  document.body.innerHTML = '';
});

test('pictures follow the system until the visitor chooses', () => {
  const [dark, light] = ['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)'];
  expect(mediaFor(undefined)).toEqual([`${phone} and ${dark}`, `${phone} and ${light}`, dark]);
});

test('a chosen theme takes its own pictures and leaves windows apart', () => {
  expect(mediaFor('dark')).toEqual([phone, 'not all', 'all']);
  expect(mediaFor('light')).toEqual(['not all', phone, 'not all']);
});
