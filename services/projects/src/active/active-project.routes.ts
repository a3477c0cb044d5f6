import { actorOf, type HttpServer } from '@gazetteer/kernel';
import { hasProjectRight } from '@gazetteer/ory';
import { Type } from 'typebox';
import type { ProjectContext } from '../model/project-context.ts';
import { AREA, requireRight, requireSomebody } from '../model/require-right.ts';
import { findChoice, saveChoice } from './active-project.store.ts';

const tags = ['projects'];

/** The project that somebody works on in the console, wherever they open it. */
export function registerActiveProjectRoutes(server: HttpServer, context: ProjectContext): void {
  server.get(
    '/console/active/project',
    {
      schema: {
        operationId: 'getActiveProjectInConsole',
        tags,
        summary: 'Read which project the caller chose last; without project_id where there is none any more',
        response: { 200: Type.Object({ project_id: Type.Optional(Type.String()) }) },
      },
    },
    async ({ caller }) => {
      requireSomebody(caller);
      const chosen = await findChoice(context.sql, actorOf(caller));
      if (chosen === undefined) return {};
      const isSeen = await hasProjectRight({ allows: context.allows, area: AREA }, caller, 'view', chosen);
      return isSeen && (await context.directory.find(chosen)) ? { project_id: chosen } : {};
    },
  );
  server.put(
    '/console/active/project',
    {
      schema: {
        operationId: 'setActiveProjectInConsole',
        'x-codegen-request-body-name': 'setActiveProjectInConsole',
        tags,
        summary: 'Choose the project to work on',
        body: Type.Object({ project_id: Type.String() }, { additionalProperties: false }),
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, body }, reply) => {
      const { id } = await requireRight(context, caller, 'view', body.project_id);
      await saveChoice(context.sql, actorOf(caller), id);
      return reply.status(204).send(null);
    },
  );
}
