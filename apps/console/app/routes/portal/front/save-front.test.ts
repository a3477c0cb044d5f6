import { siteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { consoleRequest } from '../../../content-calls/content-testing.ts';
import type { FrontDraft } from './front-draft.ts';
import { saveFront } from './save-front.server.ts';

const draft: FrontDraft = {
  hero: [],
  tiles: [
    { kind: 'chart', id: 'a', title: 'A', shown: true },
    { kind: 'chart', id: 'b', title: 'B', shown: false },
  ],
  datasets: [],
  stories: [],
  sections: [{ name: 'news', shown: false }],
};
const form = (more: Record<string, string> = {}) =>
  new URLSearchParams({ draft: JSON.stringify(draft), revision: '2', act: 'save', ...more });
const stored = {
  revision: 3,
  hero: null,
  tiles: [{ kind: 'chart', id: 'a' }],
  datasets: [],
  stories: [],
  sections: draft.sections,
  chosen: [{ kind: 'chart', id: 'a', title: 'A', shown: true }],
};

/** The same context with a service that gives these answers. */
function answering(context: Readonly<RouterContextProvider>, answers: Response[]): RouterContextProvider {
  const changed = new RouterContextProvider();
  const fetch = async () => answers.shift() ?? new Response(null, { status: 500 });
  changed.set(siteKey, { ...siteContext(context), fetch });
  return changed;
}

test('what is saved is told as the service has it then', async () => {
  const { asking, calls } = consoleRequest([{ data: stored }]);
  const answer = await saveFront(asking, form());
  expect(calls).toEqual([
    {
      method: 'PUT',
      path: '/front-page/choice?lang=en',
      body: expect.objectContaining({ revision: 2, hero: null, datasets: [] }),
    },
  ]);
  expect(answer).toMatchObject({ done: 'saved', revision: 3, draft: { tiles: [{ id: 'a', title: 'A' }] } });
});

test('without script each button changes the draft, and nothing is saved', async () => {
  const { asking, calls } = consoleRequest([500]);
  const answer = await saveFront(asking, form({ act: 'up tiles 1' }));
  expect(answer.done).toBe('changed');
  expect(answer.draft.tiles.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(calls).toEqual([]);
});

test('a chart is added by its link, and a link that leads to nothing of the kind is told', async () => {
  const { asking } = consoleRequest([404]);
  const added = await saveFront(
    asking,
    form({ act: 'add hero', 'link-hero': 'https://x.example/visualise?vis_id=abc' }),
  );
  expect(added.draft.hero).toMatchObject([{ kind: 'chart', id: 'abc' }]);
  const wrong = await saveFront(asking, form({ act: 'add stories', 'link-stories': '/news_blogs/none' }));
  expect([wrong.done, wrong.fields, wrong.draft]).toEqual(['notFound', { stories: [] }, draft]);
});

test('the second of two keeps what was chosen, and the next save is made from what holds', async () => {
  const conflict = consoleRequest([500]);
  const answers = [Response.json({ errors: [], data: { ...stored, revision: 9 } }, { status: 409 })];
  const { context, request } = conflict.asking;
  const answer = await saveFront({ context: answering(context, answers), request }, form());
  expect([answer.done, answer.revision, answer.draft]).toEqual(['conflict', 9, draft]);
});

test('what the service refuses is told by field', async () => {
  const fields = { 'tiles.1': ['is chosen twice'] };
  const refusal = Response.json({ errors: [{ extensions: { fields } }] }, { status: 400 });
  const { context, request } = consoleRequest([500]).asking;
  const answer = await saveFront({ context: answering(context, [refusal]), request }, form());
  expect([answer.done, answer.fields]).toEqual(['refused', fields]);
  expect((await saveFront(consoleRequest([503]).asking, form())).done).toBe('problem');
  expect((await saveFront(consoleRequest([503]).asking, form({ draft: '{' }))).draft.tiles).toEqual([]);
});
