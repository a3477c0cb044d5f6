import { hashToken } from '@gazetteer/kernel';
import { milliseconds } from '@gazetteer/ory';
import { spendOnce } from '../assertions/spend-once.ts';
import { engineMetadata } from '../clients/engine-metadata.ts';
import { findClient } from '../clients/client.store.ts';
import { findGrant } from '../grants/grant.store.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import type { TokensTable } from '../model/tables.ts';
import { findSession, removeSession, saveSession } from '../sessions/session.store.ts';
import {
  consumeToken,
  findToken,
  insertToken,
  removeToken,
  removeTokensOfGrant,
} from '../tokens/token.store.ts';
import { consumeDeviceCode, findDeviceCode, removeDeviceCodes, saveDeviceCode } from './device-code.store.ts';
import { type DuringCall, duringCall } from './during-call.ts';
import { type Adapter, type AdapterPayload, errors } from './engine-library.ts';
import { keepGrant } from './keep-grant.ts';
import { isStillSignedIn } from './is-still-signed-in.ts';
import { findInteraction, removeInteraction, saveInteraction } from './interaction.store.ts';
import { subjectSeenBy } from './pairwise-subject.ts';
import { ENGINE_SCOPES, SCOPE_RESOURCE } from './scope-resource.ts';
import type { InteractionResult } from './waiting-request.ts';

/** What an adapter does for the models that use it; the rest is never asked of it. */
type Part = Partial<Adapter>;

/**
 * How the engine reads and writes what it works with: each of its models by the store of the folder that it belongs to.
 * Values that open something (codes, tokens, cookies) are kept as digests only.
 */
export function createAdapter(context: OauthContext, project: OauthProject): (model: string) => Adapter {
  const parts: Record<string, () => Part> = {
    Client: () => clients(context, project),
    Session: () => sessions(context, project),
    Interaction: () => interactions(context, project),
    Grant: () => grants(context, project),
    AccessToken: () => tokens(context, project, 'access'),
    ClientCredentials: () => tokens(context, project, 'client'),
    RefreshToken: () => tokens(context, project, 'refresh'),
    AuthorizationCode: () => tokens(context, project, 'code'),
    DeviceCode: () => deviceCodes(context, project),
    ReplayDetection: () => assertions(context, project),
  };
  return (model) => {
    const make = parts[model];
    if (!make) throw new Error(`The engine has no store for its model ${model}`);
    return complete(model, make());
  };
}

function complete(model: string, part: Part): Adapter {
  const never = (call: string) => async (): Promise<never> => {
    throw new Error(`The engine does not ${call} a ${model} here`);
  };
  return {
    upsert: never('write'),
    find: never('find'),
    findByUid: never('find by uid'),
    findByUserCode: never('find by user code'),
    consume: never('consume'),
    destroy: never('remove'),
    revokeByGrantId: never('revoke'),
    ...part,
  };
}

function clients(context: OauthContext, project: OauthProject): Part {
  return {
    find: async (id) => {
      const known = duringCall().clients;
      const client = known.get(id) ?? (await findClient(context.sql, project.id, id));
      if (!client) return undefined;
      known.set(id, client);
      return engineMetadata(client, project.settings);
    },
  };
}

/** What is kept of a sign-in beside what the engine knows of it. */
type Marks = Partial<Pick<DuringCall, 'forgets' | 'own'>>;

function sessions(context: OauthContext, project: OauthProject): Part {
  const { sql, clock } = context;
  const { id: project_id } = project;
  return {
    upsert: async (id, { jti: _, ...payload }, seconds) => {
      const { forgets, own } = duringCall();
      await saveSession(sql, {
        project_id,
        id: hashToken(id),
        uid: payload.uid ?? '',
        subject: payload.accountId ?? null,
        payload: JSON.stringify({ ...payload, ...(forgets ? { forgets } : {}), ...(own ? { own } : {}) }),
        expires_at: endOf(clock(), seconds),
      });
    },
    find: async (id) => {
      const row = await findSession(sql, project_id, { id: hashToken(id) });
      if (!row || row.expires_at <= clock().toISOString()) return undefined;
      const { forgets, own, ...payload } = JSON.parse(row.payload) as AdapterPayload & Marks;
      if (own && !(await isStillSignedIn(context, project, payload.accountId))) return undefined;
      if (forgets) duringCall().forgets = true;
      if (own) duringCall().own = true;
      return { ...payload, jti: id };
    },
    destroy: async (id) => removeSession(sql, project_id, hashToken(id)),
  };
}

