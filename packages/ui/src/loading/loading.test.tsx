import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingOverlay } from './loading.tsx';

const style = readFileSync(path.join(import.meta.dirname, 'loading.module.css'), 'utf8');

test('the loading screen is announced, and its five lines are for the eye only', () => {
  const area = document.createElement('div');
  area.innerHTML = renderToStaticMarkup(<LoadingOverlay label="Loading …" />);
  expect(area.querySelector('output')?.textContent).toBe('Loading …');
  expect(area.querySelector('[aria-hidden="true"]')?.children).toHaveLength(5);
});

test('the loading screen lies translucent over the whole page, and is still for who wants less motion', () => {
  expect(style).toMatch(/\.overlay \{[^}]*position: fixed;\s+inset: 0;/);
  expect(style).toMatch(
    /\.overlay \{[^}]*background: color-mix\(in srgb, var\(--paper\) \d\d%, transparent\)/,
  );
  expect(style).toMatch(/\.wave > span \{[^}]*animation: wave/);
  expect(style).toMatch(/prefers-reduced-motion: reduce\) \{\s+\.wave > span \{[^}]*animation: none/);
});
