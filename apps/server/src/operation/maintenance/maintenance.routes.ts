import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { OperationContext } from '../operation-context.ts';
import { beginMaintenance, endMaintenance, showMaintenance } from './change-maintenance.ts';
import { MaintenanceAnswer, MaintenanceBody } from './maintenance.contract.ts';

const tags = ['operations'];
const description =
  'The API answers on, and so do the console, the pages of accounts, and all pages for administrators.';

/** Whether visitors are told to come back later. */
export function registerMaintenanceRoutes(server: HttpServer, context: OperationContext): void {
  server.get(
    '/maintenance',
    {
      schema: {
        operationId: 'getMaintenance',
        tags,
        summary: 'Whether the portal is closed for maintenance, and what visitors are told',
        response: { 200: MaintenanceAnswer },
      },
    },
    async ({ caller }) => showMaintenance(context, caller),
  );
  server.put(
    '/maintenance',
    {
      schema: {
        operationId: 'beginMaintenance',
        tags,
        summary: 'Close the portal for visitors at once, or change what they are told',
        description,
        body: MaintenanceBody,
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, body, log }, reply) => {
      await beginMaintenance(context, caller, body);
      log.warn({ until: body.until }, 'the portal is closed for maintenance');
      return reply.status(204).send(null);
    },
  );
  server.delete(
    '/maintenance',
    {
      schema: {
        operationId: 'endMaintenance',
        tags,
        summary: 'Open the portal again',
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, log }, reply) => {
      await endMaintenance(context, caller);
      log.warn('the portal is open again');
      return reply.status(204).send(null);
    },
  );
}
