import { type HttpServer, invalidInput } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { tellInfo } from '../http/tell-info.ts';
import { infoOfRefusal } from '../jobs/info-of-refusal.ts';
import { discardLook } from './drop-looks.ts';
import {
  CorrectedLook,
  LookBody,
  LookByAddress,
  LookListBody,
  LookListQuery,
  LookParameters,
  LookPublication,
  PublishedBody,
  ROWS_AT_ONCE,
  RowsQuery,
} from './look.contract.ts';
import { ChangesBody, ChangesQuery } from './look-changes.contract.ts';
import type { Looks } from './looks.ts';
import { lookAtAddress, lookAtParts, lookAtText } from './open-look.ts';
import { publishLook } from './publish-look.ts';
import { showChanges } from './show-changes.ts';
import { correctLook, listOwnLooks, showLook } from './show-look.ts';

/** Looks at files before they are published: from an address or a paste, list, show, correct, publish, discard. */
export function lookRoutes(looks: Looks): (server: HttpServer) => Promise<void> {
  return async (server) => {
    tellInfo(server, infoOfRefusal);
    server.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const first = { page: 1, per_page: ROWS_AT_ONCE };

    server.post(
      '/api/looks',
      {
        bodyLimit: 8 * 1024 * 1024,
        schema: {
          operationId: 'lookAtAddress',
          summary:
            'Read a file from an address, one that arrived in parts, or a text, and look at its rows before anything is published',
          tags: ['tables'],
          body: LookByAddress,
          response: { 201: LookBody },
        },
      },
      async ({ body: { url, text, upload_id, ...target }, caller }, reply) => {
        const given = [url, text, upload_id].filter((one) => one !== undefined);
        if (given.length !== 1) throw invalidInput({ url: ['Give either url, text or upload_id'] });
        const look = () => {
          if (upload_id !== undefined) return lookAtParts(looks, caller, target, upload_id);
          if (url !== undefined) return lookAtAddress(looks, caller, target, url);
          return lookAtText(looks, caller, target, text ?? '');
        };
        const id = await look();
        return reply
          .status(201)
          .header('location', `/api/looks/${id}`)
          .send(await showLook(looks, caller, id, first));
      },
    );

    server.get(
      '/api/looks',
      {
        schema: {
          operationId: 'listLooks',
          summary: 'One’s own looks at files for a dataset, the latest first',
          tags: ['tables'],
          querystring: LookListQuery,
          response: { 200: LookListBody },
        },
      },
      async ({ query, caller }) => ({
        items: await listOwnLooks(looks, caller, query.package_id),
        largest_file: looks.maxBytes,
      }),
    );

    server.get(
      '/api/looks/:id',
      {
        schema: {
          operationId: 'getLook',
          summary: 'What a file would be imported as: its recipe, what was found, and a page of its rows',
          tags: ['tables'],
          params: LookParameters,
          querystring: RowsQuery,
          response: { 200: LookBody },
        },
      },
      async ({ params, query, caller }) => showLook(looks, caller, params.id, query),
    );

    server.put(
      '/api/looks/:id',
      {
        schema: {
          operationId: 'correctLook',
          summary: 'Read the file of a look again, by a corrected recipe',
          tags: ['tables'],
          params: LookParameters,
          body: CorrectedLook,
          response: { 200: LookBody },
        },
      },
      async ({ params, body, caller }) => {
        await correctLook(looks, caller, params.id, body);
        return showLook(looks, caller, params.id, first);
      },
    );

    server.get(
      '/api/looks/:id/changes',
      {
        schema: {
          operationId: 'getLookChanges',
          summary: 'What publishing a look would change in its table, with a page of the rows that differ',
          tags: ['tables'],
          params: LookParameters,
          querystring: ChangesQuery,
          response: { 200: ChangesBody },
        },
      },
      async ({ params, query, caller }) => showChanges(looks, caller, params.id, query),
    );

    server.post(
      '/api/looks/:id/publish',
      {
        schema: {
          operationId: 'publishLook',
          summary: 'Publish the rows of a look, and save its recipe with the resource',
          tags: ['tables'],
          params: LookParameters,
          body: Type.Optional(LookPublication),
          response: { 200: PublishedBody },
        },
      },
      async ({ params, body, caller }) => publishLook(looks, caller, params.id, body ?? {}),
    );

    server.delete(
      '/api/looks/:id',
      {
        schema: {
          operationId: 'discardLook',
          summary: 'Throw a look away',
          tags: ['tables'],
          params: LookParameters,
          response: { 204: Type.Null() },
        },
      },
      async ({ params, caller }, reply) => {
        await discardLook(looks, caller, params.id);
        return reply.status(204).send(null);
      },
    );
  };
}
