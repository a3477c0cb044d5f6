import { type HttpServer, invalidInput, validateAllButBody } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import {
  draining,
  type FormFields,
  requireWholeFile,
  takeFiles,
  takeForm,
  wayBack,
  WholeFile,
} from '../http/read-form.ts';
import { requireImporter } from '../jobs/job-rights.ts';
import { tellInfo } from '../http/tell-info.ts';
import { infoOfRefusal } from '../jobs/info-of-refusal.ts';
import { LookBody, LookByForm, LookByUpload, ROWS_AT_ONCE } from './look.contract.ts';
import type { Looks } from './looks.ts';
import { lookAtAddress, lookAtText, lookAtUpload } from './open-look.ts';
import { showLook } from './show-look.ts';

const LONGEST_TEXT = 5_000_000;

/** Looks at files that come with the request, which go to disk as they arrive. */
export function lookUploadRoutes(looks: Looks): (server: HttpServer) => Promise<void> {
  return async (server) => {
    takeFiles(server);
    tellInfo(server, infoOfRefusal);

    server.post(
      '/api/looks/upload',
      {
        config: { takesFiles: true },
        validatorCompiler: validateAllButBody,
        schema: {
          operationId: 'lookAtFile',
          consumes: ['application/octet-stream'],
          body: WholeFile,
          'x-codegen-request-body-name': 'file',
          summary:
            'Read the file that is the body of the request, and look at its rows before anything is published',
          tags: ['tables'],
          querystring: LookByUpload,
          response: { 201: LookBody },
        },
      },
      async (request, reply) => {
        const { caller, query } = request;
        await requireImporter(looks.context, caller, query);
        requireWholeFile(request, looks.maxBytes);
        const id = await draining(request, lookAtUpload(looks, caller, query, request.raw));
        const look = await showLook(looks, caller, id, { page: 1, per_page: ROWS_AT_ONCE });
        return reply
          .status(201)
          .header('location', `/api/looks/${id}`)
          .header('cache-control', 'no-store')
          .send(look);
      },
    );

    server.post(
      '/api/looks/form',
      {
        config: { takesFiles: true },
        schema: {
          summary:
            'Look at a file by the form of a page without script; answers with the address to go on to',
          tags: ['tables'],
          querystring: LookByForm,
          response: { 303: Type.Null() },
        },
      },
      async (request, reply) => {
        const { back } = request.query;
        try {
          const id = await draining(request, lookByForm(looks, request, request.query));
          return await reply.redirect(`/${back.replace(/^\/+/, '').replace(/(?<!\/)\/+$/, '')}/${id}`, 303);
        } catch (error) {
          return reply.redirect(pageOf(request.query, wayBack(back, error)), 303);
        }
      },
    );
  };
}

/** A page with the form for the resource that it was for. */
function pageOf({ resource_id }: Static<typeof LookByForm>, way: string): string {
  return resource_id === undefined ? way : `${way}&resource=${encodeURIComponent(resource_id)}`;
}

async function lookByForm(
  looks: Looks,
  request: FastifyRequest,
  { resource_id, package_id }: Static<typeof LookByForm>,
): Promise<string> {
  const { caller } = request;
  await requireImporter(looks.context, caller, { resource_id, package_id });
  const targetOf = ({ title }: FormFields) => ({ resource_id, package_id, ...(title && { title }) });
  return takeForm(request, {
    maxBytes: looks.maxBytes,
    longestField: LONGEST_TEXT,
    takeFile: ({ filename, stream }, fields) =>
      lookAtUpload(looks, caller, { ...targetOf(fields), filename }, stream),
    takeFields: async (fields) => {
      const { url = '', text = '' } = fields;
      if (url.trim() !== '') return lookAtAddress(looks, caller, targetOf(fields), url);
      if (text.trim() === '') throw invalidInput({ file: ['Missing value'] });
      return lookAtText(looks, caller, targetOf(fields), text);
    },
  });
}
