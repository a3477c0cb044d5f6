import { timeBefore } from '../model/time-before.ts';
import type { QuestionContext } from './question-context.ts';
import {
  datasetsAsked,
  forgetAskers,
  forgetSenders,
  listKnownAskers,
  removeQuestionsOn,
  removeUntouched,
} from './intake.store.ts';

const DAY = 24 * 60 * 60_000;
const AT_ONCE = 500;

/** How long questions that nobody reads are stored after they were last touched, in days. */
const storedDays = { waiting: 730, answered: 730, declined: 730, spam: 30 } as const;
/** After so many days it is forgotten who asked what is published. */
const KNOWN_DAYS = 730;

type Context = Pick<QuestionContext, 'sql' | 'clock' | 'access'>;

/**
 * Removes questions that were stored long enough, and those about datasets that are no more; forgets after a day where
 * they came from, and after two years who asked what is published.
 */
export async function forgetQuestions(context: Context): Promise<void> {
  const { sql, clock } = context;
  const before = (days: number) => timeBefore({ clock }, days * DAY);
  await untilFew(() => forgetSenders(sql, before(1), AT_ONCE));
  for (const [state, days] of Object.entries(storedDays) as [keyof typeof storedDays, number][]) {
    await untilFew(() => removeUntouched(sql, state, before(days), AT_ONCE));
  }
  await untilFew(async () => {
    const known = await listKnownAskers(sql, before(KNOWN_DAYS), AT_ONCE);
    await sql.transaction(() => forgetAskers(sql, known));
    return known.length;
  });
  await removeWithDatasets(context);
}

async function removeWithDatasets({ sql, access }: Context): Promise<void> {
  for await (const asked of datasetsAsked(sql, AT_ONCE)) {
    const there = await access.existing(asked);
    await removeQuestionsOn(
      sql,
      asked.filter((id) => !there.has(id)),
    );
  }
}

async function untilFew(step: () => Promise<number>): Promise<void> {
  while ((await step()) === AT_ONCE);
}
