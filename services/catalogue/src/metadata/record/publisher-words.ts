import { readSourceDate } from '../../fields/source-date.ts';
import type { PackageDictionary } from '../../model/dataset.contract.ts';
import { cleanAddress, cleanText } from './clean-text.ts';
import type { MetadataRecord, Place } from './metadata-record.ts';

/** What a publisher says under one of these keys, as a further key of the dataset or among its extras. */
export function publisherWords(dataset: PackageDictionary, ...keys: string[]): string[] {
  return keys.flatMap((key) => {
    const said = dataset[key] ?? dataset.extras.find((extra) => extra.key === key)?.value;
    if (Array.isArray(said)) return said.filter((one) => typeof one === 'string').map(cleanText);
    if (said && typeof said === 'object') return [JSON.stringify(said)];
    return typeof said === 'string' && said.trim() !== '' ? [cleanText(said)] : [];
  });
}

/** When the source published and renewed the data; what is no date is left out. */
export function sourceDatesOf(dataset: PackageDictionary): MetadataRecord['sourceDates'] {
  const dateOf = (...keys: string[]) =>
    publisherWords(dataset, ...keys)
      .map((text) => readSourceDate(text))
      .find((date) => date !== undefined);
  const published = dateOf('source_published', 'issued');
  const updated = dateOf('source_updated', 'modified');
  return { ...(published && { published }), ...(updated && { updated }) };
}

/** Stands for India in the EU's table of countries. */
const INDIA: Place = {
  name: 'India',
  uri: 'http://publications.europa.eu/resource/authority/country/IND',
};

/** The places a dataset says it is about, under the keys that catalogues use for it. */
export function placesOf(dataset: PackageDictionary): Place[] {
  const [uri] = publisherWords(dataset, 'spatial_uri').map(cleanAddress);
  const [name] = publisherWords(dataset, 'spatial_text', 'spatial_coverage', 'geographic_coverage');
  const box = publisherWords(dataset, 'spatial')
    .map(boundingBox)
    .find((found) => found !== undefined);
  if (uri || name || box) return [{ ...(name && { name }), ...(uri && { uri }), ...(box && { box }) }];
  return dataset.resources.some(({ granularity }) => granularity === 'India') ? [INDIA] : [];
}

/** The box around a GeoJSON geometry; undefined for what is none. */
function boundingBox(text: string): Place['box'] {
  const positions = [...text.matchAll(/\[\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  if (!text.startsWith('{') || positions.length === 0) return undefined;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x = Number.NaN, y = Number.NaN] of positions) {
    if (!(Math.abs(x) <= 180 && Math.abs(y) <= 90)) return undefined;
    [west, south, east, north] = [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ];
  }
  return [west, south, east, north];
}
