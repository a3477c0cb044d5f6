import type { Static } from 'typebox';
import type { IdentityContext } from '../../model/identity-context.ts';
import { rulesOfType } from '../../methods/credential-types.ts';
import type { Project } from '../../model/projects/project.ts';
import { type Actor, auditAdministration } from './audit-administration.ts';
import { withoutForm } from './without-form.ts';
import { findCredential } from '../../model/identities/credential.store.ts';
import type { UpdateIdentityBody } from './identity.contract.ts';
import type { Identity, NewCredential } from '../../model/identities/identity.ts';
import { importCredentials } from './import-credentials.ts';
import { saveCredential } from '../../model/identities/save-credential.ts';
import { updateIdentity } from '../../model/identities/update-identity.ts';

/**
 * Replaces an identity: metadata that is left out is cleared, schema and state are kept. A password is replaced and
 * provider links are added where the body has some.
 * @throws OryError 400, DuplicateIdentifier as `importIdentity`
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
        await saveCredential(context, changed, await besideEarlier(context, changed, credential));
      }
      await auditAdministration(context, actor, 'identity_changed', changed);
      return changed;
    }),
  );
}

async function besideEarlier(
  context: IdentityContext,
  { project_id, id }: Identity,
  imported: NewCredential,
): Promise<NewCredential> {
  const { merge } = rulesOfType(imported.type);
  if (!merge) return imported;
  return merge(await findCredential(context.sql, project_id, id, imported.type), imported);
}
