/** What the tests of import jobs share: uploads, waiting for the end of a job, a host to fetch from. */
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { notFound } from '@gazetteer/kernel';
import type { TestDatastore } from '../datastore-testing.ts';
import type { OutboundPort } from './import-jobs.ts';
import type { Job } from './job.contract.ts';

export type Sent = { status: number; job: Job; error: { code: string; message: string; fields?: object } };

/** Sends a body as the file of an import; as the administrator unless somebody else is named. */
export async function upload(
  { server }: Pick<TestDatastore, 'server'>,
  query: Record<string, string>,
  payload: string | Buffer | Readable,
  as = 'administrator',
): Promise<Sent> {
  const answer = await server.inject({
    method: 'POST',
    url: `/api/imports/upload?${new URLSearchParams(query).toString()}`,
    headers: { 'content-type': 'text/csv', ...(as && { authorization: as }) },
    payload,
  });
  return { status: answer.statusCode, job: answer.json(), error: answer.json().error };
}

/** Calls a route of the imports. */
export async function ask(
  { server }: Pick<TestDatastore, 'server'>,
  method: 'GET' | 'POST',
  path: string,
  { as = 'administrator', ...payload }: { as?: string; payload?: object } = {},
): Promise<Sent> {
  const headers = as === '' ? {} : { authorization: as };
  const answer = await server.inject({ method, url: `/api/imports${path}`, headers, ...payload });
  return { status: answer.statusCode, job: answer.json(), error: answer.json().error };
}

/** Follows a job by its events until it has ended, and gives it as it is then. */
export async function ended(datastore: TestDatastore, { id }: Job): Promise<Job> {
  const headers = { authorization: 'administrator' };
  await datastore.server.inject({ url: `/api/imports/${id}/events`, headers });
  return (await ask(datastore, 'GET', `/${id}`)).job;
}

/** The files that lie in the folder of files that live for one request or job. */
export function filesLeft({ datastore }: TestDatastore): Promise<string[]> {
  return readdir(datastore.context.temporaryFolder).then((names) =>
    names.filter((name) => name.endsWith('.import')),
  );
}

/** A host of files by address. */
export function hostOf(files: Record<string, string>): OutboundPort {
  return {
    get: async (url) => {
      const content = files[url];
      if (content === undefined) throw notFound(`There is no host at ${url}`);
      const status = content === '' ? 503 : 200;
      return { status, headers: {}, url, body: Readable.from([Buffer.from(content || 'busy')]) };
    },
  };
}
