import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { notFound } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { inAskedLanguage } from '../http/asked-language.ts';
import { findGroup } from '../model/organization.store.ts';

/** What CKAN's search page calls a parameter, and what the search page here calls it. */
const parameters: Record<string, string> = {
  q: 'sq',
  organization: 'organization',
  tags: 'tags',
  res_format: 'format',
  license_id: 'license',
};

/** Orders of CKAN's search page; others are the usual one. */
const orders: Record<string, string> = {
  'metadata_modified desc': 'lastModified',
  'title_string asc': 'title',
};

/** CKAN puts the language of a page first in its path. */
const LANGUAGES = ['en', 'fr'];
const schema = { hide: true };

/**
 * Addresses of pages as CKAN has them, which lead on to the pages that show the same here, so that bookmarks and links
 * from before a move keep working. `/dataset/{name}` itself is a dataset's lasting address here, too, and organisations
 * have their pages at the same addresses as there.
 */
export function bookmarkRoutes(catalogue: Catalogue): FastifyPluginAsyncTypebox {
  return async (server) => {
    for (const path of ['/dataset', '/group']) {
      server.get(path, { schema }, async (request, reply) =>
        reply.redirect(inAskedLanguage(searchPage(catalogue, request.url), request), 301),
      );
    }
    server.get(
      '/group/:name',
      { schema: { ...schema, params: Type.Object({ name: Type.String() }) } },
      async (request, reply) => {
        const isBrowser = request.headers.accept?.includes('text/html') ?? false;
        const page = await searchOfGroup(catalogue, request.params.name, request.url, isBrowser);
        // Not for ever: such an address is worth a page of its own.
        return reply.redirect(inAskedLanguage(page, request), 302);
      },
    );
    for (const language of LANGUAGES) {
      for (const part of ['dataset', 'organization', 'group']) {
        for (const path of [`/${language}/${part}`, `/${language}/${part}/*`]) {
          server.get(path, { schema }, async (request, reply) => {
            const address = new URL(catalogue.publicUrl + request.url.slice(`/${language}`.length));
            address.searchParams.set('lng', language);
            return reply.redirect(address.href, 301);
          });
        }
      }
    }
  };
}

/** The search page with what a search of CKAN's asks for. */
function searchPage({ publicUrl }: Catalogue, asked: string): string {
  const page = new URL(`${publicUrl}/search`);
  for (const [name, value] of new URL(publicUrl + asked).searchParams) {
    const own = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (own && value !== '') page.searchParams.append(own, value);
    const order = name === 'sort' && Object.hasOwn(orders, value) ? orders[value] : undefined;
    if (order) page.searchParams.set('sortBy', order);
  }
  return page.href;
}

/**
 * The search page with what the title of a group finds. For a group that is not there, people in a browser search by its
 * name; programs are told.
 * @throws not_found
 */
async function searchOfGroup(
  catalogue: Catalogue,
  name: string,
  asked: string,
  isBrowser: boolean,
): Promise<string> {
  const row = await findGroup(catalogue.sql, 'group', name);
  const isThere = row?.state === 'active';
  if (!isThere && !isBrowser) throw notFound('There is no such group');
  const page = new URL(searchPage(catalogue, asked));
  if (!page.searchParams.has('sq')) page.searchParams.set('sq', (isThere && row.title) || name);
  return page.href;
}
