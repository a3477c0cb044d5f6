import { describe, expect, test } from 'vitest';
import { emptyValues } from '../values/article-values.ts';
import { type ArticleToSave, saveArticle } from './send-article.ts';

const values = { ...emptyValues('blog'), title_en: 'Rain' };

/** Saves with a service that answers like this; tells what it was asked, and what came of it. */
async function save(answer: () => Response, more: Partial<ArticleToSave> = {}) {
  const asked: unknown[] = [];
  const call = async (...given: unknown[]) => {
    asked.push(given);
    return answer();
  };
  return { outcome: await saveArticle(call, { values, ...more }), asked: asked[0] };
}

const article = { id: 'a', revision: 4 };
const saved = () => Response.json({ data: article });

describe('an article', () => {
  test('that is new is made', async () => {
    const { asked, outcome } = await save(saved);
    expect(asked).toEqual([
      'POST',
      '/articles',
      expect.objectContaining({ kind: 'blog', slug: null, texts: expect.objectContaining({ fr: null }) }),
    ]);
    expect(outcome).toEqual({ state: 'saved', article });
  });

  test('that is known is changed from its revision, with what it becomes', async () => {
    const publish_at = '2026-11-24T08:00:00.000Z';
    const { asked } = await save(saved, { known: { id: 'a', revision: 3 }, state: 'scheduled', publish_at });
    expect(asked).toEqual([
      'PATCH',
      '/articles/a',
      expect.objectContaining({ revision: 3, state: 'scheduled', publish_at }),
    ]);
  });

  test('that somebody else has saved meanwhile is handed over as it is now', async () => {
    const { outcome } = await save(() => Response.json({ errors: [], data: article }, { status: 409 }));
    expect(outcome).toEqual({ state: 'conflict', article });
  });

  test('with mistakes tells them by field', async () => {
    const fields = { 'texts.en.title': ['Missing value'] };
    const errors = [{ message: 'Invalid payload.', extensions: { fields } }];
    const { outcome } = await save(() => Response.json({ errors }, { status: 400 }));
    expect(outcome).toEqual({ state: 'problem', problem: 'invalid', fields });
  });

  test.each([
    [401, 'session'],
    [403, 'refused'],
    [404, 'gone'],
    [413, 'tooLarge'],
    [500, 'failed'],
  ])('that is refused with %i has the problem %s', async (status, problem) => {
    const { outcome } = await save(() => Response.json({ errors: [{}] }, { status }));
    expect(outcome).toEqual({ state: 'problem', problem, fields: {} });
  });

  test('that does not reach the service has met a problem of the network', async () => {
    const broken = await save(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(broken.outcome).toEqual({ state: 'problem', problem: 'network', fields: {} });
    const page = await save(() => new Response('<html>', { status: 502 }));
    expect(page.outcome).toEqual({ state: 'problem', problem: 'network', fields: {} });
  });
});
