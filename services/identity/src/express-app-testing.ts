import { Configuration, FrontendApi, type Session } from 'ory-client-today';
import type { ShownFlow } from './browser-testing.ts';
import type { UiText } from './forms/ui-text.ts';
import type { AppBrowser } from './sign-in-app-testing.ts';

export type Query = Record<string, string>;
type Content = { flow?: ShownFlow; session?: Session; logoutUrl?: string; error?: object };
export type Page = Content & { path: string };
type Made = Content | { redirect: string };
type Refusal = { status: number; data: { error?: { id?: string }; redirect_browser_to?: string } };

/**
 * As much of Ory's sign-in application for Express as calls Kratos, page by page: it draws on the server, sends browsers to
 * the service to start flows and to submit their forms, and reads flows and sessions with the cookies that it was sent.
 * @param base where the calls of Ory begin
 */
export function expressApp(base: string) {
  const frontend = new FrontendApi(new Configuration({ basePath: base }));
  const start = (kind: string, query: Query = {}) =>
    `${base}/self-service/${kind}/browser?${new URLSearchParams(query).toString()}`;
  const refusalOf = (error: unknown) => {
    const { response } = error as { response?: Refusal };
    if (!response) throw error;
    return response;
  };
  const logoutUrl = (cookie: string, returnTo = '') =>
    frontend.createBrowserLogoutFlow({ cookie, returnTo }).then(
      ({ data }) => data.logout_url,
      () => '',
    );

  /** Where to go when a flow cannot be had. */
  const leave = (error: unknown, restart: string) => {
    const { status, data } = refusalOf(error);
    if (status === 401) return { redirect: start('login', { return_to: restart }) };
    if (![403, 404, 410].includes(status)) throw error;
    const isHalf = data.error?.id === 'session_aal2_required';
    return { redirect: (isHalf && data.redirect_browser_to) || restart };
  };

  const sessionOf = (cookie: string) =>
    frontend.toSession({ cookie }).then(
      ({ data }) => ({ session: data }),
      (error: unknown) => ({ status: refusalOf(error).status }),
    );

  const login = async (browser: AppBrowser, { flow: id, ...query }: Query): Promise<Made> => {
    const empty = { aal: '', refresh: '', return_to: '', organization: '', via: '' };
    const restart = start('login', { ...empty, ...query });
    if (!id) return { redirect: restart };
    const { cookie } = browser;
    try {
      const { data: flow } = await frontend.getLoginFlow({ id, cookie });
      const returnTo = flow.return_to ?? '';
      if (flow.ui.messages?.some((message) => message.id === 4000010)) {
        const { data, headers } = await frontend.createBrowserVerificationFlow({ returnTo });
        browser.keep(headers['set-cookie'] ?? []);
        const message = JSON.stringify(flow.ui.messages);
        return { redirect: `/verification?${new URLSearchParams({ flow: data.id, message }).toString()}` };
      }
      const isAgain = flow.requested_aal === 'aal2' || flow.refresh === true;
      const way = isAgain ? { logoutUrl: await logoutUrl(cookie, returnTo) } : {};
      return { flow: flow as unknown as ShownFlow, ...way };
    } catch (error) {
      return leave(error, restart);
    }
  };

  const settings = async (cookie: string, query: Query, asked: string): Promise<Made> => {
    if (!query['flow']) {
      const found = await sessionOf(cookie);
      if ('status' in found) {
        const second = { aal: 'aal2', return_to: asked };
        return { redirect: found.status === 403 ? start('login', second) : start('login') };
      }
    }
    const made = await drawn('settings', query, (id) => frontend.getSettingsFlow({ id, cookie }));
    return 'redirect' in made ? made : { ...made, logoutUrl: await logoutUrl(cookie) };
  };

  const drawn = async (
    kind: string,
    { flow: id, return_to = '' }: Query,
    read: (id: string) => Promise<{ data: object }>,
  ): Promise<Made> => {
    const restart = start(kind, { return_to });
    if (!id) return { redirect: restart };
    try {
      return { flow: (await read(id)).data as ShownFlow };
    } catch (error) {
      return leave(error, restart);
    }
  };

  /** Makes the page at an address. */
  return async ({ pathname, search, searchParams }: URL, browser: AppBrowser): Promise<Made> => {
    const query = Object.fromEntries(searchParams);
    const { cookie } = browser;
    switch (pathname) {
      case '/login':
        return login(browser, query);
      case '/registration':
        return drawn('registration', query, (id) => frontend.getRegistrationFlow({ id, cookie }));
      case '/recovery':
        if ('session' in (await sessionOf(cookie))) return { redirect: '/welcome' };
        return drawn('recovery', query, (id) => frontend.getRecoveryFlow({ id, cookie }));
      case '/verification': {
        const made = await drawn('verification', query, (id) => frontend.getVerificationFlow({ id, cookie }));
        const told = JSON.parse(query['message'] ?? '[]') as UiText[];
        if ('flow' in made && made.flow) made.flow.ui.messages = [...(made.flow.ui.messages ?? []), ...told];
        return made;
      }
      case '/settings':
        return settings(cookie, query, pathname + search);
      case '/error': {
        const { data } = await frontend.getFlowError({ id: query['id'] ?? '' });
        return { error: data.error ?? {} };
      }
      default: {
        const found = await sessionOf(cookie);
        if ('status' in found && found.status === 403) {
          return { redirect: start('login', { aal: 'aal2', return_to: pathname }) };
        }
        return { ...found, logoutUrl: await logoutUrl(cookie) };
      }
    }
  };
}
