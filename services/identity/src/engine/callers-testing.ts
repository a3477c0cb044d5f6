import type { HttpServer } from '@gazetteer/kernel';
import { type Answer, type ShownFlow, TestBrowser } from '../browser-testing.ts';
import { flattenBody, type FormBody } from '../forms/read-form.ts';
import type { FlowKind } from './flow.ts';
import type { Mode } from './flow-method.ts';

/** A service, and the browser in which Ada is signed in. */
type Service = { server: HttpServer; own: Pick<TestBrowser, 'cookies'> };
type Way = { query?: string; signedIn?: boolean };

export const modes: readonly Mode[] = ['html', 'ajax', 'native'];
export const kinds: readonly FlowKind[] = ['login', 'registration', 'settings', 'recovery', 'verification'];

/** Somebody who uses flows in one of the three ways: by pages, by a script on a page, or by an app. */
type FlowCaller = {
  mode: Mode;
  browser: TestBrowser;
  /** Asks for the start of a flow, and gives the bare answer. */
  ask(kind: FlowKind, query?: string): Promise<Answer>;
  /** Starts a flow that can be submitted. */
  begin(kind: FlowKind, query?: string): Promise<ShownFlow>;
  submit(flow: Pick<ShownFlow, 'ui'>, fields: FormBody): Promise<Answer>;
  /** The flow that an answer shows: in itself, by an address that is fetched, or on the page it leads to. */
  flowOf(answer: Answer): Promise<ShownFlow>;
  /** The error of an answer: in itself, or on the error page. */
  errorOf(answer: Answer): Promise<Record<string, unknown>>;
};

/** A caller of this way, who is Ada where `signedIn`. */
export function flowCaller(service: Service, mode: Mode, { signedIn = false }: Way = {}): FlowCaller {
  const token = String(service.own.cookies.get('ory_kratos_session'));
  const headers: Record<string, string> = mode === 'native' && signedIn ? { 'x-session-token': token } : {};
  const browser = new TestBrowser(service.server, 'portal.test', headers);
  if (signedIn && mode !== 'native') browser.cookies.set('ory_kratos_session', token);
  const type = mode === 'native' ? 'api' : 'browser';
  return {
    mode,
    browser,
    ask: (kind, query = '') =>
      browser.call(`/self-service/${kind}/${type}${query}`, {
        headers: { accept: mode === 'html' ? 'text/html' : 'application/json' },
      }),
    begin: (kind, query = '') => browser.start(kind, query, type),
    submit: (flow, fields) =>
      mode === 'html'
        ? browser.submitForm(flow as ShownFlow, textsOf(fields))
        : browser.submit(flow as ShownFlow, fields),
    flowOf: async ({ body, location }) => {
      if (!location) return body as unknown as ShownFlow;
      const { pathname, searchParams } = new URL(location);
      const id = searchParams.get('flow');
      const address = id ? `/self-service${pathname}/flows?id=${id}` : location;
      return (await browser.call(address)).body as unknown as ShownFlow;
    },
    errorOf: async ({ body, location }) => {
      if (!location) return body.error ?? {};
      const { pathname, searchParams } = new URL(location);
      if (pathname !== '/error') throw new Error(`${location} is not the error page`);
      const shown = await browser.call(`/self-service/errors?id=${searchParams.get('id')}`);
      return shown.body.error ?? {};
    },
  };
}

function textsOf(fields: FormBody): Record<string, string> {
  return Object.fromEntries([...flattenBody(fields)].map(([name, value]) => [name, String(value)]));
}
