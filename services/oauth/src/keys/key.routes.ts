import type { HttpServer } from '@gazetteer/kernel';
import { cutTokenPage, pageTokens, readSize, requireProjectRight, TokenPageQuery } from '@gazetteer/ory';
import { Type } from 'typebox';
import { invalidInput } from '@gazetteer/kernel';
import { invalidRequest, notThere } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import { addKey, type KeySetName, removeKeys, replaceKey, replaceSet } from './change-keys.ts';
import type { CheckedKey } from './check-jwk.ts';
import { Jwk, JwkSet, KeyName, ListedSet, NewKey } from './jwk.contract.ts';
import { findKey, listKeys } from './key.store.ts';
import { listSets } from './list-sets.ts';
import { openKey } from './seal-key.ts';
import { forgetKnownKeys } from './signing-keys.ts';

const SetPath = Type.Object({ set: KeyName('The name of the set') });
const KeyPath = Type.Object({ ...SetPath.properties, kid: KeyName('The name of the key') });

/** Key sets: for administrators, who see private parts, as with Ory Hydra. */
export function registerKeyRoutes(server: HttpServer, context: OauthContext): void {
  registerList(server, context);
  registerSets(server, context);
  registerKeys(server, context);
}

const shared = { tags: ['oauth: keys'] };
/** Who has a private part can sign in the name of the project. */
const withSecrets = { projectRight: 'develop' } as const;
const onRequest = requireProjectRight;
const tokens = pageTokens('key sets', invalidRequest);
const bodyLimit = 2 * 1024 * 1024;

function registerList(server: HttpServer, context: OauthContext): void {
  server.get('/admin/keys', {
    schema: {
      ...shared,
      operationId: 'listJsonWebKeySets',
      summary: 'The key sets with their keys, by name, without private parts',
      querystring: TokenPageQuery,
      response: { 200: Type.Array(ListedSet) },
    },
    onRequest,
    handler: async ({ oauthProject, url, query }, reply) => {
      const limit = readSize(query.page_size);
      const [after = ''] = tokens.read(query.page_token) ?? [];
      const found = await listSets(context, oauthProject, { after, limit: limit + 1 });
      return cutTokenPage(found, limit, ({ set }) => tokens.write(set), {
        address: oauthProject.origin + url,
        reply,
      });
    },
  });
}

function registerSets(server: HttpServer, context: OauthContext): void {
  const url = '/admin/keys/:set';
  const nameOf = (projectId: string, set: string): KeySetName => ({ projectId, set });

  server.post(url, {
    schema: {
      ...shared,
      operationId: 'createJsonWebKeySet',
      'x-codegen-request-body-name': 'createJsonWebKeySet',
      summary: 'Make a key and add it to a set, where it signs from now on',
      params: SetPath,
      body: NewKey,
      response: { 201: JwkSet },
    },
    onRequest,
    handler: async ({ oauthProject: { id }, params: { set }, body }, reply) => {
      const key = await addKey(context, nameOf(id, set), body);
      forgetKnownKeys(context, id);
      const location = `/api/.ory/admin/keys/${encodeURIComponent(set)}`;
      return reply
        .status(201)
        .header('location', location)
        .send({ keys: [wholeKey(key)] });
    },
  });

  server.get(url, {
    schema: {
      ...shared,
      operationId: 'getJsonWebKeySet',
      summary: 'The keys of a set with their private parts, the newest first',
      params: SetPath,
      response: { 200: JwkSet },
    },
    config: withSecrets,
    onRequest,
    handler: async ({ oauthProject: { id }, params: { set } }) => {
      const rows = await listKeys(context.sql, id, [set]);
      if (rows.length === 0) throw notThere(`there is no key set ${set}`);
      return { keys: rows.map((row) => openKey(context.secrets, row)) };
    },
  });

  server.put(url, {
    schema: {
      ...shared,
      operationId: 'setJsonWebKeySet',
      'x-codegen-request-body-name': 'jsonWebKeySet',
      summary: 'Replace all keys of a set, the newest first',
      params: SetPath,
      body: JwkSet,
      response: { 200: JwkSet },
    },
    onRequest,
    bodyLimit,
    handler: async ({ oauthProject: { id }, params: { set }, body }) => {
      const keys = await replaceSet(context, nameOf(id, set), body.keys);
      forgetKnownKeys(context, id);
      return { keys: keys.map(wholeKey) };
    },
  });

  server.delete(url, {
    schema: {
      ...shared,
      operationId: 'deleteJsonWebKeySet',
      summary: 'Remove a set',
      params: SetPath,
      response: { 204: Type.Null() },
    },
    onRequest,
    handler: async ({ oauthProject: { id }, params: { set } }, reply) => {
      await removeKeys(context, nameOf(id, set));
      forgetKnownKeys(context, id);
      return reply.status(204).send(null);
    },
  });
}

function registerKeys(server: HttpServer, context: OauthContext): void {
  const url = '/admin/keys/:set/:kid';

  server.get(url, {
    schema: {
      ...shared,
      operationId: 'getJsonWebKey',
      summary: 'One key of a set with its private part',
      params: KeyPath,
      response: { 200: JwkSet },
    },
    config: withSecrets,
    onRequest,
    handler: async ({ oauthProject: { id }, params: { set, kid } }) => {
      const row = await findKey(context.sql, id, set, kid);
      if (!row) throw notThere(`there is no key ${kid} in the key set ${set}`);
      return { keys: [openKey(context.secrets, row)] };
    },
  });

  server.put(url, {
    schema: {
      ...shared,
      operationId: 'setJsonWebKey',
      'x-codegen-request-body-name': 'jsonWebKey',
      summary: 'Replace a key of a set, or add it; it is the newest then',
      params: KeyPath,
      body: Jwk,
      response: { 200: Jwk },
    },
    onRequest,
    handler: async ({ oauthProject: { id }, params: { set, kid }, body }) => {
      if (body.kid !== kid) throw invalidInput({ kid: ['Must be the name of the key in the address'] });
      const key = await replaceKey(context, { projectId: id, set }, body);
      forgetKnownKeys(context, id);
      return wholeKey(key);
    },
  });

  server.delete(url, {
    schema: {
      ...shared,
      operationId: 'deleteJsonWebKey',
      summary: 'Remove a key of a set',
      params: KeyPath,
      response: { 204: Type.Null() },
    },
    onRequest,
    handler: async ({ oauthProject: { id }, params: { set, kid } }, reply) => {
      await removeKeys(context, { projectId: id, set }, kid);
      forgetKnownKeys(context, id);
      return reply.status(204).send(null);
    },
  });
}

function wholeKey({ publicKey, privateKey }: CheckedKey): Jwk {
  return privateKey ?? publicKey;
}
