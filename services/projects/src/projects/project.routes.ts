import type { HttpServer } from '@gazetteer/kernel';
import { cutTokenPage, OryError, pageTokens, readSize, TokenPageQuery } from '@gazetteer/ory';
import { type Static, Type } from 'typebox';
import { addressOf } from '../model/page-address.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { requireRight } from '../model/require-right.ts';
import { type ChangeOrder, changeProject } from '../revisions/change-project.ts';
import { readCurrent } from '../revisions/current-revision.ts';
import { PatchOperation, patchDocument, replaceServices } from '../settings/patch-document.ts';
import { createProject } from './create-project.ts';
import { listProjects } from './list-projects.ts';
import {
  CreateProjectBody,
  IfMatch,
  ProjectMetadataSchema,
  ProjectSchema,
  ProjectUpdateSchema,
  SetProjectBody,
} from '../revisions/project.contract.ts';
import { purgeProject } from './purge-project.ts';
import { renderProject, revisionOf, tagOf } from '../revisions/render-project.ts';

const tokens = pageTokens('projects');

const tags = ['projects'];
const params = Type.Object({ project_id: Type.String() });
const ListQuery = Type.Object({
  ...TokenPageQuery.properties,
  project: Type.Optional(
    Type.String({ description: 'Only this project, by its id or slug; nothing where it is not in the list' }),
  ),
});
const Patch = Type.Array(PatchOperation, { maxItems: 1000 });
type Operations = Static<typeof Patch>;

/** Projects: made, listed, read, replaced, patched and purged. */
export function registerProjectRoutes(server: HttpServer, context: ProjectContext): void {
  server.post(
    '/projects',
    {
      schema: {
        operationId: 'createProject',
        tags,
        summary: 'Create a project: administrators of the installation only',
        body: CreateProjectBody,
        response: { 201: ProjectSchema },
      },
    },
    async ({ caller, body }, reply) => {
      const made = await createProject(context, caller, body);
      return reply.status(201).header('etag', tagOf(made)).send(renderProject(made));
    },
  );
  server.get(
    '/projects',
    {
      schema: {
        operationId: 'listProjects',
        tags,
        summary: 'List the projects in which the caller has a role; administrators get all of them',
        querystring: ListQuery,
        response: { 200: Type.Array(ProjectMetadataSchema) },
      },
    },
    async (request, reply) => {
      const { page_size, page_token, project: named } = request.query;
      const [after] = tokens.read(page_token) ?? [];
      const limit = readSize(page_size);
      const page = { limit: limit + 1, ...(after === undefined ? {} : { after }) };
      const found = await listProjects(context, request.caller, named === undefined ? page : { named });
      const cut = { address: addressOf(request), reply };
      const shown = cutTokenPage(found, limit, ({ project }) => tokens.write(project.id), cut);
      return shown.map(({ project, role }) => ({
        id: project.id,
        name: project.name,
        slug: project.slug,
        hosts: [new URL(project.origin).host],
        state: project.state,
        ...(role === undefined ? {} : { role }),
        is_portal: context.directory.isPortal(project.id),
        created_at: project.createdAt,
        updated_at: project.updatedAt,
      }));
    },
  );
  registerOneProject(server, context);
}

function registerOneProject(server: HttpServer, context: ProjectContext): void {
  server.get(
    '/projects/:project_id',
    {
      schema: {
        operationId: 'getProject',
        tags,
        summary: 'Read a project with its settings; secrets are shown as stars',
        params,
        response: { 200: ProjectSchema },
      },
    },
    async ({ caller, params: { project_id } }, reply) => {
      const current = await readCurrent(context, await requireRight(context, caller, 'view', project_id));
      reply.header('etag', tagOf(current));
      return renderProject(current);
    },
  );
  server.delete(
    '/projects/:project_id',
    {
      schema: {
        operationId: 'purgeProject',
        tags,
        summary: 'Remove a project with everything in it, for good: owners only',
        params,
        headers: IfMatch,
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, params: { project_id: projectId }, headers }, reply) => {
      await purgeProject(context, caller, { projectId, ifMatch: revisionOf(headers['if-match']) });
      return reply.status(204).send(null);
    },
  );
  registerChanges(server, context);
}

function registerChanges(server: HttpServer, context: ProjectContext): void {
  server.put(
    '/projects/:project_id',
    {
      schema: {
        operationId: 'setProject',
        'x-codegen-request-body-name': 'setProject',
        tags,
        summary: 'Replace a project: the settings of each service that is given become these',
        params,
        headers: IfMatch,
        body: SetProjectBody,
        response: { 200: ProjectUpdateSchema },
      },
    },
    async ({ caller, params: { project_id: projectId }, headers, body }, reply) => {
      const order = { caller, projectId, ifMatch: revisionOf(headers['if-match']) };
      const changed = await changeProject(context, order, ({ document }) => {
        const named = { ...document, name: body.name, state: body.state ?? document.state };
        return { wanted: replaceServices(named, body.services, document), cause: 'changed' };
      });
      reply.header('etag', tagOf(changed));
      return { project: renderProject(changed), warnings: changed.warnings };
    },
  );
  const patch = async ({ caller, projectId, ifMatch }: ChangeOrder, operations: Operations) =>
    changeProject(context, { caller, projectId, ifMatch }, ({ document }) => ({
      wanted: patchDocument(document, operations),
      cause: 'changed',
    }));
  server.patch(
    '/projects/:project_id',
    {
      schema: {
        operationId: 'patchProject',
        'x-codegen-request-body-name': 'jsonPatch',
        tags,
        summary: 'Change a project by a JSON patch',
        params,
        headers: IfMatch,
        body: Patch,
        response: { 200: ProjectUpdateSchema },
      },
    },
    async ({ caller, params: { project_id: projectId }, headers, body }, reply) => {
      const order = { caller, projectId, ifMatch: revisionOf(headers['if-match']) };
      const changed = await patch(order, body);
      reply.header('etag', tagOf(changed));
      return { project: renderProject(changed), warnings: changed.warnings };
    },
  );
  server.patch(
    '/projects/:project_id/revision/:revision_id',
    {
      schema: {
        operationId: 'patchProjectWithRevision',
        'x-codegen-request-body-name': 'jsonPatch',
        tags,
        summary: 'Change a project by a JSON patch, if it still is in this revision; 409 where it is not',
        params: Type.Object({ project_id: Type.String(), revision_id: Type.String() }),
        body: Patch,
        response: { 200: ProjectUpdateSchema },
      },
    },
    async ({ caller, params: { project_id: projectId, revision_id: ifMatch }, body }, reply) => {
      const changed = await patch({ caller, projectId, ifMatch }, body).catch(asConflict);
      reply.header('etag', tagOf(changed));
      return { project: renderProject(changed), warnings: changed.warnings };
    },
  );
}

/** Ory tells of another revision in the address by another status than of one in a header. */
function asConflict(error: unknown): never {
  if (error instanceof OryError && error.status === 412) {
    throw new OryError(409, error.message, error.reason ? { reason: error.reason } : {});
  }
  throw error;
}
