import { traitFields } from '../../../identity-form/trait-fields.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

/**
 * The schemas of a project, and the fields of the one that the address names, or of the first.
 * @throws Response as `readForPage`
 */
export async function loadForm(asking: ProjectArguments & { url: URL }) {
  const { data } = await readForPage(asking, projectClient(asking).listIdentitySchemas());
  const wanted = asking.url.searchParams.get('schema');
  const chosen = data.find(({ id }) => id === wanted) ?? data[0];
  const schema = chosen?.id ?? '';
  return {
    schemas: data.map(({ id }) => id),
    schema,
    fields: traitFields(chosen?.schema ?? {}),
    calls: [
      describeCall(asking, 'createIdentity', {
        createIdentityBody: { schema_id: schema, traits: { email: 'ada@example.org' } },
      }),
    ],
  };
}
