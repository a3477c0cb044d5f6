import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { openLog } from '@gazetteer/testing';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Installation, openInstallation } from './identity/token-testing.ts';

/** What stands in a path for who only may know it: a token, a code, an id. */
const OPAQUE = 'q7Zt4mWx9Rk2';

let portal: Installation;
const routes = new Set<string>();
const { log, lines } = openLog();

/** Notes every route of every server that starts, and reads its log. */
function follow(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.add(`${one} ${url}`);
  });
  fastify.addHook('onRequest', async (request) => {
    request.log = log;
  });
}

beforeAll(async () => {
  subscribe('fastify.initialization', follow);
  portal = await openInstallation();
  unsubscribe('fastify.initialization', follow);
});

afterAll(() => portal.close());

it('the log names the pattern of each route, and nothing of what stands in the address', async () => {
  const silent: string[] = [];
  for (const route of routes) {
    const [method = '', url = ''] = route.split(' ');
    const path = url.replaceAll(/:\w+/g, OPAQUE).replace('*', OPAQUE);
    const before = lines.length;
    await portal.ask(method, `${path}?token=${OPAQUE}`);
    if (lines.length === before) silent.push(route);
  }
  expect(silent).toEqual([]);
  expect(lines.filter((line) => JSON.stringify(line).includes(OPAQUE))).toEqual([]);
  expect(lines).toContainEqual(expect.objectContaining({ route: '/api/messages/:token' }));
});
