import { Configuration, OAuth2Api } from 'ory-client-today';
import type { OauthBrowser } from '../browser-testing.ts';

const REMEMBERED_SECONDS = 3600;
const DENIED = { error: 'access_denied', error_description: 'The resource owner denied the request' };

/** A page of the application that waits for somebody to press a button. */
export type Page = { path: '/login' | '/consent' | '/logout'; challenge: string; shown: unknown };

/** What somebody fills in before a button is pressed. */
export type Pressed =
  | { button: 'log in'; email: string; remember?: boolean }
  | { button: 'allow access'; scope: string[]; remember?: boolean }
  | { button: 'deny access' }
  | { button: 'yes' }
  | { button: 'no' };

/**
 * As much of Ory's login, consent and logout application as calls Hydra, page by page, with somebody's browser: the application
 * lets people pass where a request may be skipped, and asks them with a form where it may not.
 */
export class LoginConsentApp {
  readonly #hydra: OAuth2Api;
  readonly #browser: OauthBrowser;

  constructor(basePath: string, browser: OauthBrowser) {
    this.#hydra = new OAuth2Api(new Configuration({ basePath }));
    this.#browser = browser;
  }

  /** Goes to an address. @returns the page that asks something, or where the browser is in the end */
  async open(address: string): Promise<Page | URL> {
    const { url } = await this.#browser.open(address);
    if (!url) throw new Error('The browser was shown a page of the service');
    const challenge = url.searchParams.get(`${url.pathname.slice(1)}_challenge`);
    if (!challenge) return url;
    switch (url.pathname) {
      case '/login':
        return this.#login(challenge);
      case '/consent':
        return this.#consent(challenge);
      default: {
        const { data: shown } = await this.#hydra.getOAuth2LogoutRequest({ logoutChallenge: challenge });
        return { path: '/logout', challenge, shown };
      }
    }
  }

  async #login(loginChallenge: string): Promise<Page | URL> {
    const { data: shown } = await this.#hydra.getOAuth2LoginRequest({ loginChallenge });
    if (!shown.skip) return { path: '/login', challenge: loginChallenge, shown };
    const acceptOAuth2LoginRequest = { subject: shown.subject };
    const { data } = await this.#hydra.acceptOAuth2LoginRequest({ loginChallenge, acceptOAuth2LoginRequest });
    return this.open(data.redirect_to);
  }

  async #consent(consentChallenge: string): Promise<Page | URL> {
    const { data: shown } = await this.#hydra.getOAuth2ConsentRequest({ consentChallenge });
    if (!shown.skip) return { path: '/consent', challenge: consentChallenge, shown };
    const acceptOAuth2ConsentRequest = {
      grant_scope: shown.requested_scope ?? [],
      grant_access_token_audience: shown.requested_access_token_audience ?? [],
      session: {},
    };
    const { data } = await this.#hydra.acceptOAuth2ConsentRequest({
      consentChallenge,
      acceptOAuth2ConsentRequest,
    });
    return this.open(data.redirect_to);
  }

  /** Presses a button of a page. @returns as `open`; undefined where the application keeps the browser */
  async press(page: Page | URL, pressed: Pressed): Promise<Page | URL | undefined> {
    if (page instanceof URL) throw new Error(`Nothing is asked at ${page.href}`);
    const answer = await this.#answer(page.challenge, pressed, page.path);
    return answer && this.open(answer.data.redirect_to);
  }

  async #answer(challenge: string, pressed: Pressed, path: Page['path']) {
    const hydra = this.#hydra;
    const [loginChallenge, consentChallenge, logoutChallenge] = [challenge, challenge, challenge];
    switch (pressed.button) {
      case 'log in': {
        const remember = { remember: pressed.remember ?? false, remember_for: REMEMBERED_SECONDS };
        const acceptOAuth2LoginRequest = { subject: pressed.email, ...remember, acr: '0' };
        return hydra.acceptOAuth2LoginRequest({ loginChallenge, acceptOAuth2LoginRequest });
      }
      case 'allow access': {
        const { data } = await hydra.getOAuth2ConsentRequest({ consentChallenge });
        const acceptOAuth2ConsentRequest = {
          grant_scope: pressed.scope,
          session: { access_token: {}, id_token: {} },
          grant_access_token_audience: data.requested_access_token_audience ?? [],
          remember: pressed.remember ?? false,
          remember_for: REMEMBERED_SECONDS,
        };
        return hydra.acceptOAuth2ConsentRequest({ consentChallenge, acceptOAuth2ConsentRequest });
      }
      case 'deny access':
        return path === '/login'
          ? hydra.rejectOAuth2LoginRequest({ loginChallenge, rejectOAuth2Request: DENIED })
          : hydra.rejectOAuth2ConsentRequest({ consentChallenge, rejectOAuth2Request: DENIED });
      case 'yes':
        return hydra.acceptOAuth2LogoutRequest({ logoutChallenge });
      case 'no':
        await hydra.rejectOAuth2LogoutRequest({ logoutChallenge });
        return undefined;
    }
  }
}
