import type { Sql } from '@gazetteer/kernel';
import type { AnswerTemplatesTable, FeedbackTables } from '../../model/content-tables.ts';

type Store = Sql<FeedbackTables>;

/** All templates; there are few. */
export function listTemplates(sql: Store): Promise<AnswerTemplatesTable[]> {
  return sql.query.selectFrom('content_answer_templates').selectAll().orderBy('id').execute();
}

/** One template. */
export function findTemplate(sql: Store, id: string): Promise<AnswerTemplatesTable | undefined> {
  return sql.query.selectFrom('content_answer_templates').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps a new template. */
export async function insertTemplate(sql: Store, row: AnswerTemplatesTable): Promise<void> {
  await sql.query.insertInto('content_answer_templates').values(row).execute();
}

/** Changes a template that is still the revision before this one. @returns false where it is not */
export async function updateTemplate(sql: Store, row: AnswerTemplatesTable): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('content_answer_templates')
    .set(row)
    .where('id', '=', row.id)
    .where('revision', '=', row.revision - 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes a template. @returns false where there is none */
export async function removeTemplate(sql: Store, id: string): Promise<boolean> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('content_answer_templates')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
