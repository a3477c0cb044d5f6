import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { importTuples } from './import-tuples.server.ts';

const url = new URL('http://site/console/projects/roads/tuples/import');
const ann = { namespace: 'Doc', object: 'a', relation: 'owners', subject_id: 'ann' };
const table = 'namespace,object,relation,subject_id\nDoc,a,owners,ann\nDoc,b,owners,ann\n';

/** A project that declares one namespace and stores one tuple, and what was sent to be changed. */
function project() {
  const sent: unknown[] = [];
  const context = new RouterContextProvider();
  const fetch = async (address: string, { method, body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address);
    if (method === 'PATCH') {
      sent.push(...(JSON.parse(body as string) as unknown[]));
      return new Response(null, { status: 204 });
    }
    if (pathname.endsWith('/namespaces')) {
      return Response.json({ namespaces: searchParams.has('undeclared') ? [] : [{ name: 'Doc' }] });
    }
    return Response.json({ relation_tuples: [ann], next_page_token: '' });
  };
  context.set(siteKey, { publicUrl: 'http://site', fetch } as unknown as SiteContext);
  const acting = { context, request: new Request(url), params: { project: 'roads' } };
  const post = (act: string, text: string) => {
    const form = new FormData();
    form.set('act', act);
    form.set('text', text);
    return importTuples(acting, form);
  };
  return { sent, post };
}

test('a look says what would be added and what is there already, and adds nothing', async () => {
  const { sent, post } = project();
  expect(await post('look', table)).toMatchObject({
    text: table,
    look: { value: { count: 2, stored: 1, faultCount: 0, first: ['Doc:a#owners@ann', 'Doc:b#owners@ann'] } },
  });
  expect(sent).toEqual([]);
});

test('an import sends all tuples by one call', async () => {
  const { sent, post } = project();
  expect(await post('import', table)).toMatchObject({ imported: { ok: true } });
  expect(sent).toHaveLength(2);
  expect(sent).toContainEqual({ action: 'insert', relation_tuple: ann });
});

test('nothing is imported where a single line is wrong', async () => {
  const { sent, post } = project();
  const answer = await post('import', `${table}Doc,,owners,ann\n`);
  expect(answer.look).toMatchObject({ value: { faults: [{ line: 4, kind: 'missing', about: 'object' }] } });
  expect(answer.imported).toBeUndefined();
  expect(sent).toEqual([]);
});
