import type { Readable } from 'node:stream';
import { type HttpServer, readPage } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { chooseSheet, showJob, stopImport } from './change-job.ts';
import { followJob } from './follow-job.ts';
import type { ImportJobs } from './import-jobs.ts';
import {
  ImportByUrl,
  JobBody,
  JobListBody,
  JobListQuery,
  JobParameters,
  SheetChoice,
} from './job.contract.ts';
import { listJobs } from './job.store.ts';
import { requireImporter } from './job-rights.ts';
import { rejectedRows, renderJob } from './render-job.ts';
import { importUrl } from './start-import.ts';

/** Imports in the background: begin by address, list, follow, choose, cancel. */
export function jobRoutes(jobs: ImportJobs): (server: HttpServer) => Promise<void> {
  return async (server) => {
    const closing = new AbortController();
    // Those who follow a job would keep the server from closing.
    server.addHook('preClose', async () => closing.abort());
    server.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    server.post(
      '/api/imports',
      {
        schema: {
          operationId: 'importFromAddress',
          summary: 'Import a file from an address, in the background',
          tags: ['tables'],
          body: ImportByUrl,
          response: { 202: JobBody },
        },
      },
      async ({ body, caller }, reply) => {
        const job = renderJob(await importUrl(jobs, caller, body));
        return reply.status(202).header('location', `/api/imports/${job.id}`).send(job);
      },
    );

    server.get(
      '/api/imports',
      {
        schema: {
          operationId: 'listImports',
          summary: 'Imports into a resource or a dataset, the latest first',
          tags: ['tables'],
          querystring: JobListQuery,
          response: { 200: JobListBody },
        },
      },
      async ({ query, caller }) => {
        const { resourceId, packageId } = await requireImporter(jobs.context, caller, query);
        const of = resourceId === null ? { package_id: packageId } : { resource_id: resourceId };
        const found = await listJobs(jobs.sql, of, readPage(query));
        const items = found.jobs.map((job) => renderJob(job, 0));
        const { page, per_page } = query;
        return { items, total: found.total, page, per_page, largest_file: jobs.maxBytes };
      },
    );

    server.get(
      '/api/imports/:id',
      {
        schema: {
          operationId: 'getImport',
          summary: 'How far an import is, or what came of it',
          tags: ['tables'],
          params: JobParameters,
          response: { 200: JobBody },
        },
      },
      async ({ params, caller }) => renderJob(await showJob(jobs, caller, params.id)),
    );

    server.get(
      '/api/imports/:id/events',
      {
        schema: {
          operationId: 'followImport',
          produces: ['text/event-stream'],
          response: { 200: Type.Unsafe<Readable>(Type.String()) },
          summary: 'Follow an import: server-sent events `job`, until it has ended',
          tags: ['tables'],
          params: JobParameters,
        },
      },
      async ({ params, caller }, reply) => {
        const events = await followJob(jobs, caller, params.id, closing.signal);
        return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(events);
      },
    );

    server.get(
      '/api/imports/:id/rejected.csv',
      {
        schema: {
          operationId: 'getRejectedRows',
          produces: ['text/csv'],
          response: { 200: Type.String() },
          summary: 'The rows an import left out, with line and reason, as CSV; at most 1,000',
          tags: ['tables'],
          params: JobParameters,
        },
      },
      async ({ params, caller }, reply) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="rejected-rows.csv"')
          .send(rejectedRows(await showJob(jobs, caller, params.id))),
    );

    server.post(
      '/api/imports/:id/cancel',
      {
        schema: {
          operationId: 'cancelImport',
          summary: 'Cancel an import: everything stays as it was',
          tags: ['tables'],
          params: JobParameters,
          body: Type.Optional(Type.Unknown()),
          response: { 200: JobBody },
        },
      },
      async ({ params, caller }) => renderJob(await stopImport(jobs, caller, params.id)),
    );

    server.post(
      '/api/imports/:id/sheet',
      {
        schema: {
          operationId: 'chooseImportSheet',
          summary: 'Choose which sheet of a spreadsheet is imported, where an import waits for it',
          tags: ['tables'],
          params: JobParameters,
          body: SheetChoice,
          response: { 200: JobBody },
        },
      },
      async ({ params, body, caller }) => renderJob(await chooseSheet(jobs, caller, params.id, body.sheet)),
    );
  };
}
