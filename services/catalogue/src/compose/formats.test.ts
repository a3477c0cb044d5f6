import { describe, expect, it } from 'vitest';
import { formatName, formatOfAddress } from './formats.ts';

describe('the name of a format', () => {
  it.each([
    ['csv', 'CSV'],
    ['.geojson', 'GeoJSON'],
    ['text/csv', 'CSV'],
    ['My Own', 'My Own'],
  ])('of %s is %s', (given, name) => expect(formatName(given)).toBe(name));

  it.each([
    ['https://example.org/a.CSV?x=1#top', 'CSV'],
    ['https://example.org/data', ''],
    ['https://example.org/a.php', ''],
  ])('that %s tells of is "%s"', (address, name) => expect(formatOfAddress(address)).toBe(name));
});
