import { actorOf, type Caller, type HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { ownSiteFile } from '../../site.ts';
import { type OperationContext, requireOperator } from '../operation-context.ts';
import { listSiteValues, saveSiteValue, SETUP } from '../site/site-value.store.ts';

const tags = ['operations'];

/** The first set-up of an installation, which the console leads administrators to. */
export function registerSetupRoutes(server: HttpServer, context: OperationContext): void {
  server.get(
    '/setup',
    {
      schema: {
        operationId: 'getSetup',
        tags,
        summary: 'Whether the first set-up is still to be done',
        response: {
          200: Type.Object({
            due: Type.Boolean({
              description: 'Until somebody ends it; never where the installation has a site file of its own',
            }),
          }),
        },
      },
    },
    async ({ caller }) => ({ due: await isSetupDue(context, caller) }),
  );
  server.post(
    '/setup/end',
    {
      schema: {
        operationId: 'endSetup',
        tags,
        summary: 'End the first set-up: the console leads nobody to it again',
        response: { 204: Type.Null() },
      },
    },
    async ({ caller }, reply) => {
      await endSetup(context, caller);
      return reply.status(204).send(null);
    },
  );
}

async function isSetupDue(context: OperationContext, caller: Caller): Promise<boolean> {
  await requireOperator(context, caller);
  const { DATA_DIR, SITE_FILE } = context.settings;
  if (ownSiteFile(DATA_DIR, SITE_FILE) !== undefined) return false;
  return !(await listSiteValues(context.sql)).some(({ name }) => name === SETUP);
}

async function endSetup(context: OperationContext, caller: Caller): Promise<void> {
  await requireOperator(context, caller);
  const changed = { changed_at: context.clock().toISOString(), changed_by: actorOf(caller) };
  await saveSiteValue(context.sql, { name: SETUP, value: '"ended"', ...changed });
}
