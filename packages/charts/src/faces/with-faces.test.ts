import { expect, test } from 'vitest';
import { sampleCharts } from '../draw/charts-testing.ts';
import { renderSvg } from '../draw/render-svg.ts';
import { withFaces } from './with-faces.ts';

const { spec, data } = sampleCharts.bar;
const look = { theme: 'light', locale: 'en', width: 720 } as const;

function facesIn(svg: string): string[] {
  const rules = svg.matchAll(
    /@font-face\{font-family:'([^']+)';font-weight:(\d+);src:url\(data:font\/woff2;base64,[\w+/=]+\)(;unicode-range)?/g,
  );
  return Array.from(rules, ([, family, weight, range]) => `${family} ${weight}${range ? ' accents' : ''}`);
}

test('a picture carries the faces that its texts need, and no other', () => {
  const bare = renderSvg({ ...spec, title: 'Récolte' }, data, { ...look, bare: true });
  expect(facesIn(withFaces(bare))).toEqual(['Anek Latin 400']);
  const whole = renderSvg({ ...spec, title: 'Récolte' }, data, look);
  expect(facesIn(withFaces(whole))).toEqual([
    'Anek Latin 400',
    'Source Serif 4 600',
    'Source Serif 4 600 accents',
  ]);
});

test('nothing else of the picture changes', () => {
  const svg = renderSvg(spec, data, look);
  expect(withFaces(svg).replace(/<style>[^<]*<\/style>/, '')).toBe(svg);
});

test('texts that look like styles stay texts', () => {
  const svg = renderSvg({ ...spec, title: "</style><style>@import 'x'" }, data, look);
  expect(withFaces(svg).match(/<style>/g)).toHaveLength(1);
});

test('the faces of a picture in a page are small', () => {
  const svg = renderSvg({ ...spec, title: 'Récolte' }, data, { ...look, bare: true });
  expect(withFaces(svg).length - svg.length).toBeLessThan(14_000);
});
