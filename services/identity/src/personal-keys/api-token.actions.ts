import { type Action, defineAction } from '@gazetteer/actions';
import {
  actorOf,
  accessDenied,
  type Caller,
  hashToken,
  identityOf,
  invalidInput,
  isAdministrator,
  notFound,
} from '@gazetteer/kernel';
import { Type } from 'typebox';
import { missingProof } from '../account/require-fresh-session.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { isPersonalKey, keyScopes } from '../model/personal-keys/personal-key.ts';
import { findKey, listValidKeys } from '../model/personal-keys/personal-key.store.ts';
import { PORTAL_PROJECT } from '../model/projects/project.ts';
import { availableAal } from '../model/sessions/required-aal.ts';
import { listSignedIn } from '../model/sessions/signed-in.store.ts';
import { findAccount } from './find-account.ts';
import { type KeyMaker, makePersonalKey } from './make-personal-key.ts';
import { readExpiry } from './read-expiry.ts';
import { revokePersonalKey } from './revoke-personal-key.ts';

const Text = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]*$' });
const KeyScopeSchema = Type.Enum(keyScopes, {
  description: 'What the key may do: only read, or all its person may',
});

const ApiToken = Type.Object({
  id: Type.String(),
  name: Type.String(),
  user_id: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
  last_access: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  expires_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  scope: KeyScopeSchema,
});

/** CKAN's calls about API tokens, which are people's API keys here. */
export function apiTokenActions(context: IdentityContext): Action[] {
  return [createAction(context), listAction(context), revokeAction(context)];
}

function createAction(context: IdentityContext): Action {
  return defineAction({
    name: 'api_token_create',
    summary: 'Makes an API key for the person who calls; the answer is the only one that holds it',
    readOnly: false,
    input: Type.Object({
      user: Type.Optional(Type.String({ description: 'Your own id, as user_show gives it' })),
      name: Type.String({ description: 'What the key is for' }),
      expires_in: Type.Optional(
        Type.Integer({
          minimum: 1,
          description: 'After how many units the key ends; never where it is left out',
        }),
      ),
      unit: Type.Optional(
        Type.Integer({ minimum: 1, description: 'How many seconds a unit has; a day where it is left out' }),
      ),
      scope: Type.Optional(KeyScopeSchema),
    }),
    output: Type.Object({ token: Type.String() }),
    handle: async ({ user, name, scope, ...lifetime }, { caller, address }) => {
      const identityId = identityOf(caller);
      if (identityId === undefined || (await findAccount(context, caller, user)) !== identityId) {
        throw accessDenied('Access denied: people make API keys for themselves only');
      }
      const maker = { identityId, ...(address === undefined ? {} : { ip: address }) };
      const { key } = await makePersonalKey(context, await proveMaker(context, caller, maker), {
        name,
        scope: scope ?? (caller.kind === 'personal-key' ? caller.scope : 'write'),
        expiresAt: readExpiry(context.clock(), lifetime) ?? (await endOf(context, caller)),
      });
      return { token: key };
    },
  });
}

/**
 * Adds what the caller makes the key with.
 * @throws access_denied for a session that has not proved lately who it is: an open session alone is not enough
 */
async function proveMaker(context: IdentityContext, caller: Caller, maker: KeyMaker): Promise<KeyMaker> {
  if (caller.kind === 'personal-key') return { ...maker, keyId: caller.id };
  const wanted = { projectId: PORTAL_PROJECT, id: caller.kind === 'session' ? caller.id : '', active: true };
  const now = context.clock().toISOString();
  const [found] = await listSignedIn(context.sql, wanted, now, { limit: 1, offset: 0 });
  if (!found) throw accessDenied('Access denied: the session has ended');
  const project = await context.projects.ofId(PORTAL_PROJECT);
  const available = await availableAal(context, found.identity);
  const missing = missingProof(context, project, { session: found.session, available });
  if (missing) throw accessDenied(`Access denied: ${missing.reason}`);
  return { ...maker, sessionId: found.session.id };
}

/** When a key ends of which nothing is said: with the key it is made with, else never. */
async function endOf({ sql }: IdentityContext, caller: Caller): Promise<string | null> {
  if (caller.kind !== 'personal-key') return null;
  return (await findKey(sql, PORTAL_PROJECT, { id: caller.id }))?.expires_at ?? null;
}

function listAction(context: IdentityContext): Action {
  return defineAction({
    name: 'api_token_list',
    summary: 'Lists the valid API keys of the person who calls; administrators may ask for those of anybody',
    readOnly: true,
    input: Type.Object({
      user_id: Type.Optional(Text),
      user: Type.Optional(Type.String({ description: 'The same as user_id' })),
    }),
    output: Type.Array(ApiToken),
    handle: async ({ user_id, user }, { caller }) => {
      const identityId = await findAccount(context, caller, user_id ?? user);
      const owner = { projectId: PORTAL_PROJECT, identityId };
      const keys = await listValidKeys(context.sql, owner, context.clock().toISOString());
      return keys.map(({ id, name, created_at, last_used_at, expires_at, scope }) => ({
        id,
        name,
        user_id: identityId,
        created_at,
        last_access: last_used_at,
        expires_at,
        scope,
      }));
    },
  });
}

function revokeAction(context: IdentityContext): Action {
  return defineAction({
    name: 'api_token_revoke',
    summary: 'Revokes an API key of the person who calls; administrators may revoke those of anybody',
    readOnly: false,
    input: Type.Object({
      jti: Type.Optional(Type.String({ description: 'The id of the key, as api_token_list gives it' })),
      token: Type.Optional(Type.String({ description: 'The key itself, instead of its id' })),
    }),
    output: Type.Null(),
    handle: async ({ jti, token }, { caller, address }) => {
      const wanted = wantedKey(jti, token);
      const key = wanted && (await findKey(context.sql, PORTAL_PROJECT, wanted));
      const isOwn = key !== undefined && key.identity_id === identityOf(caller);
      if (!isOwn && !isAdministrator(caller)) {
        // Which keys of others there are is not told.
        throw accessDenied('Access denied: you have no such API key');
      }
      const revocation = {
        identityId: key?.identity_id ?? '',
        keyId: key?.id ?? '',
        ...(address === undefined ? {} : { ip: address }),
        ...(isOwn ? {} : { by: actorOf(caller) }),
      };
      if (!key || !(await revokePersonalKey(context, revocation)))
        throw notFound('Not found: API key not found');
      return null;
    },
  });
}

/** @returns undefined for what no key can be called */
function wantedKey(
  jti: string | undefined,
  token: string | undefined,
): { id: string } | { digest: string } | undefined {
  if ((jti === undefined) === (token === undefined)) {
    const rule = 'give either the id of a key as jti, or the key itself as token';
    throw invalidInput({ jti: [rule], token: [rule] });
  }
  if (jti !== undefined) return jti.includes('\0') ? undefined : { id: jti };
  return isPersonalKey(token ?? '') ? { digest: hashToken(token ?? '') } : undefined;
}
