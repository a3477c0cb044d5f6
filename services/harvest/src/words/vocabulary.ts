/** Words of the controlled vocabularies, and the words that publishers use for them. */

const licenses: readonly (readonly [RegExp, string])[] = [
  [/GODL/i, 'GODL-India'],
  [/ODbL|odc-odbl/i, 'ODbL-1.0'],
  [/CC0|cc-zero|creative commons zero/i, 'CC0-1.0'],
  [/CC[- ]BY[- ]SA/i, 'CC-BY-SA-4.0'],
  [/CC[- ]BY|creative commons attribution/i, 'CC-BY-4.0'],
  [/\bMIT\b/, 'MIT'],
  [/public domain|government work|u\.s\. government/i, 'other-pd'],
  [/other-open/i, 'other-open'],
];

/**
 * The catalogue's licence id for what a publisher writes. Of several licences named together the one for
 * data wins over the one for the repository.
 */
export function licenseFrom(text: string): string | undefined {
  return licenses.find(([pattern]) => pattern.test(text))?.[1];
}

const granularities: readonly (readonly [RegExp, string])[] = [
  [/meteorological subdivision/i, 'Meteorological Subdivision'],
  [/sub-?district/i, 'Sub-District'],
  [/parliamentary constituency/i, 'Parliamentary Constituency'],
  [/assembly constituency/i, 'Assembly Constituency'],
  [/gram panchayat/i, 'Gram Panchayat'],
  [/urban local body|local body/i, 'Local Body'],
  [/village/i, 'Village'],
  [/tehsil|taluk/i, 'Tehsil'],
  [/block/i, 'Block'],
  [/district/i, 'District'],
  [/county/i, 'County'],
  [/state/i, 'State'],
  [/country/i, 'Country'],
  [/city|town/i, 'City'],
  [/market/i, 'Market Center'],
  [/station/i, 'Station'],
  [/point/i, 'Point'],
];

/** The controlled term for a granularity; other words stay, each with a capital. */
export function granularityFrom(text: string): string | undefined {
  const word = text.trim();
  if (word === '' || word === '-') return undefined;
  const known = granularities.find(([pattern]) => pattern.test(word))?.[1];
  return known ?? word.replace(/(^|[\s-])\p{Letter}/gu, (letter) => letter.toUpperCase());
}

const frequencies: readonly (readonly [RegExp, string])[] = [
  [/hourly/i, 'Hourly'],
  [/daily/i, 'Daily'],
  [/weekly/i, 'Weekly'],
  [/fortnight/i, 'Fortnightly'],
  [/monthly/i, 'Monthly'],
  [/quarterly/i, 'Quarterly'],
  [/biannual|half-?year/i, 'Biannually'],
  [/decad|every ten years/i, 'Decadal'],
  [/five years|quinquennial/i, 'Quinquennial'],
  [/year|annual/i, 'Yearly'],
  [/season/i, 'Seasonally'],
  [/once|one[- ]time/i, 'One Time'],
];

/** The controlled term for a frequency; what names none is `Other`. */
export function frequencyFrom(text: string): string | undefined {
  const word = text.trim();
  if (word === '' || word === '-') return undefined;
  return frequencies.find(([pattern]) => pattern.test(word))?.[1] ?? 'Other';
}

/**
 * The years a text speaks of, from the first to the last: `7 July 2020 to 30 December 2025` gives
 * `2020-2025`, `2019-21` gives `2019-2021`, `2011` stays. Text without a year gives undefined.
 */
export function yearsFrom(text: string): string | undefined {
  const years: number[] = [];
  for (const match of text.matchAll(/\b(1[6-9]\d\d|20\d\d)(?:\s*[-–/]\s*(\d{2})(?!\d|-\d))?/g)) {
    const year = Number(match[1]);
    years.push(year);
    if (match[2]) years.push(endOfSpan(year, Number(match[2])));
  }
  if (years.length === 0) return undefined;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}-${last}`;
}

/** The year that two digits after another year mean: 2019-21 ends in 2021, 1999-00 in 2000. */
function endOfSpan(start: number, digits: number): number {
  const end = Math.floor(start / 100) * 100 + digits;
  return end < start ? end + 100 : end;
}
