import { ReadableStream } from 'node:stream/web';
import type { OryClient } from '@gazetteer/client/ory';
import { nextPageToken } from '../../../project/next-page.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 250;
type Filters = Pick<
  NonNullable<Parameters<OryClient['listIdentities']>[0]>,
  'search' | 'credentialsIdentifier'
>;

/**
 * The accounts that fit the filter of the list, as lines of JSON, without anything that one could sign in with. They are read
 * and sent page by page, however many they are.
 */
export async function exportIdentities(asking: ProjectArguments & { url: URL }): Promise<Response> {
  const { slug } = await loadProject(asking);
  const word = (name: string) => asking.url.searchParams.get(name)?.trim() ?? '';
  const filters: Filters = {
    ...(word('q') === '' ? {} : { search: word('q') }),
    ...(word('identifier') === '' ? {} : { credentialsIdentifier: word('identifier') }),
  };
  const client = projectClient(asking);
  // What cannot be read is told by a page, as long as nothing was sent.
  const first = await readForPage(asking, client.listIdentities({ ...filters, pageSize }));
  return new Response(ReadableStream.from(linesOf(client, filters, first)) as BodyInit, {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}-identities.jsonl"`,
      'cache-control': 'private, no-store',
    },
  });
}

type Page = Awaited<ReturnType<OryClient['listIdentities']>>;

async function* linesOf(client: OryClient, filters: Filters, first: Page): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (let page: Page | undefined = first; page; ) {
    const lines = page.data.map(({ credentials: _secrets, ...identity }) => `${JSON.stringify(identity)}\n`);
    yield encoder.encode(lines.join(''));
    const pageToken = nextPageToken(page.headers);
    page = pageToken ? await client.listIdentities({ ...filters, pageSize, pageToken }) : undefined;
  }
}
