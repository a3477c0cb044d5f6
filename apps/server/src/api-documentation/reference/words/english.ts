import type { GroupName } from '../../groups.ts';
import { englishLists } from './english-lists.ts';

const kinds: Record<string, readonly [one: string, many: string]> = {
  string: ['text', 'texts'],
  integer: ['integer', 'integers'],
  number: ['number', 'numbers'],
  boolean: ['true or false', 'true or false'],
  object: ['object', 'objects'],
  null: ['null', 'null'],
  any: ['anything', 'anything'],
};

const groups: Record<GroupName, { title: string; text: string }> = {
  search: { title: 'Search', text: 'Find datasets, resources, columns, articles and charts by words.' },
  datasets: { title: 'Datasets', text: 'Read and change datasets and their resources.' },
  organizations: { title: 'Organisations', text: 'Publishers, and groups of datasets.' },
  vocabularies: {
    title: 'Vocabularies',
    text: 'Tags, sectors, licences: the words that datasets are described with.',
  },
  tables: { title: 'Tables', text: 'The rows behind a resource: query, summarise, write, download.' },
  metadata: {
    title: 'Metadata',
    text: 'The catalogue for other catalogues: DCAT, schema.org, Croissant, Data Package, and datasets to take along.',
  },
  feeds: { title: 'Feeds', text: 'The newest datasets and articles, for feed readers.' },
  charts: {
    title: 'Charts',
    text: 'The figures behind charts; charts that people have saved, as pictures, figures and pages for other sites.',
  },
  content: {
    title: 'Content',
    text: 'News, blogs, events and pages of the site: read by everybody, written by editors, with their pictures and revisions.',
  },
  follows: {
    title: 'Follows',
    text: 'What people follow: datasets, organisations, searches and values, by mail and web feed.',
  },
  feedback: { title: 'Feedback', text: 'What visitors write to the team, and the inbox of editors.' },
  areas: { title: 'Areas', text: 'Places by official code, with their boundaries.' },
  graphql: { title: 'GraphQL', text: 'The same data in one request for what a page needs.' },
  assistants: {
    title: 'AI assistants',
    text: 'The same data for AI assistants, which call tools by the Model Context Protocol: search, describe, read, ask in SQL, draw and cite.',
  },
  site: {
    title: 'This installation',
    text: 'About this installation, its action API, its users and their keys.',
  },
  accounts: {
    title: 'Accounts',
    text: 'Sign-up, sign-in, recovery, settings and sessions of people, in the shapes of Ory Kratos: its clients work unchanged.',
  },
  administration: {
    title: 'Administration',
    text: 'Accounts, their sessions and the messages they got: with the key or the session of an administrator.',
  },
  operations: {
    title: 'Operations',
    text: 'For those who run the installation: people and their roles, health, version, metrics.',
  },
};

/** What the reference says by itself, in English. */
export const english = {
  or: ' or ',
  kind: (type: string, isPlural: boolean): string => kinds[type]?.[isPlural ? 1 : 0] ?? type,
  listOf: (many: string, isPlural: boolean): string => `${isPlural ? 'lists' : 'list'} of ${many}`,
  preset: (value: string): string => `Default ${value}.`,
  atLeast: (least: number): string => `At least ${least}.`,
  atMost: (most: number): string => `At most ${most}.`,
  groups,
  refusals: {
    '400': 'What was sent breaks a rule; the answer names it.',
    '401': 'Nobody is signed in, or the key is none.',
    '403': 'The caller has no right to this.',
    '404': 'There is no such thing, or the caller may not know of it.',
    '409': 'The state of the thing forbids it.',
    '410': 'It was here, and is no longer.',
    '422': 'It has to be done in a browser; the answer says where.',
    '503': 'The server is too busy, or a part it needs is away.',
    '4XX': 'Refused; the answer says why.',
  } as Readonly<Record<string, string>>,
  lists: englishLists,
};

/** What the reference says by itself. */
export type ReferenceWords = typeof english;
