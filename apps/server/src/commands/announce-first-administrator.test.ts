import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openApplication } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import { announceFirstAdministrator } from './announce-first-administrator.ts';

const sample = await readFile(join(import.meta.dirname, '../../site.json'), 'utf8');

async function openWith(identity: object = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-first-'));
  await writeFile(join(folder, 'site.json'), JSON.stringify({ ...(JSON.parse(sample) as object), identity }));
  const application = await openApplication(testSettings({ DATA_DIR: folder }));
  onTestFinished(async () => {
    await application.close();
    await rm(folder, { recursive: true });
  });
  const announce = async () => {
    const lines: string[] = [];
    await announceFirstAdministrator(application, (line) => lines.push(line));
    return lines;
  };
  return { application, announce };
}

describe('the first start', () => {
  it('tells once how the team gets in, and the link makes them an administrator', async () => {
    const { application, announce } = await openWith();
    const lines = await announce();
    expect(lines.join('\n')).toContain('team@example.org');
    const link = lines.find((line) => line.includes('token='))?.trim() ?? '';
    expect(await announce()).toEqual([]);

    const ask = async (url: string, cookies: string, payload?: string) => {
      const { pathname, search } = new URL(url, link);
      const answer = await application.server.inject({
        method: payload === undefined ? 'GET' : 'POST',
        url: pathname + search,
        headers: {
          cookie: cookies,
          accept: pathname.endsWith('/flows') ? 'application/json' : 'text/html',
          ...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(payload === undefined ? {} : { payload }),
      });
      const lines = [answer.headers['set-cookie'] ?? []].flat();
      return { answer, cookies: lines.map((line) => line.split(';')[0]).join('; ') };
    };
    const opened = await ask(link, '');
    expect([opened.answer.statusCode, opened.cookies]).toEqual([303, expect.not.stringContaining('session')]);
    const id = new URL(String(opened.answer.headers.location)).searchParams.get('flow');
    const { ui } = (
      await ask(`/api/.ory/self-service/recovery/flows?id=${id}`, opened.cookies)
    ).answer.json();
    const csrf_token = ui.nodes[0].attributes.value;
    const form = new URLSearchParams({ csrf_token, method: 'link' }).toString();
    const pressed = await ask(ui.action, opened.cookies, form);
    const session = pressed.cookies;
    expect(session).toContain('ory_kratos_session=');
    const asked = await application.server.inject({
      url: '/api/.ory/admin/identities',
      headers: { cookie: session },
    });
    expect(asked.statusCode).toBe(200);
    expect(asked.json()).toMatchObject([{ traits: { email: 'team@example.org' } }]);
  });

  it('serves all the same where an account of the site needs more than an address', async () => {
    const schema = {
      type: 'object',
      properties: {
        traits: { type: 'object', properties: { number: { type: 'integer' } }, required: ['number'] },
      },
    };
    const { announce } = await openWith({
      identity: { default_schema_id: 'staff', schemas: [{ id: 'staff', schema }] },
    });
    expect((await announce()).join('\n')).toContain('No administrator could be made');
  });
});
