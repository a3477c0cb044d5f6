import type { TextInLanguages } from '@gazetteer/kernel';
import type { Agent, AuthorityTerm, Contact } from '../../model/site.ts';
import type { TableDescription } from '../../model/table-description.ts';
import type { FileType } from '../../compose/file-types.ts';
import type { TimeSpan } from './time-span.ts';

export type RecordLicense = {
  id: string;
  title: string;
  /** Its own address; undefined where it has none. */
  uri: string | undefined;
  /** Stands for it inside our documents where it has no address. */
  localUri: string;
  isOpen: boolean;
};

/** Where data is about: a name, an address that stands for the place, a box (west, south, east, north). */
export type Place = { name?: string; uri?: string; box?: [number, number, number, number] };

/** One way to get data: a file as it was published, or a table in one format. */
export type DistributionRecord = {
  uri: string;
  resourceId: string;
  title: string;
  description: string;
  /** Title and description in several languages, as far as they are written. */
  translations: { title?: TextInLanguages; description?: TextInLanguages };
  /** The resource's page, where people look at it before they take it. */
  accessUrl: string;
  downloadUrl: string;
  fileType: FileType;
  bytes: number | undefined;
  checksum: { algorithm: string; value: string } | undefined;
  issued: string;
  modified: string;
  /** True where this installation itself hands it out. */
  isHere: boolean;
  /** True where it is a table that the data APIs answer for. */
  isTable: boolean;
};

/** A table of a dataset, for those formats that tell of columns. */
export type TableRecord = TableDescription & {
  resourceId: string;
  /** Unique in its dataset, of letters, digits, - and _. */
  name: string;
  title: string;
  description: string;
  csvUrl: string;
};

/**
 * What there is to say about a dataset, read once from our model. Every format that we publish, and the FAIR score,
 * is written from this and from nothing else, so that they cannot tell different stories.
 * All texts are clean, all addresses absolute, all times ISO 8601 with zone.
 */
export type MetadataRecord = {
  id: string;
  name: string;
  /** Stands for the dataset for ever; answers with a page or a document, as asked. */
  uri: string;
  page: string;
  title: string;
  /** Never empty: the title stands in where the publisher wrote none. */
  description: string;
  /** What the publisher wrote, which may be nothing. */
  notes: string;
  keywords: string[];
  /** What of these texts is written in several languages, and what each keyword is called in others. */
  translations: {
    title?: TextInLanguages;
    description?: TextInLanguages;
    methodology?: TextInLanguages;
    keywords: TextInLanguages[];
  };
  sectors: string[];
  themes: AuthorityTerm[];
  publisher: Agent;
  creator: Agent | undefined;
  contact: Contact;
  /** True where the dataset itself names whom to ask. */
  hasOwnContact: boolean;
  license: RecordLicense | undefined;
  issued: string;
  modified: string;
  /** When the source published and renewed the data, as precisely as it says: a year, a month or a day. */
  sourceDates: { published?: string; updated?: string };
  frequency: AuthorityTerm | undefined;
  frequencyName: string | undefined;
  granularities: string[];
  period: TimeSpan | undefined;
  places: Place[];
  languages: AuthorityTerm[];
  methodology: string;
  sourceLink: string | undefined;
  version: string | undefined;
  distributions: DistributionRecord[];
  tables: TableRecord[];
};
