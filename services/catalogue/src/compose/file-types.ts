/** What a format is: the EU's code and the IANA's name for it, where they have one, and what can be done with it. */
export type FileType = {
  /** As people call it; '' where nobody said. */
  name: string;
  code?: string;
  mediaType?: string;
  /** Its specification is open and no vendor's. */
  isOpen: boolean;
  /** A program can read the figures in it. */
  isMachineReadable: boolean;
};

type Traits = Pick<FileType, 'isOpen' | 'isMachineReadable'>;
const OPEN_DATA: Traits = { isOpen: true, isMachineReadable: true };
const OPEN_DOCUMENT: Traits = { isOpen: true, isMachineReadable: false };
const VENDORS_DATA: Traits = { isOpen: false, isMachineReadable: true };
const VENDORS_DOCUMENT: Traits = { isOpen: false, isMachineReadable: false };

const types: [name: string, code: string | undefined, mediaType: string | undefined, traits: Traits][] = [
  ['CSV', 'CSV', 'text/csv', OPEN_DATA],
  ['TSV', 'TSV', 'text/tab-separated-values', OPEN_DATA],
  ['JSON', 'JSON', 'application/json', OPEN_DATA],
  ['NDJSON', 'JSON', 'application/x-ndjson', OPEN_DATA],
  ['Parquet', 'PARQUET', 'application/vnd.apache.parquet', OPEN_DATA],
  ['XML', 'XML', 'application/xml', OPEN_DATA],
  ['GeoJSON', 'GEOJSON', 'application/geo+json', OPEN_DATA],
  ['TopoJSON', 'JSON', 'application/json', OPEN_DATA],
  ['KML', 'KML', 'application/vnd.google-earth.kml+xml', OPEN_DATA],
  ['KMZ', 'KMZ', 'application/vnd.google-earth.kmz', OPEN_DATA],
  ['GML', 'GML', 'application/gml+xml', OPEN_DATA],
  ['GPX', 'XML', 'application/gpx+xml', OPEN_DATA],
  ['GPKG', 'GPKG', 'application/geopackage+sqlite3', OPEN_DATA],
  ['SQLite', undefined, 'application/vnd.sqlite3', OPEN_DATA],
  ['GeoTIFF', 'TIFF', 'image/tiff', OPEN_DATA],
  ['RDF', 'RDF_XML', 'application/rdf+xml', OPEN_DATA],
  ['TTL', 'RDF_TURTLE', 'text/turtle', OPEN_DATA],
  ['RSS', 'RSS', 'application/rss+xml', OPEN_DATA],
  ['ODS', 'ODS', 'application/vnd.oasis.opendocument.spreadsheet', OPEN_DATA],
  ['XLSX', 'XLSX', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', OPEN_DATA],
  ['XLS', 'XLS', 'application/vnd.ms-excel', VENDORS_DATA],
  ['SHP', 'SHP', undefined, VENDORS_DATA],
  ['WMS', 'WMS_SRVC', undefined, OPEN_DATA],
  ['WFS', 'WFS_SRVC', undefined, OPEN_DATA],
  ['API', undefined, undefined, OPEN_DATA],
  ['HTML', 'HTML', 'text/html', OPEN_DOCUMENT],
  ['TXT', 'TXT', 'text/plain', OPEN_DOCUMENT],
  ['PDF', 'PDF', 'application/pdf', OPEN_DOCUMENT],
  ['PNG', 'PNG', 'image/png', OPEN_DOCUMENT],
  ['JPEG', 'JPEG', 'image/jpeg', OPEN_DOCUMENT],
  ['ZIP', 'ZIP', 'application/zip', OPEN_DOCUMENT],
  ['DOCX', 'DOCX', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', OPEN_DOCUMENT],
  ['DOC', 'DOC', 'application/msword', VENDORS_DOCUMENT],
];

const byName = new Map(
  types.map(([name, code, mediaType, traits]): [string, FileType] => [
    name.toLowerCase(),
    { name, ...(code && { code }), ...(mediaType && { mediaType }), ...traits },
  ]),
);

/** The type of a format by the name our catalogue gives it; one that we do not know can be neither called open nor read. */
export function fileTypeOf(format: string): FileType {
  return byName.get(format.toLowerCase()) ?? { name: format, isOpen: false, isMachineReadable: false };
}

/** The address of a file type in the EU's table. */
export function fileTypeUri(code: string): string {
  return `http://publications.europa.eu/resource/authority/file-type/${code}`;
}
