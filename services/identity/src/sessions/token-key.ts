import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { IdentityContext } from '../model/identity-context.ts';
import { findTokenKey, insertTokenKey } from '../model/sessions/token-key.store.ts';
import type { TokenKeyRow } from '../model/tables.ts';

/** The signature of session tokens: ECDSA on P-256 (RFC 7518). */
export const TOKEN_ALGORITHM = 'ES256';

const PURPOSE = 'session token key';

export type SigningKey = { id: string; key: CryptoKey };

/** The key a project signs its sessions' tokens with; the first that needs one makes it. */
export async function signingKey(context: IdentityContext, projectId: string): Promise<SigningKey> {
  const row = (await findTokenKey(context.sql, projectId)) ?? (await makeKey(context, projectId));
  const jwk = JSON.parse(context.secrets.decrypt(row.private_key, PURPOSE)) as JWK;
  // A key of an elliptic curve is never the bytes that importJWK gives for shared secrets.
  return { id: row.id, key: (await importJWK(jwk, TOKEN_ALGORITHM)) as CryptoKey };
}

/** The public keys by which others check a project's session tokens, as a JWK set (RFC 7517). */
export async function publicTokenKeys(context: IdentityContext, projectId: string): Promise<{ keys: JWK[] }> {
  const row = await findTokenKey(context.sql, projectId);
  return { keys: row ? [JSON.parse(row.public_key) as JWK] : [] };
}

async function makeKey(context: IdentityContext, projectId: string): Promise<TokenKeyRow> {
  const pair = await generateKeyPair(TOKEN_ALGORITHM, { extractable: true });
  const id = randomUUID();
  const named = { kid: id, alg: TOKEN_ALGORITHM, use: 'sig' };
  const row: TokenKeyRow = {
    project_id: projectId,
    id,
    private_key: context.secrets.encrypt(JSON.stringify(await exportJWK(pair.privateKey)), PURPOSE),
    public_key: JSON.stringify({ ...(await exportJWK(pair.publicKey)), ...named }),
    created_at: context.clock().toISOString(),
  };
  await insertTokenKey(context.sql, row);
  return (await findTokenKey(context.sql, projectId)) ?? row;
}
