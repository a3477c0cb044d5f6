import { findLicense } from '../licenses/licenses.ts';
import type { DistributionRecord, MetadataRecord } from '../metadata/record/metadata-record.ts';

/** The dimensions of metadata quality, as the European data portal measures it, and the points of each. */
export const dimensions = {
  findability: 100,
  accessibility: 100,
  interoperability: 110,
  reusability: 75,
  context: 20,
} as const;
export type Dimension = keyof typeof dimensions;

/** One thing that makes a dataset easier to find, get, combine, use or understand. */
export type Criterion = {
  id: string;
  dimension: Dimension;
  points: number;
  /** What it asks, and what to do where it is not met: English, for the audit call. */
  question: string;
  advice: string;
  isMet: (record: MetadataRecord) => boolean;
};

/** Holds where there is something to download and all of it passes. */
const everyFile = (test: (file: DistributionRecord) => boolean) => (record: MetadataRecord) =>
  record.distributions.length > 0 && record.distributions.every(test);

const ofTables = ({ tables }: MetadataRecord) => tables.flatMap((table) => table.columns);

const findability: Omit<Criterion, 'dimension'>[] = [
  {
    id: 'keywords',
    points: 30,
    question: 'It has keywords',
    advice: 'Add the words that people search for as tags.',
    isMet: ({ keywords }) => keywords.length > 0,
  },
  {
    id: 'sector',
    points: 30,
    question: 'It belongs to a sector',
    advice: 'Choose at least one sector, so that it is found by subject.',
    isMet: ({ sectors, themes }) => sectors.length + themes.length > 0,
  },
  {
    id: 'place',
    points: 20,
    question: 'It says what places it is about',
    advice: 'Set the granularity of its resources, or the place it covers.',
    isMet: ({ places, granularities }) => places.length + granularities.length > 0,
  },
  {
    id: 'period',
    points: 20,
    question: 'It says what years it is about',
    advice: 'Fill in the years covered, such as 2001-2011.',
    isMet: ({ period }) => period !== undefined,
  },
];

const accessibility: Omit<Criterion, 'dimension'>[] = [
  {
    id: 'resources',
    points: 50,
    question: 'Its data can be reached',
    advice: 'Add a file, a table or a link to the data.',
    isMet: ({ distributions }) => distributions.length > 0,
  },
  {
    id: 'download',
    points: 20,
    question: 'Its data can be downloaded and not only looked at',
    advice: 'Link to the file itself and not to a page about it.',
    isMet: everyFile(({ isHere, fileType }) => isHere || (fileType.name !== '' && fileType.name !== 'HTML')),
  },
  {
    id: 'kept_here',
    points: 30,
    question: 'Its data is kept here, where it cannot vanish',
    advice: 'Upload what is only linked to, so that the link cannot break.',
    isMet: everyFile(({ isHere }) => isHere),
  },
];

const interoperability: Omit<Criterion, 'dimension'>[] = [
  {
    id: 'format',
    points: 20,
    question: 'The format of every file is named',
    advice: 'Name the format of each resource, such as CSV.',
    isMet: everyFile(({ fileType }) => fileType.name !== ''),
  },
  {
    id: 'media_type',
    points: 10,
    question: 'The media type of every file is known',
    advice: 'Use a format with a registered media type.',
    isMet: everyFile(({ fileType }) => fileType.mediaType !== undefined),
  },
  {
    id: 'format_vocabulary',
    points: 10,
    question: 'The formats are in the vocabulary of file types',
    advice: 'Name formats as the vocabulary does: CSV, JSON, GeoJSON, XLSX, Parquet.',
    isMet: everyFile(({ fileType }) => fileType.code !== undefined),
  },
  {
    id: 'open_format',
    points: 20,
    question: 'Every file is in an open format',
    advice: 'Publish in a vendor-neutral format, such as CSV instead of XLS.',
    isMet: everyFile(({ fileType }) => fileType.isOpen),
  },
  {
    id: 'machine_readable',
    points: 20,
    question: 'Programs can read every file',
    advice: 'Publish the data as a table, alongside or instead of a PDF or an image.',
    isMet: everyFile(({ fileType }) => fileType.isMachineReadable),
  },
  {
    id: 'described',
    points: 30,
    question: 'It says in its own words what it is, and what its columns mean',
    advice: 'Describe the dataset, and give every column of its tables a label or a note.',
    isMet: (record) =>
      record.notes !== '' && ofTables(record).every(({ label, notes }) => (label ?? notes) !== null),
  },
];

const reusability: Omit<Criterion, 'dimension'>[] = [
  {
    id: 'license',
    points: 20,
    question: 'It has a licence',
    advice: 'Choose the licence under which others may use it.',
    isMet: ({ license }) => license !== undefined,
  },
  {
    id: 'known_license',
    points: 10,
    question: 'The licence is a known one with an address',
    advice: 'Choose a licence from the list, such as CC BY 4.0 or GODL-India.',
    isMet: ({ license }) => license?.uri !== undefined && findLicense(license.id) !== undefined,
  },
  {
    id: 'open_license',
    points: 15,
    question: 'The licence lets anyone use it for any purpose',
    advice: 'Choose an open licence, if nothing prevents it.',
    isMet: ({ license }) => license?.isOpen ?? false,
  },
  {
    id: 'contact',
    points: 20,
    question: 'It names whom to ask',
    advice: 'Name a maintainer with an e-mail address.',
    isMet: ({ hasOwnContact, contact }) => hasOwnContact && contact.email !== undefined,
  },
  {
    id: 'source',
    points: 10,
    question: 'It names who made the figures',
    advice: 'Fill in the source of the data.',
    isMet: ({ creator }) => creator !== undefined,
  },
];

const context: Omit<Criterion, 'dimension'>[] = [
  {
    id: 'methodology',
    points: 5,
    question: 'It tells how the figures were made',
    advice: 'Describe the methodology.',
    isMet: ({ methodology }) => methodology !== '',
  },
  {
    id: 'file_size',
    points: 5,
    question: 'The size of what is downloaded is known',
    advice: 'Give the size of linked files, or upload them.',
    isMet: everyFile(({ bytes, isTable }) => isTable || bytes !== undefined),
  },
  {
    id: 'frequency',
    points: 5,
    question: 'It says how often it is renewed',
    advice: 'Set the frequency of its resources.',
    isMet: ({ frequency }) => frequency !== undefined,
  },
  {
    id: 'units',
    points: 5,
    question: 'Its measures have units',
    advice: 'Give every measure its unit in the data dictionary.',
    isMet: (record) => {
      const columns = ofTables(record);
      return columns.length > 0 && columns.every(({ role, unit }) => role !== 'measure' || unit !== null);
    },
  },
];

const byDimension = { findability, accessibility, interoperability, reusability, context };

/** All criteria, dimension by dimension. */
export const criteria: readonly Criterion[] = (Object.keys(dimensions) as Dimension[]).flatMap((dimension) =>
  byDimension[dimension].map((criterion) => ({ ...criterion, dimension })),
);
