import { redirect, type RouterContextProvider } from 'react-router';
import { changeContent } from '../../../../content-calls/call-content.server.ts';
import type { AnswerTemplate } from '../inbox-message.ts';
import { NEW } from './load-template.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

const fields = ['title', 'texts', 'texts.en', 'texts.fr'] as const;
export type TemplateField = (typeof fields)[number];

/** Why a template was not saved: everything that was typed stays. */
export interface TemplateAnswer {
  done: 'refused' | 'overtaken' | 'full' | 'problem';
  typed: AnswerTemplate;
  /** What is wrong with each field. */
  faults: readonly TemplateField[];
}

const LIST = '/console/feedback/templates';

/** Saves or removes a template, and leads back to the list. */
export async function saveTemplate(
  asking: Asking,
  id: string,
  form: URLSearchParams,
): Promise<TemplateAnswer | Response> {
  const path = `/answer-templates/${encodeURIComponent(id)}`;
  const typed = typedTemplate(id, form);
  if (form.get('act') === 'delete') {
    const { ok } = await changeContent(asking, 'DELETE', path);
    return ok ? redirect(`${LIST}?done=deleted`, 303) : { done: 'problem', typed, faults: [] };
  }
  const { title, texts, revision } = typed;
  const answer =
    id === NEW
      ? await changeContent(asking, 'POST', '/answer-templates', { title, texts })
      : await changeContent(asking, 'PATCH', path, { title, texts, revision });
  if (answer.ok) return redirect(`${LIST}?done=saved`, 303);
  return refused(answer, typed);
}

function typedTemplate(id: string, form: URLSearchParams): AnswerTemplate {
  const text = (name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    id,
    revision: Number(form.get('revision')),
    title: text('title'),
    texts: { en: text('en'), fr: text('fr') },
  };
}

interface Refusal {
  errors?: { extensions?: { fields?: object } }[];
  data?: Partial<AnswerTemplate>;
}

async function refused(answer: Response, typed: AnswerTemplate): Promise<TemplateAnswer> {
  const { errors, data } = (await answer.json()) as Refusal;
  if (answer.status === 409) {
    // Whoever saves again has been told, and saves in place of it.
    return { done: 'overtaken', typed: { ...typed, revision: data?.revision ?? typed.revision }, faults: [] };
  }
  if (answer.status === 403) return { done: 'full', typed, faults: [] };
  const named = Object.keys(errors?.[0]?.extensions?.fields ?? {});
  const faults = fields.filter((field) => named.includes(field));
  return { done: answer.status === 400 && faults.length > 0 ? 'refused' : 'problem', typed, faults };
}
