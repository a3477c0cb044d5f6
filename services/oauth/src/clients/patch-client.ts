import rfc6902 from 'rfc6902';
import { invalidRequest } from '../http/oauth-error.ts';
import { ClientBody } from './client.contract.ts';
import type { StoredClient } from './client.ts';

export type Operation = { op: string; path: string; from?: string; value?: unknown };

const OPERATIONS = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test']);
const FIXED =
  /^\/(id|client_id|client_secret_expires_at|registration_access_token|registration_client_uri|created_at|updated_at)(\/|$)/i;
// The library passes over these parts of a path, so that another field would be meant than the one that is written.
const UNREAD = /\/(__proto__|constructor|prototype)(\/|$)/;

/**
 * What a JSON patch (RFC 6902) makes of a client, all or nothing. Fields that the client does not have are there as empty ones,
 * so that they can be replaced; a secret can be set, and never read.
 * @throws invalid_request for a path that may not be changed, or an operation that does not apply
 */
export function patchClient({ document }: StoredClient, patch: readonly Operation[]): unknown {
  for (const { op, path, from } of patch) {
    if (!OPERATIONS.has(op)) throw invalidRequest(`${JSON.stringify(op)} is no operation of a JSON patch`);
    for (const pointer of [path, from]) {
      if (pointer !== undefined && (FIXED.test(pointer) || UNREAD.test(pointer))) {
        throw invalidRequest(`The path ${JSON.stringify(pointer)} may not be changed`);
      }
    }
  }
  // A copy: operations before the one that fails have changed it already.
  const patched: unknown = structuredClone({ ...emptyFields(), ...document });
  // The library reads what an operation is from its `op`, and checks the rest as it goes.
  const failures = rfc6902.applyPatch(patched, [...patch] as Parameters<typeof rfc6902.applyPatch>[1]);
  const failure = failures.find((error) => error !== null);
  if (failure) throw invalidRequest(`The patch does not apply: ${failure.message}`);
  return patched;
}

function emptyFields(): Record<string, unknown> {
  const fields = Object.entries(ClientBody.properties);
  return Object.fromEntries(
    fields.map(([name, schema]) => [name, 'type' in schema && schema.type === 'array' ? [] : null]),
  );
}
