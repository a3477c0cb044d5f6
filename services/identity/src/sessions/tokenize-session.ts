import { randomUUID } from 'node:crypto';
import { milliseconds, OryError } from '@gazetteer/ory';
import { SignJWT } from 'jose';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Identity } from '../model/identities/identity.ts';
import type { Project } from '../model/projects/project.ts';
import { renderSession } from './render-session.ts';
import type { Session } from '../model/sessions/session.ts';
import { signingKey, TOKEN_ALGORITHM } from './token-key.ts';

const RESERVED = new Set(['iss', 'sub', 'sid', 'exp', 'iat', 'nbf', 'jti']);

/**
 * A session as a JWT (RFC 7519) that others check by the project's public keys without asking us: the standard claims,
 * and those that the template takes from the session. It ends with the session at the latest.
 * @throws 400 for a template that the project does not have
 */
export async function tokenizeSession(
  context: IdentityContext,
  project: Project,
  session: Session,
  identity: Identity,
  templateName: string,
): Promise<string> {
  const { templates } = project.settings.session.whoami.tokenizer;
  const template = Object.hasOwn(templates, templateName) ? templates[templateName] : undefined;
  if (!template) {
    throw new OryError(400, 'The session token template is not known', {
      reason: 'tokenize_as names a template that this project does not have.',
    });
  }
  const now = context.clock().getTime();
  const end = Math.min(now + milliseconds(template.ttl), Date.parse(session.expires_at));
  const shown = renderSession(project, session, identity);
  const { id, key } = await signingKey(context, project.id);
  return new SignJWT(readClaims(template.claims, shown))
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: id, typ: 'JWT' })
    .setIssuer(project.baseUrl)
    .setSubject(identity.id)
    .setJti(randomUUID())
    .setIssuedAt(Math.floor(now / 1000))
    .setNotBefore(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(end / 1000))
    .sign(key);
}

function readClaims(paths: Record<string, string>, session: { id: string }): Record<string, unknown> {
  const claims: Record<string, unknown> = { sid: session.id };
  for (const [name, path] of Object.entries(paths)) {
    const value = RESERVED.has(name) ? undefined : at(session, path);
    if (value !== undefined) claims[name] = value;
  }
  return claims;
}

function at(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}
