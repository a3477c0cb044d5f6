import { createOryClient, isRequestError, type OryClient } from '@gazetteer/client/ory';
import { siteContext } from '@gazetteer/site/server';
import type { AuthenticationMethod } from '../client-form/grant-types.ts';
import { projectIssuer } from '../project/project-issuer.ts';
import type { ProjectArguments } from '../project/project-client.server.ts';
import type { ProjectInView } from '../project/use-project.ts';

/** A call of the playground as it was sent, and what came back. */
export interface MadeCall {
  /** The request, without what is secret of the client. */
  request: string;
  status: number;
  /** The answer, as JSON where it is some. */
  answer: string;
}

/** A client with what proves who it is; the secret is typed by the visitor and kept nowhere. */
export interface ActingClient {
  id: string;
  authentication: AuthenticationMethod;
  secret: string;
}

/** The tokens of an answer. */
export interface GivenTokens {
  access_token?: string;
  refresh_token?: string;
  id_token?: string;
}

type Acting = Pick<ProjectArguments, 'context'>;
type At = Pick<ProjectInView, 'host'>;

/** Calls the token endpoint of a project as one of its clients: at the project's own host, without the visitor's session. */
export async function askForTokens(
  acting: Acting,
  project: At,
  client: ActingClient,
  fields: Record<string, string>,
): Promise<{ call: MadeCall; tokens: GivenTokens | undefined }> {
  const issuer = issuerOf(acting, project);
  const sent = { ...fields, ...credentials(client) };
  const shown = { ...fields, ...credentials({ ...client, secret: 'CLIENT_SECRET' }) };
  const isBasic = client.authentication === 'client_secret_basic';
  const basic = { basic: { clientId: client.id, clientSecret: client.secret } };
  const { status, data } = await answerOf(() =>
    clientAt(acting, issuer).oauth2TokenExchange(inCamelCase(sent) as never, isBasic ? basic : {}),
  );
  const request = [
    ...head('POST', `${issuer}/oauth2/token`),
    ...(isBasic ? [`Authorization: Basic base64(${client.id}:CLIENT_SECRET)`] : []),
    'Content-Type: application/x-www-form-urlencoded',
    '',
    ...Object.entries(shown).map(
      ([name, value], index) => `${index > 0 ? '&' : ''}${name}=${encodeURIComponent(value)}`,
    ),
  ].join('\n');
  const tokens = status === 200 ? (data as GivenTokens) : undefined;
  return { call: { request, status, answer: written(data) }, tokens };
}

/** Asks a project what a token lets its holder know of the person. */
export async function askUserinfo(acting: Acting, project: At, token: string): Promise<MadeCall> {
  const issuer = issuerOf(acting, project);
  const { status, data } = await answerOf(() =>
    clientAt(acting, issuer).getOidcUserInfo({}, { bearer: token }),
  );
  const request = [...head('GET', `${issuer}/userinfo`), `Authorization: Bearer ${token}`].join('\n');
  return { request, status, answer: written(data) };
}

function issuerOf({ context }: Acting, project: At): string {
  return projectIssuer(project, siteContext(context).publicUrl);
}

function clientAt({ context }: Acting, issuer: string): OryClient {
  return createOryClient({ baseUrl: new URL(issuer).origin, fetch: siteContext(context).fetch });
}

/** What a client that does not authenticate by the header sends in the form. */
function credentials({ id, authentication, secret }: ActingClient): Record<string, string> {
  if (authentication === 'client_secret_basic') return {};
  return authentication === 'client_secret_post'
    ? { client_id: id, client_secret: secret }
    : { client_id: id };
}

/** A refusal is an answer, too: the playground shows both. @throws whatever is none */
async function answerOf(call: () => Promise<{ status: number; data: unknown }>) {
  try {
    const { status, data } = await call();
    return { status, data };
  } catch (error) {
    if (!isRequestError(error) || !error.response) throw error;
    return { status: error.status, data: error.response.data };
  }
}

function head(method: string, address: string): string[] {
  const { pathname, host } = new URL(address);
  return [`${method} ${pathname} HTTP/1.1`, `Host: ${host}`];
}

/** The names of parameters as the client takes them. */
function inCamelCase(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function written(data: unknown): string {
  return typeof data === 'string' ? data : JSON.stringify(data, null, 2);
}
