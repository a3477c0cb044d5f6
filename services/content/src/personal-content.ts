import type { Sql } from '@gazetteer/kernel';
import type { ContentTables } from './model/content-tables.ts';
import type { QuestionTables } from './model/question-tables.ts';
import { exportOwnQuestions, removeOwnQuestions } from './questions/own-questions.ts';
import { forgetFrontPageEditor, frontPagesOfEditor } from './front-page/front-page.store.ts';
import { removeFeedbackOfOwner } from './feedback/feedback.store.ts';
import { exportOwnFeedback, exportStaffFeedback } from './feedback/own-feedback.ts';
import { forgetStaff } from './feedback/thread/thread.store.ts';
import { findMappingOf, removeMappingOf } from './mappings/mapping.store.ts';
import { forgetEditor, revisionsOfEditor } from './articles/revision.store.ts';
import { addressOf, putTogether } from './model/visualisation.ts';
import { findRows, pageOfOwner, removeOfOwner } from './visualisations/visualisation.store.ts';

/** What the service keeps about people, for whoever keeps their accounts. */
export type PersonalContent = {
  /** Everything that belongs to an account, as the person gets it. */
  export(identityId: string): Promise<Record<string, unknown>>;
  /** Removes it for good; to be called in the transaction that removes the account. */
  remove(identityId: string): Promise<void>;
};

const PAGE = 100;

/** Opens what the service keeps about people. `contentMigrations` must have been applied when it is used. */
export function personalContent(store: Sql, publicUrl: string): PersonalContent {
  const sql = store.as<ContentTables>();
  const questions = store.as<QuestionTables>();
  return {
    export: async (identityId) => ({
      visualisations: await exportCharts(sql, identityId, publicUrl),
      ckan_ory_mapping: (await findMappingOf(sql, identityId)) ?? null,
      feedback: await exportOwnFeedback(sql, identityId),
      feedback_answers: await exportStaffFeedback(sql, identityId),
      ...(await exportOwnQuestions(questions, identityId)),
      article_revisions: await revisionsOfEditor(sql, identityId),
      front_page_revisions: await frontPagesOfEditor(sql, identityId),
    }),
    remove: async (identityId) => {
      await removeOfOwner(sql, identityId);
      await removeMappingOf(sql, identityId);
      await removeFeedbackOfOwner(sql, identityId);
      await removeOwnQuestions(questions, identityId);
      // What somebody wrote for the site belongs to the site.
      await forgetEditor(sql, identityId);
      await forgetStaff(sql, identityId);
      await forgetFrontPageEditor(sql, identityId);
    },
  };
}

async function exportCharts(sql: Sql<ContentTables>, identityId: string, publicUrl: string) {
  const charts: unknown[] = [];
  let page = await pageOfOwner(sql, identityId, undefined, PAGE);
  while (page.length > 0) {
    for (const chart of page) {
      const { id, vis_id, title, notes, visibility, created_at, updated_at } = chart;
      // As text: laid out in lines, the cells of own data would take a line each.
      const whole = putTogether(chart, chart.resource_id === null ? await findRows(sql, id) : undefined);
      const visURL = addressOf(publicUrl, vis_id);
      const visJSON = JSON.stringify(whole);
      charts.push({ id, visURL, title, notes, visibility, created_at, updated_at, visJSON });
    }
    page = page.length < PAGE ? [] : await pageOfOwner(sql, identityId, page.at(-1), PAGE);
  }
  return charts;
}
