import { TOTP } from 'otpauth';
import { nodeValue, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import type { TestIdentity } from '../../identity-testing.ts';

/** The password of everybody who signs up in tests of second factors. */
export const PASSWORD = 'analytical engine 1843';

type Visitor = { name?: string; host?: string };

/** A browser in which somebody has just signed up by password. */
export async function signUp(
  { server }: TestIdentity,
  { name = 'ada', host = 'portal.test' }: Visitor = {},
): Promise<TestBrowser> {
  const browser = new TestBrowser(server, host);
  const traits = { email: `${name}@example.org`, name };
  const flow = await browser.start('registration');
  const { status } = await browser.submit(flow, { method: 'password', password: PASSWORD, traits });
  if (status !== 200) throw new Error(`Signing up answered ${status}`);
  return browser;
}

/** Another browser in which the same person has done the first step of signing in. */
export async function signInByPassword(
  { server }: TestIdentity,
  { name = 'ada', host = 'portal.test' }: Visitor = {},
): Promise<TestBrowser> {
  const browser = new TestBrowser(server, host);
  const flow = await browser.start('login');
  const identifier = `${name}@example.org`;
  const { status } = await browser.submit(flow, { method: 'password', identifier, password: PASSWORD });
  if (status !== 200) throw new Error(`Signing in answered ${status}`);
  return browser;
}

/** The secret a settings flow shows for an authenticator app. */
export function shownSecret(flow: ShownFlow): string {
  const node = flow.ui.nodes.find(
    ({ attributes }) => 'id' in attributes && attributes.id === 'totp_secret_key',
  );
  if (node?.type !== 'text') throw new Error('The flow shows no secret');
  return String(node.attributes.text.context?.['secret']);
}

/** What an authenticator app shows, `shift` time steps from now. */
export function appCode({ context }: TestIdentity, secret: string, shift = 0): string {
  return new TOTP({ secret }).generate({ timestamp: context.clock().getTime() + shift * 30_000 });
}

/** Sets up an authenticator app, and lets its first code pass away. @returns its secret */
export async function setUpTotp(identity: TestIdentity, browser: TestBrowser): Promise<string> {
  const flow = await browser.start('settings');
  const secret = shownSecret(flow);
  const { status } = await browser.submit(flow, { method: 'totp', totp_code: appCode(identity, secret) });
  if (status !== 200) throw new Error(`Setting up an app answered ${status}`);
  identity.wait(60_000);
  return secret;
}

/** The level and methods of the session of a browser, as whoami tells them. */
export async function levelOf(browser: TestBrowser): Promise<{ aal: unknown; methods: unknown[] }> {
  const { body } = await browser.call('/sessions/whoami');
  const methods = (body['authentication_methods'] ?? []) as { method: unknown }[];
  return { aal: body['authenticator_assurance_level'], methods: methods.map(({ method }) => method) };
}

/** The value of a field or button, as text. */
export function valueOf(flow: ShownFlow, name: string): string {
  return String(nodeValue(flow, name));
}
