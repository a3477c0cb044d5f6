import type { TextInLanguages, TRANSLATED } from '@gazetteer/kernel';

/**
 * What the readers of this folder find, whatever it was written in, and what `import-catalogue.ts` writes
 * into the catalogue.
 */

/** A text in other languages by their tags, under the name of the text with `_translated` behind it. */
type Translated<Text extends string> = { [Name in `${Text}${typeof TRANSLATED}`]?: TextInLanguages };

/** Who publishes. `name` is made from the title where the source gives none. */
export type PublisherSource = {
  name: string;
  title: string;
  description?: string;
  url?: string;
} & Translated<'title' | 'description'>;

/** A column of a table as its publisher describes it. */
export type ColumnSource = {
  name: string;
  /** The datastore's type; guessed from the values where absent. */
  type?: string;
  label?: string;
  notes?: string;
  unit?: string;
  translations?: Translated<'label' | 'notes' | 'unit'>;
  role?: 'dimension' | 'measure' | 'time' | 'geo';
  /** Level of a geo column, such as `county`. */
  level?: string;
  /** Scheme of a geo column's codes, such as `fips`. */
  scheme?: string;
  /** What stands between thousands in a number written as text. */
  groupCharacter?: string;
  /** How a date is written, such as `%m/%d/%Y`; ISO where absent. */
  dateFormat?: string;
};

/** One file with a table in it; `path` is what the source calls it and never changes for the same table. */
export type TableSource = {
  path: string;
  file: string;
  title: string;
  description?: string;
  translations?: Translated<'name' | 'description'>;
  /** The short name that addresses of the table shall have; made by the catalogue where absent. */
  sku?: string;
  format: string;
  granularity?: string;
  frequency?: string;
  yearsCovered?: string;
  tags?: string[];
  columns: ColumnSource[];
  /** The file begins with data. */
  headerless?: boolean;
  /** Columns whose names match `columns` become rows: their name goes to `name`, their value to `value`. */
  unpivot?: { columns: string; name: string; value: string };
};

export type DatasetSource = {
  name: string;
  title: string;
  notes?: string;
  publisher: PublisherSource;
  licenseId?: string;
  translations?: Translated<'title' | 'notes' | 'source_name' | 'methodology'>;
  sectors: string[];
  tags: string[];
  /** What the tags are called in other languages, by languages, in the order of the tags. */
  tagsTranslated?: Readonly<Record<string, readonly string[]>>;
  sourceName?: string;
  sourceLink?: string;
  methodology?: string;
  dataExtractionPage?: string;
  yearsCovered?: string;
  sourcePublished?: string;
  sourceUpdated?: string;
  similarDatasets: string[];
  version?: string;
  tables: TableSource[];
};

/** One level of a scheme of area codes, as a list of its areas. */
export type AreaListSource = {
  path: string;
  scheme: AreaScheme;
  level: AreaLevel;
  rows: AreaRow[];
};

/** A scheme of area codes. */
export type AreaScheme = { id: string; title: string } & Translated<'title'>;

/** A level of a scheme of area codes. */
export type AreaLevel = {
  id: string;
  title: string;
  /** Digits of a code with its zeros; 0 where codes are not numbers; as known where left out. */
  codeWidth?: number;
  parent?: { level: string; codeWidth: number; prefix?: number };
} & Translated<'title'>;

/** An area as a list of codes tells of it. */
export type AreaRow = {
  code: string | number;
  /** May be left out for areas that are known, to say more about them. */
  name?: string;
  /** Code of the area it lies in; a code that comes twice, in two of them, lies in both. */
  parent?: string | number;
  validFrom?: string;
  validTo?: string;
  aliases?: string[];
  /** Its codes in other schemes, by scheme. */
  codes?: Record<string, string | number>;
  /** Code of the area that took its place. */
  replacedBy?: string | number;
};

/** One level of a scheme of area codes, as the boundaries of its areas. */
export type AreasSource = {
  path: string;
  file: string;
  scheme: AreaScheme;
  level: AreaLevel & { codeWidth: number };
  /** The year that boundaries stand for. */
  vintage: string;
  /** Which object of the topology; needed where there are several. */
  object?: string;
  codeProperty?: string;
  nameProperty?: string;
  projection?: 'conicEqualArea' | 'albersUsa';
  source?: string;
  /** The same shapes by the codes of another scheme: a CSV file with the shapes' code property and a column of it. */
  crosswalk?: { file: string; column: string; scheme: { id: string; title: string } };
};

/** Something the source lists and the import leaves out, and why. */
export type SkippedSource = { path: string; reason: string };

export type CatalogueSource = {
  datasets: DatasetSource[];
  areas: (AreasSource | AreaListSource)[];
  skipped: SkippedSource[];
};

/** What is wrong with an address that is read, for programs and other languages. */
export type SourceFault = {
  code:
    | 'answered'
    | 'busy'
    | 'no_json'
    | 'not_ckan'
    | 'not_a_catalogue'
    | 'not_a_data_package'
    | 'changes_too_fast'
    | 'unreachable'
    | 'timed_out'
    | 'address_refused'
    | 'too_large'
    | 'organization_gone';
  params?: Readonly<Record<string, string | number>>;
};

/** The source cannot be used; the message says which field or file and what rule it breaks. */
export class ImportSourceError extends Error {
  override readonly name = 'ImportSourceError';
  readonly fault: SourceFault | undefined;

  constructor(message: string, fault?: SourceFault) {
    super(message);
    this.fault = fault;
  }
}