function interactions({ sql, clock }: OauthContext, { id: project_id }: OauthProject): Part {
  return {
    upsert: async (id, { jti: _, ...payload }, seconds) => {
      // The engine does not need the cookie of the session to find it again, and nobody else may read it.
      const { cookie: __, ...session } = payload.session ?? {};
      const kept = { ...payload, ...(payload.session ? { session } : {}) };
      await saveInteraction(sql, {
        project_id,
        id: hashToken(id),
        payload: JSON.stringify(kept),
        expires_at: endOf(clock(), seconds),
      });
    },
    find: async (id) => {
      const row = await findInteraction(sql, project_id, hashToken(id));
      if (!row || row.expires_at <= clock().toISOString()) return undefined;
      const payload = JSON.parse(row.payload) as AdapterPayload;
      const { login } = (payload.result ?? {}) as InteractionResult;
      if (login) Object.assign(duringCall(), { forgets: login.forget, own: login.own });
      return { ...payload, jti: id };
    },
    destroy: async (id) => {
      // Of two browsers that come back at once, one goes on.
      if (await removeInteraction(sql, project_id, hashToken(id))) return;
      throw new errors.SessionNotFound('the authorization request is over');
    },
  };
}

function grants({ sql }: OauthContext, { id: projectId }: OauthProject): Part {
  return {
    find: async (id) => {
      const grant = await findGrant(sql, projectId, id);
      if (!grant) return undefined;
      duringCall().grants.set(id, grant);
      return {
        jti: id,
        kind: 'Grant',
        accountId: grant.subject,
        clientId: grant.clientId,
        iat: secondsOf(grant.handledAt),
        exp: secondsOf(grant.expiresAt),
        openid: { scope: grant.scope.filter((scope) => ENGINE_SCOPES.includes(scope)).join(' ') },
        resources: { [SCOPE_RESOURCE]: grant.scope.join(' ') },
      };
    },
  };
}

function tokens(context: OauthContext, project: OauthProject, kind: TokensTable['kind']): Part {
  const { sql, clock } = context;
  return {
    upsert: async (id, { jti: _, ...payload }, seconds) => {
      const grantId = payload.grantId ?? null;
      const client = duringCall().clients.get(payload.clientId ?? '');
      const seenAs =
        client && payload.accountId !== undefined
          ? await subjectSeenBy(context, project, client, payload.accountId)
          : undefined;
      const expires_at = endOf(clock(), seconds);
      await insertToken(sql, {
        project_id: project.id,
        id: hashToken(id),
        kind,
        client_id: payload.clientId ?? '',
        grant_id: grantId,
        subject: payload.accountId ?? null,
        scope: payload.scope ?? '',
        audience: JSON.stringify(audienceOf(payload)),
        payload: JSON.stringify(seenAs === undefined ? payload : { ...payload, seenAs }),
        consumed_at: null,
        created_at: clock().toISOString(),
        expires_at,
      });
      // Whoever brings a code or a refresh token again ends all that comes of it, also what is being written meanwhile.
      const { isExchangeable } = duringCall();
      if (isExchangeable && !(await isExchangeable())) await removeToken(sql, project.id, hashToken(id));
      if (grantId) await keepGrant(context, project, grantId, expires_at);
    },
    find: async (id) => {
      const row = await findToken(sql, project.id, hashToken(id));
      if (!row || row.kind !== kind) return undefined;
      const payload = { ...(JSON.parse(row.payload) as AdapterPayload), jti: id };
      if (row.consumed_at === null || inGracePeriod(context, project, row)) return payload;
      return { ...payload, consumed: secondsOf(row.consumed_at) };
    },
    consume: async (id) => {
      duringCall().isExchangeable = async () =>
        (await findToken(sql, project.id, hashToken(id))) !== undefined;
      if (await consumeToken(sql, project.id, hashToken(id), clock().toISOString())) return;
      const row = await findToken(sql, project.id, hashToken(id));
      if (row && inGracePeriod(context, project, row)) return;
      // Somebody else has redeemed it since it was read.
      throw new errors.InvalidGrant('it was used before');
    },
    destroy: async (id) => removeToken(sql, project.id, hashToken(id)),
    revokeByGrantId: async (grantId) => {
      await removeDeviceCodes(sql, project.id, { grantId });
      await removeTokensOfGrant(sql, project.id, grantId);
    },
  };
}

