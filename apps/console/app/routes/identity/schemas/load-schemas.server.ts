import { traitFields } from '../../../identity-form/trait-fields.ts';
import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

/**
 * The schemas of a project, and the one that the address names by `schema`, else the default one; none where it asks for a `new` one.
 * @throws Response as `loadProject`
 */
export async function loadSchemas(asking: ProjectArguments & { url: URL }) {
  const { id: projectId } = await loadProject(asking);
  const [listed, project] = await readForPage(
    asking,
    Promise.all([
      projectClient(asking).listIdentitySchemas({ perPage: 1000 }),
      oryClient(asking).getProject({ projectId }),
    ]),
  );
  const { searchParams } = asking.url;
  const byDefault = defaultSchemaOf(project.data.services.identity?.config);
  const find = (wanted: string | null) => listed.data.find(({ id }) => id === wanted);
  const chosen = searchParams.has('new') ? undefined : (find(searchParams.get('schema')) ?? find(byDefault));
  return {
    byDefault,
    fields: traitFields(chosen?.schema ?? {}),
    schemas: listed.data.map(({ id }) => id),
    chosen: chosen && { id: chosen.id, text: JSON.stringify(chosen.schema, null, 2) },
    revision: project.data.revision_id,
    calls: [
      describeCall(asking, 'listIdentitySchemas', {}),
      describeCall(asking, 'patchProject', {
        projectId,
        jsonPatch: [
          {
            op: 'add',
            path: '/services/identity/config/identity/schemas/-',
            value: { id: 'customer', schema: chosen?.schema ?? { type: 'object' } },
          },
        ],
      }),
    ],
  };
}

function defaultSchemaOf(config: Readonly<Record<string, unknown>> | undefined): string {
  const identity = config?.['identity'] as { default_schema_id?: string } | undefined;
  return identity?.default_schema_id ?? '';
}
