import type { Scalar } from '../model/news.ts';

/** How a message says what has happened, in one language. Figures come written. */
export type Words = {
  dataset: {
    changed(title: string): string;
    renamed(former: string): string;
    fields(names: string[]): string;
    field: Record<string, string>;
    filesAdded(names: string[]): string;
    filesRemoved(names: string[]): string;
    filesChanged(names: string[]): string;
    /** Where nothing else has happened to it. */
    answered(title: string, count: Count): string;
    question(text: string): string;
  };
  table: {
    /** One table of a dataset, with how many rows of each kind. */
    counts(name: string, counts: { added: Count; removed: Count; changed: Count }): string;
    incomparable(name: string, rows: Count): string;
    columnsAdded(names: string[]): string;
    columnsRemoved(names: string[]): string;
    captions: { added: Caption; removed: Caption; changed: Caption };
    moreColumns(count: Count): string;
  };
  value: {
    headline(column: string, before: string, after: string): string;
    of(dataset: string, table: string): string;
    before(value: string): string;
    after(value: string): string;
    none: string;
    several: string;
    empty: string;
    /** Of which of the rows the values are: the newest by a column. */
    newest(label: string, before: string, after: string): string;
    contains(label: string, text: string): string;
    from(label: string, bound: string): string;
    upTo(label: string, bound: string): string;
    between(label: string, min: string, max: string): string;
    oneOf(label: string, values: string[]): string;
  };
  organization(title: string, count: Count): string;
  search(title: string, count: Count): string;
  anySearch: string;
  newDataset(title: string): string;
  changedDataset(title: string): string;
  newDatasets: string;
  changedDatasets: string;
  more(count: Count): string;
  /** A figure of which only the least is known. */
  atLeast(figure: string): string;
  boolean(value: boolean): string;
  /** Between a label and its value, and between cells. */
  colon: string;
  semicolon: string;
};

export type Count = { figure: string; count: number };
/** Above the first rows of a kind; `left` rows of it are not shown. */
export type Caption = (shown: Count, left: Count) => string;

/** A value that is none. */
export function isEmpty(value: Scalar): boolean {
  return value === null || value === '';
}
