import { siteContext } from '@gazetteer/site/server';
import { changeContent } from '../../../content-calls/call-content.server.ts';
import { addByLink } from './add-by-link.server.ts';
import {
  bodyOf,
  changeDraft,
  type FrontDraft,
  listNames,
  type ListName,
  sectionNames,
} from './front-draft.ts';
import { draftOf, type EditedFrontPage } from './load-front.server.ts';

type Acting = Parameters<typeof changeContent>[0];

/** What became of what was sent; the draft is that of the page from then on. */
export interface FrontAnswer {
  done: 'changed' | 'saved' | 'conflict' | 'refused' | 'notFound' | 'problem';
  draft: FrontDraft;
  /** The revision that the next save is made from. */
  revision: number;
  /** What is wrong with each field, in the service's words. */
  fields: Record<string, string[]>;
}

/** Saves the choice; without script, also makes each change on the way to it. */
export async function saveFront(acting: Acting, form: URLSearchParams): Promise<FrontAnswer> {
  const draft = readDraft(form.get('draft'));
  const revision = Number(form.get('revision'));
  const act = form.get('act') ?? 'save';
  const same = { draft, revision, fields: {} };
  const list = listNames.find((name) => act === `add ${name}`);
  if (list) return addLink(acting, same, { list, link: form.get(`link-${list}`) ?? '' });
  if (act !== 'save') return { ...same, done: 'changed', draft: changeDraft(draft, act) };
  const { locale } = siteContext(acting.context);
  const path = `/front-page/choice?lang=${locale}`;
  const answer = await changeContent(acting, 'PUT', path, bodyOf(draft, revision));
  if (answer.ok) {
    const { data } = (await answer.json()) as { data: EditedFrontPage };
    return { done: 'saved', draft: await draftOf(acting, data), revision: data.revision, fields: {} };
  }
  if (answer.status === 409) {
    const { data } = (await answer.json()) as { data: EditedFrontPage };
    return { ...same, done: 'conflict', revision: data.revision };
  }
  if (answer.status === 400) {
    const { errors } = (await answer.json()) as {
      errors: { extensions?: { fields?: FrontAnswer['fields'] } }[];
    };
    return { ...same, done: 'refused', fields: errors[0]?.extensions?.fields ?? {} };
  }
  return { ...same, done: 'problem' };
}

async function addLink(
  acting: Acting,
  same: Omit<FrontAnswer, 'done'>,
  { list, link }: { list: ListName; link: string },
): Promise<FrontAnswer> {
  const draft = await addByLink(acting, same.draft, { list, link });
  return draft ? { ...same, done: 'changed', draft } : { ...same, done: 'notFound', fields: { [list]: [] } };
}

/** What the page sent, as far as it is one; the service looks at the rest. */
function readDraft(text: string | null): FrontDraft {
  const none: FrontDraft = {
    hero: [],
    tiles: [],
    datasets: [],
    stories: [],
    sections: sectionNames.map((name) => ({ name, shown: true })),
  };
  try {
    const given = JSON.parse(text ?? '') as Partial<Record<keyof FrontDraft, unknown>>;
    const entries = Object.keys(none).filter((name) => Array.isArray(given[name as keyof FrontDraft]));
    return { ...none, ...Object.fromEntries(entries.map((name) => [name, given[name as keyof FrontDraft]])) };
  } catch {
    return none;
  }
}
