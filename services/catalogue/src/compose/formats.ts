const tables = 'CSV TSV XLS XLSX ODS Parquet SQLite';
const documents = 'JSON NDJSON XML RDF TTL RSS PDF TXT HTML DOC DOCX ZIP PNG JPEG';
const maps = 'GeoJSON TopoJSON KML KMZ GML GPX SHP GPKG GeoTIFF WMS WFS';
const canonical = `${tables} ${documents} ${maps} API`.split(' ');

const mediaTypes = new Map(
  Object.entries({
    'text/csv': 'CSV',
    'text/tab-separated-values': 'TSV',
    'application/json': 'JSON',
    'application/geo+json': 'GeoJSON',
    'application/xml': 'XML',
    'text/xml': 'XML',
    'application/pdf': 'PDF',
    'application/zip': 'ZIP',
    'application/vnd.ms-excel': 'XLS',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
    'application/vnd.apache.parquet': 'Parquet',
    'text/html': 'HTML',
    'text/plain': 'TXT',
    'text/turtle': 'TTL',
    'application/rdf+xml': 'RDF',
  }),
);

const byKey = new Map(canonical.map((format) => [format.toLowerCase(), format]));

/** The usual spelling of a format given in any case, with a leading dot or as a media type; others as they stand. */
export function formatName(text: string): string {
  const given = text.trim();
  const key = given.toLowerCase().replace(/^\./, '');
  return mediaTypes.get(key) ?? byKey.get(key) ?? given;
}

/** The format that the end of an address tells of, or '' when it tells of none that we know. */
export function formatOfAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1] ?? '';
  return byKey.get(ending.toLowerCase()) ?? '';
}
