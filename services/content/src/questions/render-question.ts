import { renderMarkdown } from '@gazetteer/markdown';
import type { QuestionRevisionTable, QuestionState, QuestionTable } from '../model/question-tables.ts';
import type { DeskQuestion, PublicQuestion, WholeQuestion } from './question.contract.ts';
import type { AskedDataset, QuestionContext } from './question-context.ts';
import { listRevisions } from './question.store.ts';

const MOST_REVISIONS = 50;
/** Headings of an answer stand below that of the section. */
const HIGHEST_HEADING = 3;

/** A question as readers see it. */
export function renderPublic(row: QuestionTable): PublicQuestion {
  return {
    ...textsOf(row),
    answer_html: row.answer === '' ? '' : renderMarkdown(row.answer, { highest: HIGHEST_HEADING }),
    name: row.is_named === 1 && row.name !== '' ? row.name : null,
  };
}

/** A question as editors see it, without the address of who asked. */
export function renderForDesk(row: QuestionTable, { id, name, title }: AskedDataset): DeskQuestion {
  return {
    ...textsOf(row),
    state: row.state,
    revision: row.revision,
    dataset: { id, name, title },
    asked: row.asked,
    reason: row.reason,
    name: row.name,
    shows_name: row.is_named === 1,
    gets_mail: row.email !== '',
    told: row.told === null ? null : (row.told.split(':', 1)[0] as QuestionState),
    updated_at: row.updated_at,
    suspicions: JSON.parse(row.suspicions) as string[],
  };
}

/** A question as editors see it, with what it was after each save. */
export async function renderWhole(
  { sql, accounts }: Pick<QuestionContext, 'sql' | 'accounts'>,
  row: QuestionTable,
  dataset: AskedDataset,
): Promise<WholeQuestion> {
  const saves = await listRevisions(sql, row.id, MOST_REVISIONS);
  const people = await accounts.makersOf([...new Set(saves.flatMap(({ saved_by }) => saved_by ?? []))]);
  const personOf = ({ saved_by: id }: QuestionRevisionTable) =>
    id === null ? null : { id, name: people.get(id)?.name ?? null };
  return {
    ...renderForDesk(row, dataset),
    revisions: saves.map((save) => {
      const { revision, state, question, answer, answer_language, reason, saved_at, saved_with } = save;
      const texts = { question, answer, answer_language, reason };
      return { revision, state, ...texts, saved_at, saved_by: personOf(save), saved_with };
    }),
  };
}

function textsOf(row: QuestionTable) {
  const { id, question, language, answer, answer_language } = row;
  const { asked_at, published_at, answered_at, edited_at } = row;
  return { id, question, language, answer, answer_language, asked_at, published_at, answered_at, edited_at };
}
