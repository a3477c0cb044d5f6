import { type HttpServer, invalidInput, validateAllButBody } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { draining, partsOf, takeFiles, wayBack } from '../http/read-form.ts';
import { requireImporter } from '../jobs/job-rights.ts';
import { fileTooLarge } from '../jobs/receive-file.ts';
import { LookBody, LookByForm, LookByUpload, ROWS_AT_ONCE } from './look.contract.ts';
import { tellReasons } from './look.routes.ts';
import type { Looks } from './looks.ts';
import { lookAtAddress, lookAtText, lookAtUpload } from './open-look.ts';
import { showLook } from './show-look.ts';

const WholeFile = Type.Unsafe<unknown>({ type: 'string', format: 'binary' });
const LONGEST_TEXT = 5_000_000;

/** Looks at files that come with the request, which go to disk as they arrive. */
export function lookUploadRoutes(looks: Looks): (server: HttpServer) => Promise<void> {
  return async (server) => {
    takeFiles(server);
    tellReasons(server);

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
        if (Number(request.headers['content-length']) > looks.maxBytes) throw fileTooLarge(looks.maxBytes);
        if (request.isMultipart())
          throw invalidInput({ file: ['must be the body itself, not part of a form'] });
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
          return await reply.redirect(`/${back.replace(/^\/+/, '').replace(/\/+$/, '')}/${id}`, 303);
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
  if (!request.isMultipart()) throw invalidInput({ file: ['Missing value'] });
  const fields: Record<string, string> = {};
  const limits = { files: 1, fields: 10, fieldSize: LONGEST_TEXT, fileSize: looks.maxBytes + 1 };
  const target = () => ({ resource_id, package_id, ...(fields['title'] && { title: fields['title'] }) });
  for await (const part of partsOf(request, limits)) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    } else if (part.filename) {
      return lookAtUpload(looks, caller, { ...target(), filename: part.filename }, part.file);
    } else part.file.resume();
  }
  const { url = '', text = '' } = fields;
  if (url.trim() !== '') return lookAtAddress(looks, caller, target(), url);
  if (text.trim() === '') throw invalidInput({ file: ['Missing value'] });
  return lookAtText(looks, caller, target(), text);
}
