import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { changeLanguage } from './change-language.server.ts';

const url = new URL('http://site/console/projects/roads/language');
const text = 'class Doc implements Namespace {}\n';

/** A project of which somebody has made another revision since the page was shown, and the `If-Match` of what was saved. */
function projectThat({
  version,
  errors = [],
  warnings,
}: {
  version: number;
  errors?: object[];
  warnings?: object[];
}) {
  const saved: (string | null)[] = [];
  const answers: Record<string, (init: RequestInit) => Response> = {
    'GET /projects': () => Response.json([{ id: 'p', slug: 'roads', hosts: [], role: 'owner' }]),
    'GET /projects/p': () => Response.json({ revision_id: 'second', services: {} }),
    'GET /admin/opl': () => Response.json({ version, source: '' }),
    'POST /opl/syntax/check': () => Response.json(errors.length > 0 ? { errors } : { warnings }),
    'PATCH /projects/p': ({ headers }) => {
      const ifMatch = new Headers(headers).get('if-match');
      if (ifMatch !== '"second"') {
        return Response.json({ error: { code: 412, message: 'changed' } }, { status: 412 });
      }
      saved.push(ifMatch);
      return Response.json({ project: {}, warnings: [] });
    },
  };
  const context = new RouterContextProvider();
  const fetch = async (address: string, init: RequestInit) => {
    const path = new URL(address).pathname.replace('/api/.ory', '');
    return answers[`${init.method ?? 'GET'} ${path}`]?.(init) ?? new Response(null, { status: 500 });
  };
  context.set(siteKey, { publicUrl: 'http://site', fetch } as unknown as SiteContext);
  const acting = { context, url, request: new Request(url), params: { project: 'roads' } };
  const form = { act: 'save', revision: 'first', version: '3', text: text.replace('\n', '\r\n') };
  const save = (more: Record<string, string> = {}) =>
    changeLanguage(acting, new URLSearchParams({ ...form, ...more }));
  return { saved, save };
}

test('a language is saved where only other settings have changed meanwhile', async () => {
  const { save, saved } = projectThat({ version: 3 });
  expect(await save()).toMatchObject({ text, saved: { ok: true } });
  expect(saved).toEqual(['"second"']);
});

test('a language that somebody else has changed meanwhile is not overwritten, and the text comes back', async () => {
  const { save, saved } = projectThat({ version: 4 });
  expect(await save()).toMatchObject({ text, saved: { ok: false, status: 412 } });
  expect(saved).toEqual([]);
});

test('a text with errors is not sent to be saved', async () => {
  const start = { Line: 1, column: 7 };
  const { save, saved } = projectThat({ version: 3, errors: [{ message: 'wrong', start, end: start }] });
  const answer = await save();
  expect(answer).toMatchObject({
    checked: { value: { errors: [{ message: 'wrong', line: 1, column: 7 }] } },
  });
  expect(answer.saved).toBeUndefined();
  expect(saved).toEqual([]);
});

test('a text that takes away what is in use is saved by a second press, of whoever was told just that', async () => {
  const start = { Line: 1, column: 1 };
  const warnings = [{ message: 'Doc is gone', start, end: start, drops: true }];
  const { save, saved } = projectThat({ version: 3, warnings });
  const told = await save();
  expect(told).toMatchObject({ text, losses: 'Doc is gone' });
  expect(told.saved).toBeUndefined();
  expect((await save({ confirmed: 'Folder is gone' })).saved).toBeUndefined();
  expect(saved).toEqual([]);
  expect(await save({ confirmed: 'Doc is gone' })).toMatchObject({ saved: { ok: true } });
  expect(saved).toEqual(['"second"']);
});

test('a text with mere warnings is saved at once', async () => {
  const start = { Line: 1, column: 1 };
  const { save } = projectThat({ version: 3, warnings: [{ message: 'doubtful', start, end: start }] });
  expect(await save()).toMatchObject({ saved: { ok: true } });
});
