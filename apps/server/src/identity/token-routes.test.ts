import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopes } from '../api-documentation/scopes.ts';
import { everyScope, type Installation, openInstallation } from './token-testing.ts';

type Route = { method: string; url: string; config: NonNullable<RouteOptions['config']> };

let portal: Installation;
const routes: Route[] = [];

/** Notes every route of every server that starts, the server's own and hidden ones too. */
function noteRoutes(message: unknown): void {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route: RouteOptions) => {
    for (const method of [route.method].flat()) {
      // Hooks of the route's own plugin say more of it after this one.
      routes.push({
        method,
        url: route.url,
        get config() {
          return route.config ?? {};
        },
      });
    }
  });
}

beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  portal = await openInstallation();
  unsubscribe('fastify.initialization', noteRoutes);
});

afterAll(() => portal.close());

/** Asks every route with a token. @returns those that did not refuse it for its scopes */
async function letThrough(token: string): Promise<string[]> {
  const through: string[] = [];
  for (const { method, url } of routes) {
    const path = url.replaceAll(/:\w+/g, 'x').replace('*', 'x');
    const { headers } = await portal.ask(method, path, { as: `Bearer ${token}` });
    const challenge = String(headers['www-authenticate'] ?? '');
    if (!challenge.includes('insufficient_scope')) through.push(`${method} ${url}`);
  }
  return through.toSorted();
}

const named = (those: (route: Route) => unknown) =>
  routes
    .filter(those)
    .map(({ method, url }) => `${method} ${url}`)
    .toSorted();

describe('of all routes', () => {
  const elsewhere = ({ config }: Route) => config.passesOn || config.readsCredentials;

  it('those that take tokens by another rule are GraphQL, what assistants call, and what reads tokens by its protocol', () => {
    expect(named(({ config }) => config.passesOn)).toEqual([
      'DELETE /mcp',
      'GET /graphql',
      'GET /mcp',
      'HEAD /graphql',
      'HEAD /mcp',
      'POST /graphql',
      'POST /mcp',
    ]);
    expect(named(({ config }) => config.readsCredentials)).toEqual([
      'DELETE /api/.ory/oauth2/register/:id',
      'GET /api/.ory/oauth2/auth',
      'GET /api/.ory/oauth2/auth/:request',
      'GET /api/.ory/oauth2/register/:id',
      'GET /api/.ory/userinfo',
      'HEAD /api/.ory/oauth2/auth',
      'HEAD /api/.ory/oauth2/auth/:request',
      'HEAD /api/.ory/oauth2/register/:id',
      'HEAD /api/.ory/userinfo',
      'POST /api/.ory/oauth2/auth',
      'POST /api/.ory/oauth2/device/auth',
      'POST /api/.ory/oauth2/revoke',
      'POST /api/.ory/oauth2/token',
      'POST /api/.ory/userinfo',
      'PUT /api/.ory/oauth2/register/:id',
    ]);
  });

  it('none lets a token without scopes through', async () => {
    const token = await portal.ownToken(await portal.register(), 'openid');
    expect(await letThrough(token)).toEqual(named(elsewhere));
    expect(routes.length).toBeGreaterThan(500);
  });

  it('those that name an area let a token with all scopes through, and no others', async () => {
    const token = await portal.ownToken(await portal.register(), everyScope);
    expect(await letThrough(token)).toEqual(
      named((route) => route.config.area !== undefined || elsewhere(route)),
    );
  });

  it('none of accounts, clients and tuples names an area, and the areas are those that have scopes', () => {
    expect(named(({ url, config }) => url.startsWith('/api/.ory') && config.area)).toEqual([]);
    const areas = new Set(routes.map(({ config }) => config.area).filter((area) => area !== undefined));
    expect(areas).toEqual(new Set(Object.keys(scopes).map((scope) => scope.split('.')[0])));
  });

  it('those that take tokens say in the description of the API which scope they need', async () => {
    const { body } = await portal.ask('GET', '/api/openapi.json');
    const needs = (path: string, method = 'post') => body.paths[path][method].security.at(-1);
    expect(needs('/api/3/action/package_show')).toEqual({ accessToken: ['catalogue.read'] });
    expect(needs('/api/3/action/package_create')).toEqual({ accessToken: ['catalogue.write'] });
    expect(needs('/datastore/dump/{resource_id}', 'get')).toEqual({ accessToken: ['datastore.read'] });
    expect(body.paths['/api/3/action/api_token_list'].post.security).toBeUndefined();
  });

  it('those of the area permissions are about who has a role', () => {
    const actions = named(({ method, config }) => method === 'POST' && config.area === 'permissions')
      .filter((name) => name.startsWith('POST /api/3/'))
      .map((name) => name.replace('POST /api/3/action/', ''));
    expect(actions).toEqual([
      'group_member_create',
      'group_member_delete',
      'member_create',
      'member_delete',
      'organization_member_create',
      'organization_member_delete',
      'organization_people_list',
      'package_collaborator_create',
      'package_collaborator_delete',
      'package_collaborator_list',
      'package_collaborator_list_for_user',
      'user_invite',
    ]);
  });
});
