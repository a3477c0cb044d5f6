import { type APIRequestContext, expect } from '@playwright/test';
import { administratorKey } from './mailbox.ts';

/** An article as editors get it. */
export interface EditedArticle {
  id: string;
  slug: string;
  revision: number;
}

const articles = '/api/content/articles';

/** Where a server answers and keeps everything; by default the one that all tests share. */
interface Server {
  address: string;
  folder: string;
}

const shared: Server = { address: '', folder: process.env.E2E_DATA_DIR ?? '' };

/** The administrator's key, who may edit. */
function editor({ folder }: Server): { authorization: string } {
  return { authorization: `Bearer ${administratorKey(folder)}` };
}

/** Publishes an article or a page, as an editor's program does. */
export async function publishArticle(
  request: APIRequestContext,
  data: object,
  server = shared,
): Promise<EditedArticle> {
  const answer = await request.post(server.address + articles, {
    headers: editor(server),
    data: { state: 'published', ...data },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: EditedArticle }).data;
}

/** Changes an article as it was answered last. */
export async function changeArticle(
  request: APIRequestContext,
  { id, revision }: EditedArticle,
  data: object,
): Promise<EditedArticle> {
  const change = { headers: editor(shared), data: { revision, ...data } };
  const answer = await request.patch(`${articles}/${id}`, change);
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: EditedArticle }).data;
}
