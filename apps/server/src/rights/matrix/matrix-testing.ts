import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openApplication, type Application } from '../../open-application.ts';
import { testSettings } from '../../settings-testing.ts';
import { inputs, sent } from './calls.ts';
import type { Ids } from './sent.ts';
import { type CallerName, type Hidden, settle } from './government-testing.ts';

/** An installation in which each of the callers has their role. */
export type Government = {
  application: Application;
  /** All calls there are: actions by their names, others as `METHOD /path/{parameter}`. */
  calls(): string[];
  /** Makes a call in somebody's name, and takes back what it changed. @returns whether it was let through */
  lets(caller: CallerName, call: string): Promise<boolean>;
  /** What a call answers to somebody, as text; what it changed is taken back. */
  tells(caller: CallerName, call: string): Promise<string>;
  /** What an action answers to somebody, as text. */
  read(caller: CallerName, action: string, input: object): Promise<string>;
  close(): Promise<void>;
};

const REFUSED = [401, 403, 404];

/** Opens an installation with an organisation, a dataset that is not public and people of every role. */
export async function openGovernment(hidden: Hidden): Promise<Government> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-rights-'));
  const application = await openApplication(
    testSettings({ DATA_DIR: folder, RATE_LIMIT: '0', SAMPLE_DATA: '0' }),
  );
  await application.server.ready();
  const { ids, credentials } = await settle(application, hidden);
  return {
    application,
    calls: () => callsOf(application),
    lets: async (caller, call) => {
      const { status, location } = await ask(application, requestOf(call, ids), credentials[caller]);
      if (status >= 500) throw new Error(`${call} answered ${status} to ${caller}`);
      // A form that is sent without script leads back with the refusal.
      return !REFUSED.includes(status) && !location.includes('problem=');
    },
    tells: async (caller, call) => {
      const { body } = await ask(application, requestOf(call, ids), credentials[caller]);
      return body;
    },
    read: async (caller, action, input) => {
      const url = `/api/3/action/${action}`;
      const headers = credentials[caller];
      const answer = await application.server.inject({ method: 'POST', url, headers, payload: input });
      return answer.body;
    },
    close: async () => {
      await application.close();
      await rm(folder, { recursive: true });
    },
  };
}

function callsOf({ server }: Application): string[] {
  const { paths } = server.swagger() as { paths: Record<string, Record<string, unknown>> };
  const others = Object.entries(paths)
    .filter(([path]) => !path.startsWith('/api/3/action/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  return [...server.actions.all().map(({ name }) => name), ...others];
}

type Request = { method: string; url: string; payload?: string; headers: Record<string, string> };

function requestOf(call: string, ids: Ids): Request {
  const json = { 'content-type': 'application/json' };
  if (!call.includes(' ')) {
    const payload = JSON.stringify(inputs[call]?.(ids) ?? {});
    return { method: 'POST', url: `/api/3/action/${call}`, payload, headers: json };
  }
  const [method = '', path = ''] = call.split(' ');
  const { query = {}, body, headers = {} } = sent[call]?.(ids) ?? {};
  const parts = parametersOf(path, ids);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => parts[name] ?? name);
  const search = new URLSearchParams(query).toString();
  return {
    method,
    url: search === '' ? filled : `${filled}?${search}`,
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: body === undefined ? headers : { ...json, ...headers },
  };
}

/** What the parts of an address in braces stand for. */
function parametersOf(path: string, ids: Ids): Record<string, string> {
  const idOf: [RegExp, string][] = [
    [/^\/api\/imports/, ids.job],
    [/^\/api\/looks/, ids.look],
    [/^\/api\/uploads/, ids.upload],
    [/^\/follow-mails/, ids.follow.person],
    [/follow/, ids.follow.id],
    [/^\/api\/grounds/, 'world'],
    [/\/items\/visualisations\/.*restore/, ids.deletedChart],
    [/public-visualisations\/.*restore/, ids.hiddenChart],
    [/public-visualisations/, ids.shownChart],
    [/visualisations/, ids.chart],
    [/articles/, ids.article],
    [/media/, ids.medium],
    [/content\/feedback/, ids.message],
    [/desk\/questions/, ids.question],
    [/answer-templates/, ids.template],
    [/admin\/identities|operation\/people/, ids.person],
    [/account\/keys/, ids.key],
    [/issuers/, ids.issuer],
    [/clients|register/, 'program'],
    [/sessions/, ids.session],
    [/courier/, ids.letter],
    [/feeds\/organization/, 'ministry'],
    [/feeds\/group/, 'group'],
  ];
  return {
    id: idOf.find(([pattern]) => pattern.test(path))?.[1] ?? 'individual',
    client_id: 'program',
    field: 'name',
    project: ids.project.id,
    project_id: ids.project.id,
    revision_id: ids.project.revision,
    member_id: ids.project.owner,
    invite_id: ids.project.invitation,
    token_id: ids.project.key,
    set: 'set',
    kid: 'key',
    dataset: 'secret-plans',
    resource_id: ids.resource,
    row: '(1)',
    visID: ids.link,
    number: '1',
    slug: path.includes('pages') ? 'page' : 'article',
    scheme: 'lgd',
    level: 'state',
    format: 'csv',
    type: 'password',
    provider: 'google',
    file: path.includes('version') ? '1.csv' : '1.webp',
    filename: 'plans.csv',
    token: tokenOf(path, ids),
  };
}

/** What proves that somebody may do without a session what a mail or a feed leads to. */
function tokenOf(path: string, { follow, thread }: Ids): string {
  if (path.startsWith('/api/messages')) return thread;
  if (path.startsWith('/follow-mails')) return follow.silence;
  return path.startsWith('/feeds') ? follow.feed : follow.end;
}

/** Asks inside a transaction that is rolled back. The answer is read to its end, but for streams that have none. */
async function ask(
  { server, sql }: Application,
  request: Request,
  headers: Record<string, string>,
): Promise<{ status: number; location: string; body: string }> {
  const undone = new Error('what was asked is taken back');
  let answered = { status: 0, location: '', body: '' };
  const asking = sql.transaction(async () => {
    const answer = await server.inject({
      ...request,
      method: request.method as 'GET',
      headers: { accept: 'application/json', ...request.headers, ...headers },
      payloadAsStream: true,
    });
    const stream = answer.stream();
    const isEndless = String(answer.headers['content-type']).startsWith('text/event-stream');
    const body = isEndless ? '' : String(await buffer(stream));
    stream.destroy();
    answered = { status: answer.statusCode, location: answer.headers.location ?? '', body };
    throw undone;
  });
  await asking.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return answered;
}
