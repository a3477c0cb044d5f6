import { data, redirect, type RouterContextProvider } from 'react-router';
import { changeContent, readContent } from '../../content-calls/call-content.server.ts';
import type { Article } from '../article-record.ts';
import { type ArticleValues, valuesOf, valuesOfForm } from '../values/article-values.ts';
import { instantOf } from '../values/zoned-time.ts';
import { type EditorStart, type Intent, saveArticle, type SentBack, stateAfter } from './send-article.ts';

interface Acting {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

const intents: readonly Intent[] = ['save', 'publish', 'schedule', 'draft', 'archive', 'delete'];

/**
 * Does what the editor's form asks, for whoever has no script.
 * @param start what the editor would be opened with now
 * @returns the form with all that was written, where it could not be done
 * @throws Response that leads to the article as it was saved, or away from one that was deleted
 */
export async function saveForm(acting: Acting, start: EditorStart) {
  const form = new URLSearchParams(await acting.request.text());
  const intent = intents.find((one) => one === form.get('intent')) ?? 'save';
  const { article } = start;
  const values = valuesOfForm(form, start.saved);
  if (intent === 'delete' && article) return deleteArticle(acting, { values, base: start.saved }, article.id);
  const revision = Number(form.get('revision'));
  const outcome = await saveArticle((...call) => changeContent(acting, ...call), {
    values,
    known: article ? { id: article.id, revision } : undefined,
    state: stateAfter[intent],
    publish_at: intent === 'schedule' ? instantOf(form.get('publish_at') ?? '', 'UTC') : undefined,
  });
  if (outcome.state === 'saved') {
    const path = start.readerPath ? acting.url.pathname : `/console/content/${outcome.article.id}`;
    throw redirect(`${path}?done=${intent}`, 303);
  }
  const base = outcome.state === 'conflict' ? await valuesAt(acting, outcome.article, revision) : start.saved;
  const sentBack: SentBack = { intent, values, base, outcome };
  return data(sentBack, { status: outcome.state === 'conflict' ? 409 : 400 });
}

/** What the form was made from; where that cannot be had, what is there now. */
async function valuesAt(acting: Acting, article: Article, revision: number): Promise<ArticleValues> {
  try {
    const path = `/articles/${encodeURIComponent(article.id)}/revisions/${revision}`;
    const { data: found } = await readContent<{ data: { article: Partial<Article> } }>(acting, path);
    return valuesOf({ ...article, ...found.article });
  } catch {
    return valuesOf(article);
  }
}

async function deleteArticle(acting: Acting, written: Pick<SentBack, 'values' | 'base'>, id: string) {
  const answer = await changeContent(acting, 'DELETE', `/articles/${encodeURIComponent(id)}`);
  if (answer.ok) throw redirect('/console/content?done=deleted', 303);
  const problem = answer.status === 401 ? 'session' : 'failed';
  const outcome = { state: 'problem', problem, fields: {} } as const;
  return data<SentBack>({ intent: 'delete', ...written, outcome }, { status: 400 });
}
