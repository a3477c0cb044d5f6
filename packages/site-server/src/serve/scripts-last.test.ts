// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { scriptsLast } from './scripts-last.ts';
import { sealPage } from './security-policy.ts';

const page =
  '<head><link rel="preload" href="/a.woff2" as="font"/><link rel="preload" href="/texts.json" as="fetch"/>' +
  '<link rel="modulepreload" nonce="n1" href="/vendor.js"/></head>' +
  '<body><script nonce="n1" type="module" async="">import "/entry.js";</script></body>';

// The script sets it on the page, which the next file of tests shares.
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'gazetteerEventReplay');
  document.body.innerHTML = '';
});

test('scripts and their texts wait, fonts do not', () => {
  const html = scriptsLast(page);
  expect(html).toContain('<link rel="preload" href="/a.woff2"');
  expect(html).toContain('<link rel="late" data-late="preload" href="/texts.json"');
  expect(html).toContain('<link rel="late" data-late="modulepreload" nonce="n1" href="/vendor.js"');
  expect(html).not.toContain('type="module"');
});

test('the policy lets run what waits and what starts it', () => {
  const { policy } = sealPage(scriptsLast(page), 'n1', 'production');
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
});

test('a page without scripts stays as it is', () => {
  const html = '<link rel="preload" href="/texts.json"/><script>a()</script>';
  expect(scriptsLast(html)).toBe(html);
});

test('the first thing a visitor does starts them, once, and leaves the document as it was rendered', () => {
  // The page under test has no server to fetch from.
  const local = page
    .replace(' as="fetch"', '')
    .replace(/<link[^>]*vendor[^>]*>/, '')
    .replace('import "/entry.js";', 'void 0;');
  document.write(scriptsLast(local).replaceAll(' nonce="n1"', ''));
  runInThisContext([...document.scripts].at(-1)?.textContent ?? '');
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('pointerdown'));
  expect(document.querySelectorAll('script[type="module"]')).toHaveLength(1);
  expect(document.querySelector('[type="text/late"], [data-late], [rel="late"]')).toBeNull();
  expect(document.querySelector('link[href="/texts.json"]')?.getAttribute('rel')).toBe('preload');
});
