import type { Caption, Count, Words } from './words.ts';

const and = new Intl.ListFormat('en', { type: 'conjunction' });
const or = new Intl.ListFormat('en', { type: 'disjunction' });
const counted = ({ figure, count }: Count, one: string, several: string) =>
  `${figure} ${count === 1 ? one : several}`;

const caption =
  (what: string): Caption =>
  ({ figure, count }, left) =>
    left.count === 0
      ? `${what}:`
      : `${what}, the first ${count === 1 ? '' : `${figure} `}of them (${left.figure} more are left out here):`;

/** Messages in English. */
export const english: Words = {
  dataset: {
    changed: (title) => `${title} has changed`,
    renamed: (former) => `It has a new title. It was called “${former}”.`,
    fields: (names) => `Changed in its description: ${and.format(names)}.`,
    field: {
      title: 'the title in other languages',
      notes: 'the summary',
      license_id: 'the licence',
      tags: 'the tags',
      groups: 'the groups',
      sector: 'the sector',
      source_name: 'the source',
      source_link: 'the address of the source',
      methodology: 'the methodology',
      years_covered: 'the years covered',
      url: 'the address of the landing page',
      author: 'the author',
      maintainer: 'the contact',
      owner_org: 'the organisation',
      extras: 'further details',
      order: 'the order of the files',
      files: 'what is said about the files',
      other: 'other details',
    },
    filesAdded: (names) => `${names.length === 1 ? 'New file' : 'New files'}: ${and.format(names)}.`,
    filesRemoved: (names) =>
      `${names.length === 1 ? 'File that is gone' : 'Files that are gone'}: ${and.format(names)}.`,
    filesChanged: (names) =>
      `${names.length === 1 ? 'File that was replaced' : 'Files that were replaced'}: ${and.format(names)}.`,
    answered: (title, count) =>
      `${title}: ${counted(count, 'question has been answered', 'questions have been answered')}`,
    question: (text) => `Question: ${text}`,
  },
  table: {
    counts: (name, { added, removed, changed }) => {
      const parts = [
        ...(changed.count > 0 ? [counted(changed, 'row changed', 'rows changed')] : []),
        ...(added.count > 0 ? [counted(added, 'row added', 'rows added')] : []),
        ...(removed.count > 0 ? [counted(removed, 'row removed', 'rows removed')] : []),
      ];
      return `${name}: ${parts.length > 0 ? and.format(parts) : 'no row changed'}.`;
    },
    incomparable: (name, rows) =>
      `${name}: there is a new version with ${counted(rows, 'row', 'rows')}. It could not be compared with the one before.`,
    columnsAdded: (names) => `${names.length === 1 ? 'New column' : 'New columns'}: ${and.format(names)}.`,
    columnsRemoved: (names) =>
      `${names.length === 1 ? 'Column that is gone' : 'Columns that are gone'}: ${and.format(names)}.`,
    captions: {
      changed: caption('Rows that changed'),
      added: caption('Rows that were added'),
      removed: caption('Rows that were removed'),
    },
    moreColumns: (count) => `${counted(count, 'further column is', 'further columns are')} left out here.`,
  },
  value: {
    headline: (column, before, after) => `${column}: ${before} → ${after}`,
    of: (dataset, table) => (dataset === table ? `In “${dataset}”.` : `In “${dataset}”, table “${table}”.`),
    before: (value) => `Before: ${value}`,
    after: (value) => `Now: ${value}`,
    none: 'no such row',
    several: 'several rows, so no single value',
    empty: 'no value',
    newest: (label, before, after) =>
      before === after
        ? `Newest by ${label}: ${after}`
        : `Newest by ${label}: ${before} before, ${after} now`,
    contains: (label, text) => `${label}: contains “${text}”`,
    from: (label, bound) => `${label}: from ${bound}`,
    upTo: (label, bound) => `${label}: up to ${bound}`,
    between: (label, min, max) => `${label}: ${min} to ${max}`,
    oneOf: (label, values) => `${label}: ${or.format(values)}`,
  },
  organization: (title, count) =>
    `${title}: ${counted(count, 'dataset is new or has changed', 'datasets are new or have changed')}`,
  search: (title, count) => `${counted(count, 'new dataset', 'new datasets')} for your search “${title}”`,
  anySearch: 'all datasets',
  newDataset: (title) => `New: ${title}`,
  changedDataset: (title) => `Changed: ${title}`,
  newDatasets: 'Datasets that were not there before:',
  changedDatasets: 'Datasets that are new or have changed:',
  more: (count) => `${counted(count, 'further dataset is', 'further datasets are')} left out here.`,
  atLeast: (figure) => `at least ${figure}`,
  boolean: (value) => (value ? 'yes' : 'no'),
  colon: ': ',
  semicolon: '; ',
};
