/** Reads an action's input and result types out of the generated description of the API. */
import type { paths } from './api.generated.ts';

type ActionPath = Extract<keyof paths, `/api/3/action/${string}`>;

/** The name of an action, for example `package_search`. */
export type ActionName = ActionPath extends `/api/3/action/${infer Name}` ? Name : never;

type Post<Name extends ActionName> = paths[`/api/3/action/${Name}`] extends { post: infer Operation }
  ? Operation
  : never;

/** What an action takes. */
export type ActionInput<Name extends ActionName> =
  Post<Name> extends { requestBody?: { content: { 'application/json': infer Input } } } ? Input : never;

/** What an action answers, without the envelope around it. */
export type ActionResult<Name extends ActionName> =
  Post<Name> extends { responses: { 200: { content: { 'application/json': { result: infer Result } } } } }
    ? Result
    : never;
