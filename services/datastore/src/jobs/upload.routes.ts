import { type HttpServer, invalidInput, validateAllButBody } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { ImportJobs } from './import-jobs.ts';
import { ImportByForm, ImportByUpload, JobBody } from './job.contract.ts';
import { requireImporter } from './job-rights.ts';
import {
  draining,
  type FormFields,
  requireWholeFile,
  takeFiles,
  takeForm,
  wayBack,
  WholeFile,
} from '../http/read-form.ts';
import { renderJob } from './render-job.ts';
import { importUpload, importUrl } from './start-import.ts';
import type { StoredJob } from './job-tables.ts';

/** Imports of files that come with the request, which go to disk as they arrive, whatever they call themselves. */
export function importUploadRoutes(jobs: ImportJobs): (server: HttpServer) => Promise<void> {
  return async (server) => {
    takeFiles(server);

    server.post(
      '/api/imports/upload',
      {
        config: { takesFiles: true },
        validatorCompiler: validateAllButBody,
        schema: {
          operationId: 'importFile',
          consumes: ['application/octet-stream'],
          body: WholeFile,
          'x-codegen-request-body-name': 'file',
          summary: 'Import the file that is the body of the request, in the background',
          tags: ['tables'],
          querystring: ImportByUpload,
          response: { 202: JobBody },
        },
      },
      async (request, reply) => {
        const { caller, query } = request;
        await requireImporter(jobs.context, caller, query);
        requireWholeFile(request, jobs.maxBytes);
        const job = renderJob(await draining(request, importUpload(jobs, caller, query, request.raw)));
        return reply.status(202).header('location', `/api/imports/${job.id}`).send(job);
      },
    );

    server.post(
      '/api/imports/form',
      {
        config: { takesFiles: true },
        schema: {
          summary: 'Import by the form of a page without script; answers with the address to go on to',
          tags: ['tables'],
          querystring: ImportByForm,
          response: { 303: Type.Null() },
        },
      },
      async (request, reply) => {
        try {
          const job = await draining(request, importForm(jobs, request, request.query));
          return await reply.redirect(`/imports/${job.id}`, 303);
        } catch (error) {
          return reply.redirect(wayBack(request.query.back, error), 303);
        }
      },
    );
  };
}

async function importForm(
  jobs: ImportJobs,
  request: FastifyRequest,
  { resource_id, package_id }: Static<typeof ImportByForm>,
): Promise<StoredJob> {
  const { caller } = request;
  const target = { resource_id, package_id, ask_sheet: true };
  await requireImporter(jobs.context, caller, target);
  return takeForm(request, {
    maxBytes: jobs.maxBytes,
    longestField: 8000,
    takeFile: ({ filename, stream }, fields) =>
      importUpload(jobs, caller, { ...target, ...saidOf(fields), filename }, stream),
    takeFields: async (fields) => {
      const { url = '' } = fields;
      if (url.trim() === '') throw invalidInput({ file: ['Missing value'] });
      return importUrl(jobs, caller, { ...target, ...saidOf(fields), url });
    },
  });
}

/** What the fields of the form say beside the file; a box that is ticked has a value, whatever it is. */
function saidOf({ title, strict }: FormFields) {
  return { strict: strict !== undefined, ...(title && { title }) };
}
