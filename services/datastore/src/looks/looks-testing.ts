/** What the tests of looks share. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestDatastore } from '../datastore-testing.ts';
import type { Recipe, RecipeColumn } from '../import/recipe.contract.ts';
import type { Look, Published } from './look.contract.ts';

export type LookError = { code: string; message: string; fields?: Record<string, string[]>; info?: object };
export type Looked<Body = Look> = { status: number; body: Body; error: LookError };

type Options = { as?: string; payload?: object | string | Buffer; type?: string };

/** Calls a route of the looks. */
export async function call<Body = Look>(
  { server }: Pick<TestDatastore, 'server'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { as = 'administrator', payload, type }: Options = {},
): Promise<Looked<Body>> {
  const headers = { ...(as && { authorization: as }), ...(type && { 'content-type': type }) };
  const body = payload === undefined ? {} : { payload };
  const answer = await server.inject({ method, url: `/api/looks${path}`, headers, ...body });
  const said = answer.body === '' ? {} : answer.json<Body & { error: LookError }>();
  return { status: answer.statusCode, body: said as Body, error: (said as { error: LookError }).error };
}

/** Looks at a file that is the body of the request. */
export function lookAt(
  test: Pick<TestDatastore, 'server'>,
  query: Record<string, string>,
  payload: string | Buffer,
  as = 'administrator',
): Promise<Looked> {
  const search = new URLSearchParams(query).toString();
  return call(test, 'POST', `/upload?${search}`, { as, payload, type: 'text/csv' });
}

/** Shows a look again by a recipe that a test has changed. */
export function correct(
  test: Pick<TestDatastore, 'server'>,
  { id, recipe }: Pick<Look, 'id' | 'recipe'>,
  change: (recipe: Recipe) => Recipe,
  as = 'administrator',
): Promise<Looked> {
  return call(test, 'PUT', `/${id}`, { as, payload: { recipe: change(recipe) } });
}

/** A recipe with one column changed. */
export function withColumn(source: string, change: Partial<RecipeColumn>) {
  return (recipe: Recipe): Recipe => ({
    ...recipe,
    columns: (recipe.columns ?? []).map((column) =>
      column.source === source ? { ...column, ...change } : column,
    ),
  });
}

/** Publishes a look. */
export function publish(
  test: Pick<TestDatastore, 'server'>,
  { id }: Pick<Look, 'id'>,
  payload: object = {},
  as = 'administrator',
): Promise<Looked<Published>> {
  return call<Published>(test, 'POST', `/${id}/publish`, { as, payload });
}

/** The files of looks in the object store. */
export async function objectsLeft({ folder }: TestDatastore): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((name) => name.includes('looks'));
}
