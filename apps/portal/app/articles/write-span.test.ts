import { expect, test } from 'vitest';
import { writeSpan } from './write-span.ts';

const english = { locale: 'en', timeZone: 'UTC' };
const indian = { locale: 'en', timeZone: 'Asia/Kolkata' };

test.each([
  [
    '2027-01-14T09:00:00.000Z',
    '2027-01-14T12:00:00.000Z',
    english,
    /^14 January 2027 (at |, )?09:00.12:00 UTC$/,
  ],
  ['2027-01-14T09:00:00Z', null, english, /^14 January 2027 (at )?09:00 UTC$/],
  [
    '2027-01-14T20:00:00Z',
    '2027-01-15T01:00:00Z',
    english,
    /^14 January 2027.*20:00.*15 January 2027.*01:00/,
  ],
  ['2027-01-14T20:00:00Z', null, indian, /^15 January 2027.*01:30 (IST|GMT\+5:30)$/],
  ['2027-03-23T00:00:00Z', '2027-03-23T23:59:59Z', indian, /^23 March 2027$/],
  ['2027-03-23T00:00:00.000Z', '2027-03-25T23:59:00.000Z', english, /^23.{1,3}25 March 2027$/],
])('from %s to %s', (start, end, look, written) => {
  expect(writeSpan(start, end, look).replaceAll(',', '')).toMatch(written);
});

test('French days are French, with plain spaces', () => {
  const written = writeSpan('2027-03-23T09:00:00Z', '2027-03-23T11:00:00Z', {
    locale: 'fr',
    timeZone: 'UTC',
  });
  expect(written).toMatch(/^23 mars 2027/);
  expect(written).not.toMatch(/[^\S ]/);
});
