import { randomUUID } from 'node:crypto';
import type { Caller, FieldErrors } from '@gazetteer/kernel';
import { ContentError, forbidden, invalidPayload } from '../../model/content-error.ts';
import type { AnswerTemplatesTable } from '../../model/content-tables.ts';
import { requireEditor } from '../../model/require-rights.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { tidyText } from '../../model/tidy-text.ts';
import { type AnswerTemplate, MOST_TEMPLATES, placeholders } from './template.contract.ts';
import {
  findTemplate,
  insertTemplate,
  listTemplates,
  removeTemplate,
  updateTemplate,
} from './template.store.ts';

type EditingContext = Pick<FeedbackContext, 'sql' | 'clock' | 'authorizer'>;
type Written = Pick<AnswerTemplate, 'title' | 'texts'>;

/** The answers that editors keep, by title. @throws INVALID_CREDENTIALS, FORBIDDEN for who is no editor */
export async function readTemplates(
  context: Pick<EditingContext, 'sql' | 'authorizer'>,
  caller: Caller,
): Promise<AnswerTemplate[]> {
  await requireEditor(context, caller);
  const rows = await listTemplates(context.sql);
  return rows.map(renderTemplate).toSorted((one, other) => one.title.localeCompare(other.title));
}

/**
 * Keeps a new template.
 * @throws as {@link readTemplates}, INVALID_PAYLOAD naming each field that breaks a rule, LIMIT_EXCEEDED
 */
export async function createTemplate(
  context: EditingContext,
  caller: Caller,
  written: Written,
): Promise<AnswerTemplate> {
  await requireEditor(context, caller);
  const { sql, clock } = context;
  const row = { id: randomUUID(), revision: 1, ...rowOf(written), updated_at: clock().toISOString() };
  if ((await listTemplates(sql)).length >= MOST_TEMPLATES) {
    throw new ContentError('LIMIT_EXCEEDED', `There are ${MOST_TEMPLATES} templates, and no room for more.`);
  }
  await insertTemplate(sql, row);
  return renderTemplate(row);
}

/**
 * Changes a template.
 * @throws as {@link createTemplate}, FORBIDDEN where there is none, CONFLICT where somebody has changed it since, with what
 * it is now
 */
export async function changeTemplate(
  context: EditingContext,
  caller: Caller,
  id: string,
  { revision, ...written }: Written & { revision: number },
): Promise<AnswerTemplate> {
  await requireEditor(context, caller);
  const { sql, clock } = context;
  const row = { id, revision: revision + 1, ...rowOf(written), updated_at: clock().toISOString() };
  if (await updateTemplate(sql, row)) return renderTemplate(row);
  const now = await findTemplate(sql, id);
  if (!now) throw forbidden();
  throw new ContentError(
    'CONFLICT',
    'Somebody else has changed this template meanwhile. Nothing was saved.',
    {
      info: { data: renderTemplate(now) },
    },
  );
}

/** Removes a template for good; answers that were begun with it stay. @throws as {@link readTemplates}, FORBIDDEN where there is none */
export async function deleteTemplate(context: EditingContext, caller: Caller, id: string): Promise<void> {
  await requireEditor(context, caller);
  if (!(await removeTemplate(context.sql, id))) throw forbidden();
}

function renderTemplate({
  id,
  revision,
  title,
  text_en,
  text_fr,
  updated_at,
}: AnswerTemplatesTable): AnswerTemplate {
  return { id, revision, title, texts: { en: text_en, fr: text_fr }, updated_at };
}

function rowOf({ title, texts }: Written): Pick<AnswerTemplatesTable, 'title' | 'text_en' | 'text_fr'> {
  const row = {
    title: tidyText(title).replaceAll('\n', ' '),
    text_en: tidyText(texts.en),
    text_fr: tidyText(texts.fr),
  };
  const faults: FieldErrors = {};
  if (row.title === '') faults['title'] = ['must not be empty'];
  if (row.text_en === '' && row.text_fr === '')
    faults['texts'] = ['must be written in one language at least'];
  const unknown = { 'texts.en': unknownIn(row.text_en), 'texts.fr': unknownIn(row.text_fr) };
  for (const [field, names] of Object.entries(unknown)) {
    if (names.length > 0) faults[field] = [`has placeholders that nothing fills in: ${names.join(', ')}`];
  }
  if (Object.keys(faults).length > 0) throw invalidPayload(faults);
  return row;
}

const PLACEHOLDER = /\{([\p{L}\w]*)\}/gu;
const known: readonly string[] = placeholders;

function unknownIn(text: string): string[] {
  const names = Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name);
  return [...new Set(names)].filter((name) => !known.includes(name)).map((name) => `{${name}}`);
}
