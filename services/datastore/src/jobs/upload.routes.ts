import { type HttpServer, invalidInput, validateAllButBody } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { fileTooLarge } from './receive-file.ts';
import type { ImportJobs } from './import-jobs.ts';
import { ImportByForm, ImportByUpload, JobBody } from './job.contract.ts';
import { requireImporter } from './job-rights.ts';
import { draining, partsOf, takeFiles, wayBack } from '../http/read-form.ts';
import { renderJob } from './render-job.ts';
import { importUpload, importUrl } from './start-import.ts';
import type { StoredJob } from './job-tables.ts';

const WholeFile = Type.Unsafe<unknown>({ type: 'string', format: 'binary' });

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
        if (Number(request.headers['content-length']) > jobs.maxBytes) throw fileTooLarge(jobs.maxBytes);
        if (request.isMultipart())
          throw invalidInput({ file: ['must be the body itself, not part of a form'] });
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

type Form = Static<typeof ImportByForm>;

async function importForm(
  jobs: ImportJobs,
  request: FastifyRequest,
  { resource_id, package_id }: Form,
): Promise<StoredJob> {
  const target = { resource_id, package_id, ask_sheet: true };
  await requireImporter(jobs.context, request.caller, target);
  if (!request.isMultipart()) throw invalidInput({ file: ['Missing value'] });
  const fields: Record<string, string> = {};
  const limits = { files: 1, fields: 10, fieldSize: 8000, fileSize: jobs.maxBytes + 1 };
  for await (const part of partsOf(request, limits)) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    } else if (part.filename) {
      return importUpload(
        jobs,
        request.caller,
        { ...target, ...saidOf(fields), filename: part.filename },
        part.file,
      );
    } else part.file.resume();
  }
  const { url = '' } = fields;
  if (url.trim() === '') throw invalidInput({ file: ['Missing value'] });
  return importUrl(jobs, request.caller, { ...target, ...saidOf(fields), url });
}

/** What the fields of the form say beside the file; a box that is ticked has a value, whatever it is. */
function saidOf({ title, strict }: Record<string, string>) {
  return { strict: strict !== undefined, ...(title && { title }) };
}
