import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { axeViolations } from './axe-violations.ts';
import { withMailServer } from './mail-server.ts';
import { administratorKey } from './mailbox.ts';
import { withSite } from './own-server.ts';
import { signIn, signOut } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** A table of rates by county, on an empty site. @returns the path of its page and a way to change it */
async function makeTable(page: Page, folder: string) {
  const authorization = administratorKey(folder);
  const act = async (name: string, data: object) => {
    const answer = await page.request.post(`/api/3/action/${name}`, { headers: { authorization }, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { result: { id: string; sku: string } }).result;
  };
  await act('organization_create', { name: 'labour', title: 'Labour office' });
  const dataset = { name: 'unemployment', title: 'Unemployment', owner_org: 'labour' };
  const { id } = await act('package_create', dataset);
  const table = await act('resource_create', { package_id: id, name: 'By county', url_type: 'datastore' });
  await act('datastore_create', {
    resource_id: table.id,
    fields: [
      { id: 'county', type: 'text', info: { label: 'County', role: 'dimension' } },
      { id: 'rate', type: 'float', info: { label: 'Rate', unit: '%', role: 'measure' } },
    ],
    records: [
      { county: 'Kent', rate: 4.1 },
      { county: 'Essex', rate: 3 },
    ],
  });
  const publish = (rate: number) =>
    act('datastore_upsert', {
      resource_id: table.id,
      method: 'update',
      force: true,
      records: [{ _id: 1, county: 'Kent', rate }],
    });
  return { path: `/p/unemployment/r/${table.sku}`, publish };
}

/** A mail as it is read: lines that were folded are whole, and every character is itself. */
function readable(source: string): string {
  const text = source.replaceAll(/=\r?\n/g, '');
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_all, code: string) =>
    String.fromCodePoint(parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

test('a value is followed, its change comes by mail with the rows that changed, and one click ends it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await withMailServer(async (mails) => {
    await withSite(
      (site) => site,
      async (baseURL, folder) => {
        const page = await browser.newPage({ baseURL, locale: 'en' });
        const table = await makeTable(page, folder);
        const person = await beSignedIn(page, {}, { folder });
        await visit(page, '/profile');
        await signOut(page);
        await visit(page, `${table.path}?county__is=Kent`);
        await page.getByRole('link', { name: 'Follow a value' }).click();
        await signIn(page, person);
        await expect(page.getByRole('heading', { name: 'Follow a value', level: 1 })).toBeVisible();
        await expect(page.getByText('County: Kent')).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
        await page.getByLabel('When should we tell you?').selectOption('by');
        await page.getByLabel('Amount').fill('1');
        await page.getByLabel('How should we tell you?').selectOption('at_once');
        await page.getByRole('button', { name: 'Follow', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Rate · Kent' })).toBeVisible();
        await page.locator('summary', { hasText: 'Change' }).click();
        await page.getByLabel('Amount').fill('0.5');
        expect(await axeViolations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('changes by more than 0.5')).toBeVisible();
        await table.publish(5.3);
        const mail = readable(await mails.mailSentTo(person.email));
        expect(mail).toContain('Rate, Kent: 4.1% → 5.3%');
        expect(mail).toContain('County: Kent; Rate: 4.1 → 5.3');
        expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
        const end = /http:\S+\/follow\/end\/[\w-]+\/[\w-]+/.exec(mail)?.[0] ?? '';
        const stranger = await browser.newPage({ baseURL, locale: 'en', javaScriptEnabled: false });
        await stranger.goto(end);
        await stranger.getByRole('button', { name: 'Follow no longer' }).click();
        await expect(stranger.getByText('You are told of it no longer.')).toBeVisible();
        await visit(page, '/profile/follows');
        await expect(page.getByText('You follow nothing yet.')).toBeVisible();
        await stranger.close();
        await page.close();
      },
      '127.0.0.1',
      { SMTP_URL: mails.url },
    );
  });
});
