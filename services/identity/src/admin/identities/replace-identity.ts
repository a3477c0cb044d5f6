import type { Static } from 'typebox';
import type { IdentityContext } from '../../model/identity-context.ts';
import { credentialOf, type OidcConfig } from '../../methods/oidc/oidc-credential.ts';
import type { Project } from '../../model/projects/project.ts';
import { type Actor, auditAdministration } from './audit-administration.ts';
import { withoutForm } from './bad-request.ts';
import { findCredential } from '../../model/identities/credential.store.ts';
import type { UpdateIdentityBody } from './identity.contract.ts';
import type { Identity, NewCredential } from '../../model/identities/identity.ts';
import { importCredentials } from './import-credentials.ts';
import { saveCredential } from '../../model/identities/save-credential.ts';
import { updateIdentity } from '../../model/identities/update-identity.ts';

/**
 * Replaces an identity: metadata that is left out is cleared, schema and state are kept. A password is replaced and
 * provider links are added where the body has some.
 * @throws IdentityError 400, DuplicateIdentifier as `importIdentity`
 */
export async function replaceIdentity(
  context: IdentityContext,
  project: Project,
  identity: Identity,
  body: Static<typeof UpdateIdentityBody>,
  actor: Actor,
): Promise<Identity> {
  const credentials = await importCredentials(body.credentials ?? {});
  return withoutForm(() =>
    context.sql.transaction(async () => {
      const changed = await updateIdentity(context, project, identity, {
        ...(body.schema_id ? { schema_id: body.schema_id } : {}),
        ...(body.state ? { state: body.state } : {}),
        traits: body.traits,
        metadata_public: body.metadata_public ?? null,
        metadata_admin: body.metadata_admin ?? null,
      });
      for (const credential of credentials) {
        await saveCredential(context, changed, await besideEarlierLinks(context, changed, credential));
      }
      await auditAdministration(context, actor, 'identity_changed', changed);
      return changed;
    }),
  );
}

async function besideEarlierLinks(
  context: IdentityContext,
  { project_id, id }: Identity,
  credential: NewCredential,
): Promise<NewCredential> {
  if (credential.type !== 'oidc') return credential;
  const earlier = await findCredential<OidcConfig>(context.sql, project_id, id, 'oidc');
  const added = (credential.config as OidcConfig).providers;
  const kept = (earlier?.config.providers ?? []).filter(
    (link) => !added.some(({ provider, subject }) => provider === link.provider && subject === link.subject),
  );
  return credentialOf([...kept, ...added]);
}
