import { expect, type Page } from '@playwright/test';

export interface Account {
  email: string;
  password: string;
  name: string;
}

interface Flow {
  ui: { action: string; nodes: { attributes: { name?: string; value?: string } }[] };
}

let made = 0;

/** An account nobody else in this run has. */
function newAccount(): Account {
  made += 1;
  const email = `asha.${process.pid}.${Date.now()}.${made}@example.org`;
  return { email, password: 'analytical engine 1843', name: 'Asha Rao' };
}

/** Makes an account by the service's own calls and signs this browser in with it. */
export async function signUp(page: Page, traits: Record<string, string> = {}): Promise<Account> {
  const account = newAccount();
  const { email, name, password } = account;
  await submit(page, 'registration', { method: 'password', password, traits: { email, name, ...traits } });
  return account;
}

/** Signs this browser in by the service's own calls. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await submit(page, 'login', { method: 'password', identifier: email, password });
}

async function submit(page: Page, kind: 'login' | 'registration', body: object): Promise<void> {
  const headers = { accept: 'application/json' };
  const begun = await page.request.get(`/api/.ory/self-service/${kind}/browser`, { headers });
  const { ui } = (await begun.json()) as Flow;
  const csrf_token = ui.nodes.find(({ attributes }) => attributes.name === 'csrf_token')?.attributes.value;
  const answer = await page.request.post(ui.action, { headers, data: { ...body, csrf_token } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Whether the browser is signed in, by the answer of the service. */
export async function isSignedIn(page: Page): Promise<boolean> {
  return (await page.request.get('/api/.ory/sessions/whoami')).ok();
}
