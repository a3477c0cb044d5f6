import { type Caller, type FieldErrors, identityOf } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { ContentError, invalidPayload } from '../model/content-error.ts';
import type { FrontPagesTable } from '../model/content-tables.ts';
import type { Language } from '../model/languages.ts';
import { requireEditor } from '../model/require-rights.ts';
import { findShown, type Shown } from './find-shown.ts';
import type { EditedFrontPage, FrontPageChoice } from './front-page.contract.ts';
import { findFrontPage, findFrontPageRevision, insertFrontPage } from './front-page.store.ts';
import { allSections, choiceOf, renderFrontPage } from './read-front-page.ts';

type Asked = { revision: number; choice: FrontPageChoice; language: Language };

/**
 * Saves what an editor has chosen as the next revision. What is chosen anew has to be public; what was chosen before may
 * stay, and readers see it again once it is.
 * @throws INVALID_CREDENTIALS, FORBIDDEN, INVALID_PAYLOAD for what is chosen twice or not public, CONFLICT where somebody
 * else has saved since, with what holds now
 */
export async function saveFrontPage(
  context: ContentContext,
  caller: Caller,
  { revision, choice, language }: Asked,
): Promise<EditedFrontPage> {
  await requireEditor(context, caller);
  const before = await findFrontPage(context.sql);
  if ((before?.revision ?? 0) !== revision) throw await conflict(context, before, language);
  const faults = faultsOf(choice, choiceOf(before), await findShown(context, choice, language));
  if (Object.keys(faults).length > 0) throw invalidPayload(faults);
  const document = JSON.stringify({ ...choice, sections: allSections(choice.sections) });
  return writeNext(context, caller, { before: revision, document, restored_from: null, language });
}

/**
 * Saves what was chosen in a revision as the newest one. What of it is not public any more comes back, too: readers see it
 * again once it is.
 * @throws INVALID_CREDENTIALS, FORBIDDEN, INVALID_PAYLOAD where there is no such revision, CONFLICT where somebody else has saved since
 */
export async function restoreFrontPage(
  context: ContentContext,
  caller: Caller,
  { number, known, language }: { number: number; known: number | undefined; language: Language },
): Promise<EditedFrontPage> {
  await requireEditor(context, caller);
  const now = await findFrontPage(context.sql);
  const wanted = await findFrontPageRevision(context.sql, number);
  if (!now || !wanted) throw invalidPayload({ number: ['is no revision of the front page'] });
  if (known !== undefined && known !== now.revision) throw await conflict(context, now, language);
  const { document } = wanted;
  return writeNext(context, caller, { before: now.revision, document, restored_from: number, language });
}

type Next = Pick<FrontPagesTable, 'document' | 'restored_from'> & {
  /** The revision that it follows. */
  before: number;
  language: Language;
};

async function writeNext(
  context: ContentContext,
  caller: Caller,
  { before, document, restored_from, language }: Next,
): Promise<EditedFrontPage> {
  const row: FrontPagesTable = {
    revision: before + 1,
    saved_at: context.clock().toISOString(),
    saved_by: identityOf(caller) ?? null,
    saved_with: caller.kind === 'key' ? caller.name : null,
    document,
    restored_from,
  };
  if (!(await insertFrontPage(context.sql, row)))
    throw await conflict(context, await findFrontPage(context.sql), language);
  return renderFrontPage(context, row, language);
}

async function conflict(
  context: ContentContext,
  now: FrontPagesTable | undefined,
  language: Language,
): Promise<ContentError> {
  return new ContentError(
    'CONFLICT',
    'Somebody else has saved this meanwhile. Nothing of it was overwritten.',
    { info: { data: await renderFrontPage(context, now, language) } },
  );
}

const rules = {
  chart: 'is no chart that everybody may see where charts are listed',
  table: 'is no table that everybody may read',
  dataset: 'is no public dataset',
  article: 'is no published article',
  twice: 'is chosen twice',
} as const;

/** What is wrong with a choice, by field; items of lists by their number from 0, such as `tiles.2`. */
function faultsOf(choice: FrontPageChoice, before: FrontPageChoice, shown: Shown): FieldErrors {
  const faults: FieldErrors = {};
  const check = (field: string, isKnown: boolean, rule: string) => {
    if (!isKnown) faults[field] = [rule];
  };
  const keysOf = ({ tiles }: FrontPageChoice) => tiles.map(({ kind, id }) => `${kind} ${id}`);
  if (choice.hero !== null && choice.hero !== before.hero)
    check('hero', shown.charts.has(choice.hero), rules.chart);
  const tilesBefore = keysOf(before);
  for (const [index, { kind, id }] of choice.tiles.entries()) {
    const isOpen = kind === 'chart' ? shown.charts.has(id) : shown.tables.has(id);
    check(`tiles.${index}`, isOpen || tilesBefore.includes(`${kind} ${id}`), rules[kind]);
  }
  for (const [index, id] of choice.datasets.entries())
    check(`datasets.${index}`, shown.datasets.has(id) || before.datasets.includes(id), rules.dataset);
  for (const [index, id] of choice.stories.entries())
    check(`stories.${index}`, shown.articles.has(id) || before.stories.includes(id), rules.article);
  const lists: Record<string, readonly string[]> = {
    tiles: keysOf(choice),
    datasets: choice.datasets,
    stories: choice.stories,
    sections: choice.sections.map(({ name }) => name),
  };
  for (const [field, keys] of Object.entries(lists)) {
    for (const [index, key] of keys.entries())
      check(`${field}.${index}`, keys.indexOf(key) === index, rules.twice);
  }
  return faults;
}
