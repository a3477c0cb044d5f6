import { expect, test } from 'vitest';
import { lacking, type Versions } from './feature-support.ts';
import { featuresOfStyle } from './style-features.ts';

const oldest: Versions = { chrome: '123', firefox: '127', safari: '17.5' };

function missingIn(css: string, versions = oldest): string[] {
  return featuresOfStyle(css, versions)
    .filter((use) => lacking(use.feature, use.versions).length > 0)
    .map(({ feature, line }) => `${line} ${feature.path}`);
}

test('a property that the oldest version lacks is found, with its line', () => {
  expect(missingIn('a {\n  color: red;\n  position-area: block-end;\n}')).toEqual([
    '3 css.properties.position-area',
    '3 css.properties.position-area.block-end',
  ]);
});

test('keywords, functions, units, selectors, rules and media features are found, custom properties too', () => {
  const older: Versions = { safari: '16.3' };
  expect(missingIn('p { text-wrap: balance }', older)).toContain('1 css.properties.text-wrap.balance');
  expect(missingIn(':root { --ink: light-dark(black, white) }', older)).toEqual([
    '1 css.types.color.light-dark',
  ]);
  expect(missingIn('p { height: 3lh }', older)).toEqual(['1 css.types.length.lh']);
  expect(missingIn('p:popover-open { color: red }', older)).toEqual(['1 css.selectors.popover-open']);
  expect(missingIn('p { @starting-style { opacity: 0 } }', older)).toContain('1 css.at-rules.starting-style');
  expect(missingIn('@media (scripting: none) { p { margin: 0 } }', older)).toEqual([
    '1 css.at-rules.media.scripting',
  ]);
});

test('what stands inside @supports is needed only of browsers that fulfil its condition', () => {
  const moved = 'a { position-area: block-end; position-try-fallbacks: flip-block }';
  expect(missingIn(`@supports (position-area: block-end) { ${moved} }`)).toEqual([]);
  expect(missingIn(`@supports (display: grid) { ${moved} }`)).not.toEqual([]);
});

test('a name that the build writes with a prefix counts as supported, and prefixes of one engine are left alone', () => {
  expect(missingIn('a { user-select: none; -webkit-touch-callout: none }')).toEqual([]);
});

test('what every browser of the list has is not mentioned', () => {
  expect(missingIn('@layer base { a:has(b) { color: color-mix(in oklab, red, blue); inset: 0 } }')).toEqual(
    [],
  );
});
