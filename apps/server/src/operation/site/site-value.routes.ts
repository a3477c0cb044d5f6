import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { OperationContext } from '../operation-context.ts';
import { changeSite, restoreField, showSite } from './change-site.ts';
import { FieldParameters, SiteValuesAnswer, SiteValuesBody } from './site-values.contract.ts';

const tags = ['operations'];
/** Bytes; every page carries most of it. */
const LONGEST_SITE = 100_000;

/** What the site is called, how it looks and what stands in its menu. */
export function registerSiteValueRoutes(server: HttpServer, context: OperationContext): void {
  server.get(
    '/site',
    {
      schema: {
        operationId: 'getSite',
        tags,
        summary: 'What the site is, what the site file says, and who decided otherwise',
        response: { 200: SiteValuesAnswer },
      },
    },
    async ({ caller }) => showSite(context, caller),
  );
  server.patch(
    '/site',
    {
      bodyLimit: LONGEST_SITE,
      schema: {
        operationId: 'changeSite',
        tags,
        summary: 'Decide about fields of the site in place of the site file',
        description:
          'Pages show it at once; feeds, metadata for machines and letters from the next start of the server on.',
        body: SiteValuesBody,
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, body }, reply) => {
      await changeSite(context, caller, body);
      return reply.status(204).send(null);
    },
  );
  server.delete(
    '/site/:field',
    {
      schema: {
        operationId: 'restoreSiteField',
        tags,
        summary: 'Go back to what the site file says of a field',
        params: FieldParameters,
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, params: { field } }, reply) => {
      await restoreField(context, caller, field);
      return reply.status(204).send(null);
    },
  );
}
