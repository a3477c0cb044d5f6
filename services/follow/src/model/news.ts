/** A dataset as a message names it. */
export type NamedDataset = { id: string; name: string; title: string };

/** A column as a message names it. */
export type NamedColumn = { id: string; label: string; unit: string | null; isMeasure: boolean };

export type Row = Record<string, unknown>;

/** What differs between two versions of a table, with the first rows of each kind. */
export type TableNews = {
  id: string;
  name: string;
  /** The path of its page. */
  page: string;
  /** The columns that rows are told in, those that tell rows apart first; how many others there are. */
  columns: NamedColumn[];
  key: string[];
  moreColumns: number;
  /** Null where the two versions could not be compared: then only their row counts are known. */
  rows: RowNews | null;
  rowCount: number;
  columnsAdded: string[];
  columnsRemoved: string[];
};

export type RowNews = {
  added: number;
  removed: number;
  changed: number | null;
  samples: { added: Row[]; removed: Row[]; changed: { before: Row; after: Row }[] };
};

/** What the description of a dataset says otherwise than before. */
export type DescriptionNews = {
  /** Where the title is another one: as it was. */
  formerTitle: string | null;
  /** Names of fields that changed, `other` for those that have no name for people. */
  fields: string[];
  filesAdded: string[];
  filesRemoved: string[];
  filesChanged: string[];
};

/** A question that has been answered in public. */
export type QuestionNews = { id: string; question: string; answer: string };

export type DatasetNews = {
  kind: 'dataset';
  dataset: NamedDataset;
  description: DescriptionNews | null;
  tables: TableNews[];
  /** Absent in news from before answers were told. */
  questions?: QuestionNews[];
};

export type ValueNews = {
  kind: 'value';
  dataset: NamedDataset;
  column: NamedColumn;
  /** What the row is told apart by. */
  where: ColumnCondition[];
  before: Value;
  after: Value;
  /** When the two values are of different rows, which: the newest by another column. */
  newest: { label: string; before: Scalar; after: Scalar } | null;
  table: TableNews;
};

export type Scalar = string | number | boolean | null;

/** What stands where a value is looked for: `found` is how many rows the filters left, of which one has a value. */
export type Value = { found: 'none' | 'one' | 'several'; value: Scalar };

/** What a filter asks of a column. */
export type ColumnCondition = {
  label: string;
  values: string[];
  min: string | null;
  max: string | null;
  contains: string | null;
};

export type ListedDataset = NamedDataset & { isNew: boolean };

export type OrganizationNews = {
  kind: 'organization';
  organization: { id: string; name: string; title: string };
  datasets: ListedDataset[];
  /** How many others there are; at least so many, where `areMore`. */
  more: number;
  areMore?: boolean;
};

export type SearchNews = {
  kind: 'search';
  title: string;
  page: string;
  datasets: ListedDataset[];
  /** How many others there are; at least so many, where `areMore`. */
  more: number;
  areMore?: boolean;
};

/** What has happened to something that somebody follows, in no language yet. */
export type News = DatasetNews | ValueNews | OrganizationNews | SearchNews;
