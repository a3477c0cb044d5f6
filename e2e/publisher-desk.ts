import { type Browser, expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { administratorKey } from './mailbox.ts';
import { expectAccessible } from './own-project.ts';
import { withSite } from './own-server.ts';

/** A site with two organisations, `registrar` and `weather-service`. */
export interface Desk {
  /** Calls an action of the catalogue as an administrator. */
  call: (action: string, data: object) => Promise<void>;
  /** Opens a page of somebody who is editor of an organisation, by its name. */
  editorOf: (organization: string) => Promise<{ page: Page; name: string }>;
  /** The same of an admin of it. */
  adminOf: (organization: string) => Promise<{ page: Page; name: string }>;
  visitor: Page;
}

/** Opens a site of its own with two organisations that have no datasets. */
export async function withDesk(
  browser: Browser,
  javaScriptEnabled: boolean,
  visit: (desk: Desk) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  await withSite(
    (site) => site,
    async (baseURL, folder) => {
      const context = () => browser.newContext({ baseURL, javaScriptEnabled, locale: 'en' });
      const visitor = await (await context()).newPage();
      const headers = { authorization: administratorKey(folder) };
      const call = async (action: string, data: object) => {
        const answer = await visitor.request.post(`/api/3/action/${action}`, { headers, data });
        expect(answer.status(), await answer.text()).toBe(200);
      };
      await call('organization_create', { name: 'registrar', title: 'Registrar' });
      await call('organization_create', { name: 'weather-service', title: 'Weather service' });
      const pages = [visitor];
      const personOf = (role: 'editor' | 'admin') => async (organization: string) => {
        const page = await (await context()).newPage();
        pages.push(page);
        const traits = { name: `Editor ${pages.length}` };
        const { email } = await beSignedIn(page, traits, { folder });
        await call('organization_member_create', { id: organization, username: email, role });
        return { page, name: traits.name };
      };
      await visit({ call, editorOf: personOf('editor'), adminOf: personOf('admin'), visitor });
      for (const page of pages) await page.context().close();
    },
    '127.0.0.1',
    settings,
  );
}

/** Whether a text can be read on the page. */
export const showing = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** axe looks at a page by script of its own. */
export async function look(page: Page, hasScript: boolean): Promise<void> {
  if (hasScript) await expectAccessible(page);
}

/** Saves by the button with this name. */
export async function save(page: Page, button = 'Save'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
}
