import type { Article, ArticleState } from '../article-record.ts';
import { type ArticleValues, bodyOf } from '../values/article-values.ts';

/** What an editor asks for; each is the value of a button. */
export type Intent = 'save' | 'publish' | 'schedule' | 'draft' | 'archive' | 'delete';

/** What the editor is opened with. */
export interface EditorStart {
  /** The article as it is saved; null for one that never was. */
  article: Article | null;
  /** What stands in its fields where nobody has written yet: as it is saved, or what a new one begins with. */
  saved: ArticleValues;
  /** Under which this browser keeps what is not saved: the article's id, or the name of a new one's place. */
  address: string;
  /** Where readers find a page; that of an article is made of its slug. */
  readerPath?: string | undefined;
  /** What was just done by a form without script. */
  done?: Intent | undefined;
}

/** A form that was sent without script and could not be done as asked: all that was written, and why. */
export interface SentBack {
  intent: Intent;
  values: ArticleValues;
  /** What the form was made from. */
  base: ArticleValues;
  outcome: Exclude<SaveOutcome, { state: 'saved' }>;
}

/** What is sent to be kept. */
export interface ArticleToSave {
  values: ArticleValues;
  /** The article that is changed, and the revision the change was made from; a new one is made where absent. */
  known?: { id: string; revision: number } | undefined;
  /** What it shall become; as it is where absent. */
  state?: ArticleState | undefined;
  publish_at?: string | undefined;
}

/** Why nothing was saved; each has its text at `content.problem`. */
export type SaveProblem = 'network' | 'session' | 'refused' | 'gone' | 'tooLarge' | 'invalid' | 'failed';

/** What is wrong, by the field's name in the service, such as `texts.en.title`. */
export type FieldProblems = Readonly<Record<string, readonly string[]>>;

export type SaveOutcome =
  | { state: 'saved'; article: Article }
  /** Somebody else has saved it meanwhile: what is there now. */
  | { state: 'conflict'; article: Article }
  | { state: 'problem'; problem: SaveProblem; fields: FieldProblems };

/** Sends a call to the content service; in the browser, or on the server for a form without script. */
type Call = (method: 'POST' | 'PATCH', path: string, body: object) => Promise<Response>;

/** Saves an article by `call`. Never throws: each outcome is a {@link SaveOutcome}. */
export async function saveArticle(
  call: Call,
  { values, known, state, publish_at }: ArticleToSave,
): Promise<SaveOutcome> {
  const body = { ...bodyOf(values), ...(state ? { state } : {}), ...(publish_at ? { publish_at } : {}) };
  try {
    const answer = known
      ? await call('PATCH', `/articles/${encodeURIComponent(known.id)}`, {
          ...body,
          revision: known.revision,
        })
      : await call('POST', '/articles', body);
    return await readOutcome(answer);
  } catch {
    return { state: 'problem', problem: 'network', fields: {} };
  }
}

const problems: Record<number, SaveProblem> = {
  400: 'invalid',
  401: 'session',
  403: 'refused',
  404: 'gone',
  413: 'tooLarge',
};

type Answer = { data?: Article; errors?: { extensions?: { fields?: FieldProblems } }[] };

async function readOutcome(answer: Response): Promise<SaveOutcome> {
  const { data, errors } = (await answer.json()) as Answer;
  if (answer.ok && data) return { state: 'saved', article: data };
  if (answer.status === 409 && data) return { state: 'conflict', article: data };
  const problem = problems[answer.status] ?? 'failed';
  return { state: 'problem', problem, fields: errors?.[0]?.extensions?.fields ?? {} };
}

const patience = 30_000;

/** Calls the content service from the page; the browser sends the session along. */
export function callFromBrowser(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(`/api/content${path}`, {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(patience),
  });
}

/** What an article becomes by each intent; as it is by the others. */
export const stateAfter: Partial<Record<Intent, ArticleState>> = {
  publish: 'published',
  schedule: 'scheduled',
  draft: 'draft',
  archive: 'archived',
};
