/** Reads an action's input and result types out of the generated description of the API. */
import type { paths } from './actions.generated.ts';

type ActionPath = Extract<keyof paths, `/api/3/action/${string}`>;

/** The name of an action, for example `package_search`. */
export type ActionName = ActionPath extends `/api/3/action/${infer Name}` ? Name : never;

type Post<Name extends ActionName> = paths[`/api/3/action/${Name}`] extends { post: infer Operation }
  ? Operation
  : never;

/** What an action takes. */
export type ActionInput<Name extends ActionName> =
  Post<Name> extends { requestBody?: { content: { 'application/json': infer Input } } } ? Input : never;

type Answer<Name extends ActionName> =
  Post<Name> extends { responses: { 200: { content: { 'application/json': { result: infer Result } } } } }
    ? Result
    : never;

/** Changes the type of one key and keeps the others, an index signature included. */
type With<Whole, Key extends string, Value> = {
  [Name in keyof Whole as Name extends Key ? never : Name]: Whole[Name];
} & Record<Key, Value>;

type RecordsByFormat = {
  objects: Record<string, unknown>[];
  lists: unknown[][];
  csv: string;
  tsv: string;
};

/** The formats that a search can give the rows of a table in. */
export type RecordsFormat = keyof RecordsByFormat;

/** What `datastore_search` answers: the form of the records follows from the format that was asked for. */
export type DatastoreSearchResult<Format extends RecordsFormat = 'objects'> = With<
  Answer<'datastore_search'>,
  'records',
  RecordsByFormat[Format]
>;

/** What an action answers, without the envelope around it. */
export type ActionResult<Name extends ActionName> = Name extends 'datastore_search'
  ? DatastoreSearchResult
  : Answer<Name>;
