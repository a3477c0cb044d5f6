import type { Project } from '../projects/project.ts';
import type { Credential, CredentialType, Identity } from './identity.ts';

/** The address at which a project serves a schema; ids stand in it as base64url, as they do at Ory. */
function schemaUrl(project: Project, schemaId: string): string {
  return `${project.baseUrl}/schemas/${Buffer.from(schemaId).toString('base64url')}`;
}

/** An identity as its owner sees it. Empty lists are left out, as Ory leaves them out. */
export function renderIdentity(project: Project, identity: Identity) {
  const { verifiable_addresses, recovery_addresses } = identity;
  return {
    id: identity.id,
    schema_id: identity.schema_id,
    schema_url: schemaUrl(project, identity.schema_id),
    state: identity.state,
    ...(identity.state_changed_at === undefined ? {} : { state_changed_at: identity.state_changed_at }),
    traits: identity.traits,
    ...(verifiable_addresses.length > 0 ? { verifiable_addresses } : {}),
    ...(recovery_addresses.length > 0 ? { recovery_addresses } : {}),
    metadata_public: identity.metadata_public,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
  };
}

type ShownCredentials = {
  credentials: Credential[];
  /** The types whose configuration is wanted too. */
  shown?: readonly CredentialType[];
};

/** An identity as administrators see it: with the metadata meant for them, and its credentials where given. */
export function renderIdentityForAdmin(project: Project, identity: Identity, held?: ShownCredentials) {
  const { metadata_admin } = identity;
  const whole = { ...renderIdentity(project, identity), metadata_admin };
  if (!held) return whole;
  const { credentials, shown = [] } = held;
  return {
    ...whole,
    credentials: Object.fromEntries(credentials.map((one) => [one.type, renderCredential(one, shown)])),
  };
}

function renderCredential(credential: Credential, shown: readonly CredentialType[]) {
  const { type, identifiers, config, version, created_at, updated_at } = credential;
  const told = shown.includes(type) ? { config } : {};
  return { type, identifiers, ...told, version, created_at, updated_at };
}
