import { globSync, readFileSync } from 'node:fs';
import * as published from '@ory/client';
import { expect, it } from 'vitest';
import { oryOperations } from './ory-operations.generated.ts';

/** The calls that a console of an identity platform makes. */
const asked = `
GET /admin/courier/messages
GET /self-service/{login|recovery|registration|settings|verification}/browser
GET /self-service/{login|recovery|registration|settings|verification}/api
GET /self-service/{login|recovery|registration|settings|verification}/flows
POST /self-service/{login|recovery|registration|settings|verification}
GET /self-service/logout/browser
GET /self-service/logout
DELETE /self-service/logout/api
GET /self-service/errors
GET /sessions/whoami
GET DELETE /sessions
DELETE /sessions/{id}
GET /.well-known/ory/webauthn.js
POST GET /admin/identities
GET PUT PATCH DELETE /admin/identities/{id}
GET DELETE /admin/identities/{id}/sessions
POST /admin/recovery/{code|link}
GET /admin/sessions
GET DELETE /admin/sessions/{id}
PATCH /admin/sessions/{id}/extend
GET /schemas
GET /schemas/{id}
POST GET PUT DELETE /admin/keys/{set}
GET PUT DELETE /admin/keys/{set}/{kid}
GET /version
GET /health/{alive|ready}
PUT /admin/oauth2/auth/requests/{login|consent|logout}/{accept|reject}
GET /admin/oauth2/auth/requests/{login|consent|logout}
POST GET /admin/clients
GET PUT PATCH DELETE /admin/clients/{id}
PUT /admin/clients/{id}/lifespans
DELETE /admin/oauth2/tokens
POST /admin/oauth2/introspect
GET DELETE /admin/oauth2/auth/sessions/consent
DELETE /admin/oauth2/auth/sessions/login
POST GET /admin/trust/grants/jwt-bearer/issuers
GET DELETE /admin/trust/grants/jwt-bearer/issuers/{id}
GET /oauth2/auth
POST /oauth2/{token|revoke}
POST /oauth2/register
GET PUT DELETE /oauth2/register/{id}
GET /.well-known/openid-configuration
GET /userinfo
GET /oauth2/sessions/logout
GET POST /relation-tuples/check/openapi
GET POST /relation-tuples/check
GET /relation-tuples/expand
POST /opl/syntax/check
PUT PATCH DELETE /admin/relation-tuples
GET /relation-tuples
GET /namespaces
GET /.well-known/jwks.json
POST GET /projects
GET PUT PATCH DELETE /projects/{project_id}
GET /projects/{project_id}/members
DELETE /projects/{project_id}/members/{member_id}
POST GET /projects/{project}/tokens
DELETE /projects/{project}/tokens/{token_id}
GET PUT /console/active/project`;

const root = new URL('../../../../', import.meta.url);
const textOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');

/** What runs our client against a server. */
const examples = textOf(globSync('apps/server/src/client-examples/*.example.ts', { cwd: root }));
/** What runs the published client against a server. */
const tests = textOf(
  globSync('{apps,services}/*/src/**/*{.test,-testing}.ts', { cwd: root }).filter((file) =>
    readFileSync(new URL(file, root), 'utf8').includes("from '@ory/client'"),
  ),
);

const publishedNames = Object.entries(published)
  .filter(([name, value]) => /^[A-Z].*Api$/.test(name) && typeof value === 'function')
  .flatMap(([, Api]) => Object.getOwnPropertyNames((Api as typeof published.FrontendApi).prototype))
  .filter((name) => name !== 'constructor');

const calls = asked
  .trim()
  .split('\n')
  .flatMap((line) => {
    const path = line.slice(line.indexOf('/'));
    const methods = line.slice(0, line.indexOf('/')).trim().split(' ');
    return methods.flatMap((method) => spread(path).map((one) => `${method} ${one}`));
  });

/** All paths that one with choices stands for. */
function spread(path: string): string[] {
  const [choice, words] = /\{(\w+(?:\|\w+)+)\}/.exec(path) ?? [];
  if (choice === undefined || words === undefined) return [path];
  return words.split('|').flatMap((word) => spread(path.replace(choice, word)));
}

/** Parameters of a path have other names here and there. */
const unnamed = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}');

/** Our names of what is sent to an address. */
function namesOf(call: string): string[] {
  const [method, path = ''] = call.split(' ');
  return Object.entries(oryOperations)
    .filter(([, operation]) => operation.method === method && unnamed(operation.path) === unnamed(path))
    .map(([name]) => name);
}

const isCalled = (text: string, name: string) => new RegExp(`\\.${name}\\(`).test(text);

it('every call that consoles make is there, and is made by our client in an example that runs', () => {
  expect(calls.length).toBeGreaterThan(110);
  expect(calls.filter((call) => namesOf(call).length === 0)).toEqual([]);
  expect(calls.filter((call) => !namesOf(call).some((name) => isCalled(examples, name)))).toEqual([]);
});

it('every call of @ory/client 1.1.0 is made by it in a test, and is one of those', () => {
  expect(publishedNames.filter((name) => !isCalled(tests, name))).toEqual([]);
  const known = new Set(calls.flatMap(namesOf));
  expect(publishedNames.filter((name) => !known.has(name))).toEqual([]);
});
