import type { HttpServer } from '@gazetteer/kernel';
import { cutTokenPage, OryError, pageTokens, readSize, TokenPageQuery } from '@gazetteer/ory';
import { Type } from 'typebox';
import { addressOf } from '../model/page-address.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { requireRight } from '../model/require-right.ts';
import type { RevisionsTable } from '../model/tables.ts';
import { hideSecrets } from '../settings/secrets.ts';
import { changeProject } from './change-project.ts';
import { compareDocuments } from './compare-revisions.ts';
import { documentOf, readCurrent } from './current-revision.ts';
import { IfMatch, ProjectUpdateSchema } from './project.contract.ts';
import { renderProject, revisionOf, tagOf } from './render-project.ts';
import { findRevision, listRevisions, type RevisionRecord } from './revision.store.ts';

const tokens = pageTokens('revisions');

const tags = ['projects'];
const ProjectParams = Type.Object({ project_id: Type.String() });
const RevisionParams = Type.Object({ project_id: Type.String(), revision_id: Type.String() });

const Revision = Type.Object({
  id: Type.String(),
  number: Type.Integer({ description: 'Counts up' }),
  cause: Type.Enum(['created', 'changed', 'restored', 'elsewhere'], {
    description: '`elsewhere`: by another way than these calls, such as the site file',
  }),
  made_by: Type.Union([Type.String(), Type.Null()]),
  name: Type.String(),
  state: Type.Union([Type.Literal('running'), Type.Literal('halted')]),
  created_at: Type.String(),
});

const Difference = Type.Object({
  op: Type.Enum(['add', 'remove', 'replace']),
  path: Type.String({ description: 'A JSON pointer' }),
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.Unknown()),
});

/** Earlier revisions of a project: listed, read, compared, and taken back to. */
export function registerRevisionRoutes(server: HttpServer, context: ProjectContext): void {
  server.get(
    '/projects/:project_id/revisions',
    {
      schema: {
        operationId: 'listProjectRevisions',
        tags,
        summary: 'List the revisions of a project, the newest first',
        params: ProjectParams,
        querystring: TokenPageQuery,
        response: { 200: Type.Array(Revision) },
      },
    },
    async (request, reply) => {
      const { caller, params, query } = request;
      const limit = readSize(query.page_size);
      const project = await requireRight(context, caller, 'view', params.project_id);
      await readCurrent(context, project);
      const [before] = tokens.read(query.page_token) ?? [];
      const page = { limit: limit + 1, before: before === undefined ? undefined : Number(before) };
      const found = await listRevisions(context.sql, project.id, page);
      const cut = { address: addressOf(request), reply };
      return cutTokenPage(found, limit, ({ number }) => tokens.write(String(number)), cut).map(render);
    },
  );
  server.get(
    '/projects/:project_id/revisions/:revision_id',
    {
      schema: {
        operationId: 'getProjectRevision',
        tags,
        summary: 'Read a revision of a project, with how it differs from the one now, or from another',
        params: RevisionParams,
        querystring: Type.Object({
          compare: Type.Optional(Type.String({ description: 'The id of the revision to compare with' })),
        }),
        response: {
          200: Type.Interface([Revision], {
            services: Type.Record(Type.String(), Type.Unknown()),
            compared_with: Type.String(),
            differences: Type.Array(Difference, {
              description: 'What leads from this revision to the other',
            }),
          }),
        },
      },
    },
    async ({ caller, params, query }) => {
      const project = await requireRight(context, caller, 'view', params.project_id);
      const current = await readCurrent(context, project);
      const row = await requireStored(context, project.id, params.revision_id);
      const other = query.compare
        ? documentOf(await requireStored(context, project.id, query.compare))
        : current.document;
      const document = documentOf(row);
      return {
        ...render(row),
        services: hideSecrets(document.services),
        compared_with: query.compare || current.revisionId,
        differences: compareDocuments(document, other),
      };
    },
  );
  registerRestore(server, context);
}

function registerRestore(server: HttpServer, context: ProjectContext): void {
  server.post(
    '/projects/:project_id/revisions/:revision_id/restore',
    {
      schema: {
        operationId: 'restoreProjectRevision',
        tags,
        summary: 'Make a project as it was in an earlier revision, as a new one',
        params: RevisionParams,
        headers: IfMatch,
        response: { 200: ProjectUpdateSchema },
      },
    },
    async ({ caller, params, headers }, reply) => {
      const { project_id: projectId, revision_id } = params;
      const order = { caller, projectId, ifMatch: revisionOf(headers['if-match']) };
      const changed = await changeProject(context, order, async () => {
        const wanted = documentOf(await requireStored(context, projectId, revision_id));
        return { wanted, known: wanted, cause: 'restored' };
      });
      reply.header('etag', tagOf(changed));
      return { project: renderProject(changed), warnings: changed.warnings };
    },
  );
}

/** @throws OryError 404 */
async function requireStored(
  { sql }: Pick<ProjectContext, 'sql'>,
  projectId: string,
  id: string,
): Promise<RevisionsTable> {
  const row = await findRevision(sql, projectId, id);
  if (row) return row;
  const reason = 'The project has no such revision. Only the last ones are kept.';
  throw new OryError(404, 'Unable to locate the resource', { reason });
}

function render({ id, number, cause, made_by, name, state, created_at }: RevisionRecord) {
  return { id, number, cause, made_by, name, state, created_at };
}