function deviceCodes({ sql, clock, secrets }: OauthContext, { id: project_id }: OauthProject): Part {
  const read = (
    row: Awaited<ReturnType<typeof findDeviceCode>>,
    found: { jti?: string; userCode?: string },
  ) => {
    if (!row) return undefined;
    const consumed = row.consumed_at === null ? {} : { consumed: secondsOf(row.consumed_at) };
    return { ...(JSON.parse(row.payload) as AdapterPayload), ...consumed, ...found };
  };
  return {
    upsert: async (id, { jti: _, userCode, ...payload }, seconds) => {
      await saveDeviceCode(sql, {
        project_id,
        id: hashToken(id),
        user_code: secrets.digest(userCode ?? ''),
        client_id: payload.clientId ?? '',
        grant_id: payload.grantId ?? null,
        // What the device has is known by its digest only, so it is sealed for whom the person's code leads to it.
        payload: JSON.stringify({ ...payload, sealed: secrets.encrypt(id, DEVICE_CODE) }),
        consumed_at: null,
        expires_at: endOf(clock(), seconds),
      });
    },
    find: async (id) => read(await findDeviceCode(sql, project_id, { id: hashToken(id) }), { jti: id }),
    findByUserCode: async (userCode) => {
      const row = await findDeviceCode(sql, project_id, { userCode: secrets.digest(userCode) });
      const sealed = row && (JSON.parse(row.payload) as { sealed: string }).sealed;
      if (sealed === undefined) return undefined;
      return read(row, { jti: secrets.decrypt(sealed, DEVICE_CODE), userCode });
    },
    consume: async (id) => {
      const found = { id: hashToken(id) };
      duringCall().isExchangeable = async () => (await findDeviceCode(sql, project_id, found)) !== undefined;
      if (await consumeDeviceCode(sql, project_id, hashToken(id), clock().toISOString())) return;
      throw new errors.InvalidGrant('it was used before');
    },
    destroy: async (id) => removeDeviceCodes(sql, project_id, { id: hashToken(id) }),
    revokeByGrantId: async (grantId) => removeDeviceCodes(sql, project_id, { grantId }),
  };
}

const DEVICE_CODE = 'device code';

/** Tabs of one application may exchange the same refresh token at the same time. */
function inGracePeriod(
  { clock }: OauthContext,
  { settings }: OauthProject,
  { kind, consumed_at }: TokensTable,
): boolean {
  if (kind !== 'refresh' || consumed_at === null) return false;
  const grace = milliseconds(settings.oauth2.grant.refresh_token.rotation_grace_period);
  return clock().getTime() - Date.parse(consumed_at) < grace;
}

function assertions(context: OauthContext, { id: projectId }: OauthProject): Part {
  return {
    find: async () => undefined,
    upsert: async (id, _payload, seconds) => {
      if (await spendOnce(context, projectId, id, endOf(context.clock(), seconds))) return;
      throw new errors.InvalidClientAuth('client assertion tokens must only be used once');
    },
  };
}

/** Whom the token is for: what the consent granted, or what the client asked for itself. */
function audienceOf({ grantId, extra }: AdapterPayload): string[] {
  const granted = grantId ? duringCall().grants.get(grantId)?.audience : undefined;
  const own: unknown = extra?.['audience'];
  return granted ?? (Array.isArray(own) ? own.map(String) : []);
}

function endOf(now: Date, seconds = 0): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

function secondsOf(time: string): number {
  return Math.floor(Date.parse(time) / 1000);
}
