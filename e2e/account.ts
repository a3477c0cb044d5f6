import { expect, type Page } from '@playwright/test';
import { administratorKey } from './mailbox.ts';
import { newPerson, type Person } from './people.ts';

interface Flow {
  ui: { action: string; nodes: { attributes: { name?: string; value?: string } }[] };
}

interface AccountOptions {
  /** Where the server keeps its key. */
  folder?: string;
  /** Whether the address of the account counts as confirmed. */
  isConfirmed?: boolean;
}

/**
 * Makes an account as an administrator does, because sign-ups from one address are limited, and signs this browser
 * in with it.
 */
export async function beSignedIn(
  page: Page,
  traits: Record<string, string> = {},
  { folder = process.env.E2E_DATA_DIR ?? '', isConfirmed = true }: AccountOptions = {},
): Promise<Person> {
  const person = newPerson();
  const { email, name, password } = person;
  const key = administratorKey(folder);
  const answer = await page.request.post('/api/.ory/admin/identities', {
    headers: { authorization: `Bearer ${key}` },
    data: {
      schema_id: 'individual',
      traits: { email, name, ...traits },
      ...(isConfirmed && {
        verifiable_addresses: [{ value: email, verified: true, via: 'email', status: 'completed' }],
      }),
      credentials: { password: { config: { password } } },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await signInByCall(page, person);
  return person;
}

/** Signs this browser in by the service's own calls. */
export async function signInByCall(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const headers = { accept: 'application/json' };
  const begun = await page.request.get('/api/.ory/self-service/login/browser', { headers });
  const { ui } = (await begun.json()) as Flow;
  const csrf_token = ui.nodes.find(({ attributes }) => attributes.name === 'csrf_token')?.attributes.value;
  const data = { method: 'password', identifier: email, password, csrf_token };
  const answer = await page.request.post(ui.action, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}
