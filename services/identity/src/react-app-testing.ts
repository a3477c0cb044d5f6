import { Configuration, FrontendApi, type Session } from '@ory/client';
import type { ShownFlow } from './browser-testing.ts';
import { APP, type AppBrowser, drawnFields } from './sign-in-app-testing.ts';

type Kind = 'login' | 'registration' | 'settings' | 'recovery' | 'verification';
type Query = Record<string, string>;

/** What a visitor has before them: a page of the application, by its path, with what it was made of. */
export type Page = { path: string; kind?: Kind; flow?: ShownFlow; session?: Session; logoutToken?: string };

type ContinueWith = { action: string; flow?: { id: string }; redirect_browser_to?: string };
type Done = ShownFlow & { continue_with?: ContinueWith[] };
type Refusal = {
  status: number;
  data: ShownFlow & { error?: { id?: string }; redirect_browser_to?: string; use_flow_id?: string };
};

/** How axios asks for an answer. */
type Asked = { url?: string; method?: string; data?: string; headers: Record<string, string> };

function leadingBack(address: string, here: string): string {
  const url = new URL(address);
  url.searchParams.set('return_to', here);
  return url.href;
}

/** Lets the published client ask as a script in this browser does. */
const askAs = (browser: AppBrowser) => async (config: Asked) => {
  const { url = '', method = 'get', data, headers } = config;
  const body = data === undefined ? {} : { body: data };
  const answer = await browser.request(url, {
    method: method.toUpperCase(),
    headers: { ...headers },
    ...body,
  });
  const { status, statusText } = answer;
  const response = { status, statusText, data: await answer.text(), headers: {}, config };
  if (!answer.ok) throw Object.assign(new Error(`${url} answered ${status}`), { response });
  return response;
};

/**
 * As much of Ory's sign-in application for React as calls Kratos: its pages are scripts, which start, read and submit flows
 * by JSON, name the fields as the form does (`traits.email`), and go where an error's id or `continue_with` says.
 * @param base where the calls of Ory begin
 */
export function reactApp(base: string, browser: AppBrowser) {
  const frontend = new FrontendApi(
    new Configuration({ basePath: base, baseOptions: { adapter: askAs(browser) } }),
  );

  const start = async (kind: Kind, { return_to, aal, refresh }: Query): Promise<{ data: object }> => {
    const returnTo = return_to;
    switch (kind) {
      case 'login':
        return frontend.createBrowserLoginFlow({
          refresh: Boolean(refresh),
          ...(aal ? { aal } : {}),
          ...(returnTo ? { returnTo } : {}),
        });
      case 'registration':
        return frontend.createBrowserRegistrationFlow(returnTo ? { returnTo } : {});
      case 'settings':
        return frontend.createBrowserSettingsFlow({ returnTo: returnTo ?? '' });
      case 'recovery':
        return frontend.createBrowserRecoveryFlow({ returnTo: returnTo ?? '' });
      case 'verification':
        return frontend.createBrowserVerificationFlow(returnTo ? { returnTo } : {});
    }
  };
  const read = async (kind: Kind, id: string): Promise<{ data: object }> => {
    const get = {
      login: () => frontend.getLoginFlow({ id }),
      registration: () => frontend.getRegistrationFlow({ id }),
      settings: () => frontend.getSettingsFlow({ id }),
      recovery: () => frontend.getRecoveryFlow({ id }),
      verification: () => frontend.getVerificationFlow({ id }),
    };
    return get[kind]();
  };
  const update = async (kind: Kind, flow: string, body: object): Promise<{ data: object }> => {
    const send = {
      login: () => frontend.updateLoginFlow({ flow, updateLoginFlowBody: body as never }),
      registration: () =>
        frontend.updateRegistrationFlow({ flow, updateRegistrationFlowBody: body as never }),
      settings: () => frontend.updateSettingsFlow({ flow, updateSettingsFlowBody: body as never }),
      recovery: () => frontend.updateRecoveryFlow({ flow, updateRecoveryFlowBody: body as never }),
      verification: () =>
        frontend.updateVerificationFlow({ flow, updateVerificationFlowBody: body as never }),
    };
    return send[kind]();
  };

  /** Where an error leads; undefined for one that is shown on the form. */
  const leave = ({ status, data }: Refusal, kind: Kind, here: string): string | undefined => {
    const to = data.redirect_browser_to ?? '';
    switch (data.error?.id) {
      case 'session_inactive':
        return `/login?return_to=${here}`;
      case 'session_aal2_required':
        return kind === 'settings' ? leadingBack(to, here) : to;
      case 'session_already_available':
        return '/';
      case 'session_refresh_required':
      case 'browser_location_change_required':
        return to;
      case 'self_service_flow_return_to_forbidden':
      case 'self_service_flow_expired':
      case 'security_csrf_violation':
      case 'security_identity_mismatch':
        return `/${kind}`;
      default:
        if (status !== 410) return undefined;
        return data.use_flow_id ? `/${kind}?flow=${data.use_flow_id}` : `/${kind}`;
    }
  };
  const refusalOf = (error: unknown) => {
    const { response } = error as { response?: Refusal };
    if (!response) throw error;
    return response;
  };

  const home = async (path: string): Promise<Page> => {
    const logoutToken = await frontend.createBrowserLogoutFlow().then(
      ({ data }) => data.logout_token,
      () => undefined,
    );
    try {
      const { data: session } = await frontend.toSession();
      return { path, session, ...(logoutToken ? { logoutToken } : {}) };
    } catch (error) {
      return refusalOf(error).status === 403 ? open('/login?aal=aal2') : { path };
    }
  };

  /** Opens an address, and goes where the service and the application lead. */
  const open = async (address: string): Promise<Page> => {
    const url = await browser.goTo(address);
    const kind = url.pathname.slice(1) as Kind;
    if (!['login', 'registration', 'settings', 'recovery', 'verification'].includes(kind))
      return home(url.pathname);
    const { flow: id, ...query } = Object.fromEntries(url.searchParams);
    try {
      const { data } = await (id ? read(kind, id) : start(kind, query));
      return { path: url.pathname, kind, flow: data as ShownFlow };
    } catch (error) {
      const to = leave(refusalOf(error), kind, url.href);
      if (to === undefined) throw error;
      return open(to);
    }
  };

  /** Sends what is typed into the form of a page, or into the part of one group, with the button that is pressed. */
  const send = async ({ kind, flow }: Page, typed: object, group?: string): Promise<Page> => {
    if (!kind || !flow) throw new Error('There is no form on this page');
    const filled = Object.entries(drawnFields(flow, group)).filter(([, value]) => value !== '');
    const path = `/${kind}`;
    try {
      const { data } = await update(kind, flow.id, { ...Object.fromEntries(filled), ...typed });
      const { continue_with: steps = [], ...done } = data as Done;
      const verification = steps.find(({ action }) => action === 'show_verification_ui');
      if (verification && kind !== 'login') return await open(`/verification?flow=${verification.flow?.id}`);
      if (kind === 'login' || kind === 'registration') return await open(flow.return_to ?? '/');
      return done.return_to ? await open(done.return_to) : { path, kind, flow: done };
    } catch (error) {
      const refusal = refusalOf(error);
      const to = leave(refusal, kind, `${APP}${path}?flow=${flow.id}`);
      if (to !== undefined) return open(to);
      if (refusal.status !== 400) throw error;
      return { path, kind, flow: refusal.data };
    }
  };

  const signOut = async ({ logoutToken: token = '' }: Page): Promise<Page> => {
    await frontend.updateLogoutFlow({ token });
    return open('/login');
  };
  return { frontend, open, send, signOut };
}
