import { expect, test } from 'vitest';
import { takeOtherTexts } from './other-letters.ts';
import { renderPng } from './render-png.ts';

const root = `<g fill="none" text-rendering="geometricPrecision" font-family="'Anek Latin', 'Noto Sans'" transform="translate(20,20)">`;
const drawing = (texts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" viewBox="0 0 200 80">${root}${texts}</g></svg>`;
const group = (...texts: string[]) =>
  `<g font-size="12" fill="#123456" text-anchor="end">${texts.map((text, index) => `<text x="60" y="${10 + index * 20}">${text}</text>`).join('')}</g>`;

test('texts in other scripts are taken out with their looks, and those in the own letters stay', () => {
  const { rest, texts } = takeOtherTexts(drawing(group('Goa – 5 °C', 'कर्नाटक &amp; Goa')));
  expect(rest).toBe(drawing(group('Goa – 5 °C')));
  expect(texts).toEqual([
    {
      text: 'कर्नाटक & Goa',
      x: 80,
      y: 50,
      angle: 0,
      fill: '#123456',
      align: 'right',
      size: 12,
      weight: '400',
      families: "'Anek Latin', 'Noto Sans'",
    },
  ]);
});

test.each([
  'कर्नाटक',
  'কলকাতা',
  'தமிழ்நாடு',
  'తెలంగాణ',
  'ಕರ್ನಾಟಕ',
  'കേരളം',
  'ગુજરાત',
  'ਪੰਜਾਬ',
  'ଓଡ଼ିଶା',
  'القاهرة',
  'Ελλάδα',
  'Україна',
  '東京都',
  'กรุงเทพ',
  'Łódź',
])('%s is painted with faces that have its letters', (name) => {
  expect(takeOtherTexts(drawing(group(name))).texts.map(({ text }) => text)).toEqual([name]);
});

test('letters beyond Western Europe are letters, not boxes that all look alike', async () => {
  const pictures = await Promise.all(
    ['Ł', 'Ģ'].map((letter) => renderPng(drawing(group(letter)), { width: 400 })),
  );
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
});
