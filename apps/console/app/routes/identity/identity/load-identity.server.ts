import type { AdminIdentity } from '@gazetteer/client/ory';
import { identityName } from '../../../identity-form/identity-name.ts';
import { traitFields } from '../../../identity-form/trait-fields.ts';
import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { methodsOf } from '../../../project/method-settings.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

type Asking = ProjectArguments & { url: URL; params: { project: string; id: string } };

/** Sign-ins on the page, the newest first. */
const MOST_SESSIONS = 50;

/**
 * One account with its form and its sessions. Secrets of credentials are not asked for.
 * @throws 404 where there is none; otherwise as `readForPage`
 */
export async function loadIdentity(asking: Asking) {
  const client = projectClient(asking);
  const { id } = asking.params;
  // What only developers may see of credentials is not shown to viewers, who see their kinds.
  const { id: projectId } = await loadProject(asking);
  const [{ data: identity }, { data: sessions }, { data: project }] = await Promise.all([
    readForPage(asking, client.getIdentity({ id })),
    readForPage(asking, client.listIdentitySessions({ id, perPage: MOST_SESSIONS })),
    readForPage(asking, oryClient(asking).getProject({ projectId })),
  ]);
  const { code, link } = methodsOf(project.services.identity?.config);
  const { data: schema } = await readForPage(asking, client.getIdentitySchema({ id: identity.schema_id }));
  const { traits } = identity;
  return {
    id,
    name: identityName(identity),
    schema: identity.schema_id,
    state: identity.state,
    created: identity.created_at,
    changed: identity.updated_at,
    fields: traitFields(schema),
    // Traits can be anything, which React Router's types cannot follow.
    traits: JSON.stringify(traits, null, 2),
    metadataPublic: JSON.stringify(identity.metadata_public ?? null, null, 2),
    metadataAdmin: JSON.stringify(identity.metadata_admin ?? null, null, 2),
    waysBack: { code, link },
    credentials: credentialsOf(identity),
    addresses: (identity.verifiable_addresses ?? []).map(({ value, verified }) => ({ value, verified })),
    sessions: sessions.map(({ id: session, active, authenticated_at, expires_at, devices }) => ({
      id: session,
      isActive: active,
      since: authenticated_at,
      until: expires_at,
      device: devices?.[0]?.user_agent ?? '',
    })),
    calls: [
      describeCall(asking, 'getIdentity', { id }),
      describeCall(asking, 'patchIdentity', {
        id,
        jsonPatch: [{ op: 'replace', path: '/traits', value: traits }],
      }),
      describeCall(asking, 'createRecoveryCodeForIdentity', {
        createRecoveryCodeForIdentityBody: { identity_id: id },
      }),
      describeCall(asking, 'deleteIdentitySessions', { id }),
      describeCall(asking, 'deleteIdentity', { id }),
    ],
  };
}

/** The kinds of credentials with what each is known by; a provider is known by its account there. */
function credentialsOf({ credentials = {} }: AdminIdentity) {
  return Object.values(credentials).flatMap(({ type, identifiers, created_at }) =>
    type === 'oidc'
      ? identifiers.map((identifier) => ({ type, identifier, created: created_at }))
      : [{ type, identifier: identifiers.join(', '), created: created_at }],
  );
}

export type ShownIdentity = Awaited<ReturnType<typeof loadIdentity>>;
