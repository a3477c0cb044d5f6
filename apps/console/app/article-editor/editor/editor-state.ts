import type { Article } from '../article-record.ts';
import type { Draft } from '../save/draft-store.ts';
import type {
  EditorStart,
  FieldProblems,
  Intent,
  SaveOutcome,
  SaveProblem,
  SentBack,
} from '../save/send-article.ts';
import {
  type ArticleField,
  type ArticleValues,
  changedFields,
  mergeValues,
  valuesOf,
} from '../values/article-values.ts';

/** Somebody else has saved what is being written; both are put together, and where that cannot be, one chooses. */
export interface Conflict {
  by: string | null;
  at: string;
  contested: { field: ArticleField; mine: string; theirs: string }[];
}

export interface EditorState {
  /** What stands in the fields. */
  values: ArticleValues;
  /** What was saved last, as far as this page knows. */
  saved: ArticleValues;
  article: Article | null;
  /** What is being done now. */
  doing: Intent | null;
  /** What was done last, for as long as nothing was changed since it. */
  done: { intent: Intent; at: string } | null;
  problem: { kind: SaveProblem; fields: FieldProblems } | null;
  conflict: Conflict | null;
  /** When what stands here was kept in this browser, where it was taken up from there. */
  restored: string | null;
}

export type EditorAction =
  | { type: 'change'; field: ArticleField; value: string }
  | { type: 'amend'; field: 'publish_at' }
  | { type: 'send'; intent: Intent }
  | { type: 'answer'; intent: Intent; sent: ArticleValues; outcome: SaveOutcome; at: string }
  | { type: 'restore'; draft: Draft }
  | { type: 'discard' }
  | { type: 'settle' };

/** @param sentBack what came of the form where it was sent without script */
export function openEditor({ article, saved, done }: EditorStart, sentBack?: SentBack): EditorState {
  const opened: EditorState = {
    values: saved,
    saved,
    article,
    doing: null,
    done: done && article ? { intent: done, at: article.updated_at } : null,
    problem: null,
    conflict: null,
    restored: null,
  };
  if (!sentBack) return opened;
  const { intent, values, base, outcome } = sentBack;
  const answer = { type: 'answer', intent, sent: values, outcome, at: '' } as const;
  const isNewer = outcome.state === 'conflict';
  return reduceEditor({ ...opened, values, saved: isNewer ? base : saved }, answer);
}

export function isDirty({ values, saved }: Pick<EditorState, 'values' | 'saved'>): boolean {
  return changedFields(values, saved).length > 0;
}

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'change': {
      const values = { ...state.values, [action.field]: action.value };
      return { ...state, values, done: null, problem: withoutProblems(state.problem, action.field) };
    }
    case 'amend':
      return { ...state, problem: withoutProblems(state.problem, action.field) };
    case 'send':
      return { ...state, doing: action.intent, done: null, problem: null };
    case 'answer':
      return afterAnswer({ ...state, doing: null }, action);
    case 'restore':
      return afterRestoring(state, action.draft);
    case 'discard':
      return { ...state, values: state.saved, restored: null, conflict: null, problem: null };
    case 'settle':
      return { ...state, conflict: null, restored: null };
  }
}

/** What the service calls the fields whose names differ. */
const namesInService: Partial<Record<ArticleField | 'publish_at', readonly string[]>> = {
  title_en: ['texts', 'texts.en.title'],
  title_fr: ['texts', 'texts.fr.title'],
  kind: ['event'],
  starts_at: ['event', 'event.starts_at'],
  ends_at: ['event.ends_at'],
  place: ['event.place'],
};

/** What is wrong with a field is said until somebody changes it. */
function withoutProblems(
  problem: EditorState['problem'],
  field: ArticleField | 'publish_at',
): EditorState['problem'] {
  if (problem?.kind !== 'invalid') return problem;
  const names = namesInService[field] ?? [field];
  const others = Object.entries(problem.fields).filter(([name]) => !names.includes(name));
  return others.length > 0 ? { ...problem, fields: Object.fromEntries(others) } : null;
}

type Answer = Extract<EditorAction, { type: 'answer' }>;

function afterAnswer(state: EditorState, { intent, sent, outcome, at }: Answer): EditorState {
  if (outcome.state === 'problem')
    return { ...state, problem: { kind: outcome.problem, fields: outcome.fields } };
  const { article } = outcome;
  const saved = valuesOf(article);
  if (outcome.state === 'saved') {
    // What was typed while it was on its way stays.
    const { values } = mergeValues(sent, state.values, saved);
    return { ...state, values, saved, article, done: { intent, at }, conflict: null, restored: null };
  }
  return putTogether(state, state.saved, article);
}

function afterRestoring(state: EditorState, { values, base, revision, kept_at }: Draft): EditorState {
  const isOfThis = revision === (state.article?.revision ?? 0);
  if (isOfThis || !state.article) return { ...state, values, restored: kept_at };
  return putTogether({ ...state, values, restored: kept_at }, base, state.article);
}

/** Joins what stands here with what somebody else has saved since `base`. */
function putTogether(state: EditorState, base: ArticleValues, theirs: Article): EditorState {
  const saved = valuesOf(theirs);
  const { values, contested } = mergeValues(base, state.values, saved);
  const fields = contested.map((field) => ({ field, mine: values[field], theirs: saved[field] }));
  const conflict = { by: theirs.saved_by, at: theirs.updated_at, contested: fields };
  return { ...state, values, saved, article: theirs, conflict };
}
