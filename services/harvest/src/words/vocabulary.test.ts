import { describe, expect, it } from 'vitest';
import { frequencyFrom, granularityFrom, licenseFrom, yearsFrom } from './vocabulary.ts';

describe('licences', () => {
  it.each([
    ['GODL-India (B)', 'GODL-India'],
    ['MIT and GODL-India (A)', 'GODL-India'],
    ['CC BY 4.0 (A)', 'CC-BY-4.0'],
    ['ODbL 1.0 (A)', 'ODbL-1.0'],
    ['MIT (A)', 'MIT'],
    ['as the tables', undefined],
  ])('%s is %s', (text, id) => expect(licenseFrom(text)).toBe(id));
});

describe('granularity', () => {
  it.each([
    ['district', 'District'],
    ['sub-district', 'Sub-District'],
    ['village, town, ward', 'Village'],
    ['power station', 'Station'],
    ['airline', 'Airline'],
    ['-', undefined],
  ])('%s is %s', (text, term) => expect(granularityFrom(text)).toBe(term));
});

describe('frequency', () => {
  it.each([
    ['once (survey)', 'One Time'],
    ['yearly by season', 'Yearly'],
    ['monthly, one column per month', 'Monthly'],
    ['daily with gaps', 'Daily'],
    ['now and then', 'Other'],
    ['', undefined],
  ])('%s is %s', (text, term) => expect(frequencyFrom(text)).toBe(term));
});

describe('years', () => {
  it.each([
    ['1901-2017', '1901-2017'],
    ['2019-21', '2019-2021'],
    ['7 July 2020 to 30 December 2025', '2020-2025'],
    ['2018-19 to 2025-26', '2018-2026'],
    ['31 March 2017', '2017'],
    ['1999-00', '1999-2000'],
    ['2001-01-01/2010-12-31', '2001-2010'],
    ['always', undefined],
  ])('%s covers %s', (text, years) => expect(yearsFrom(text)).toBe(years));
});
