import { prepareGzip, prepareZip } from './open-archive.ts';
import { aboutFile, type FileFormats } from './prepare-file.ts';
import { prepareJson } from './prepare-json.ts';
import { prepareSheet } from './prepare-sheet.ts';

/** The formats that are imported besides CSV and TSV. `detect-format.ts` tells which of them a file is. */
export const fileFormats: FileFormats = {
  parquet: async ({ path }) => ({ kind: 'parquet', path, about: aboutFile('parquet') }),
  json: (file) => prepareJson(file, 'json'),
  ndjson: (file) => prepareJson(file, 'ndjson'),
  // Told from other JSON by its records.
  geojson: (file) => prepareJson(file, 'json'),
  xlsx: prepareSheet,
  gzip: prepareGzip,
  zip: prepareZip,
};
