import { timeBefore } from '../model/time-before.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { forgetSenders, removeUntouched } from './intake.store.ts';
import { removeEndedLinks } from './thread/link.store.ts';

const DAY = 24 * 60 * 60_000;
const AT_ONCE = 500;

/** How long a message is kept after it was last touched, in days. The privacy page says so. */
const keptDays = { new: 730, open: 730, waiting: 730, answered: 730, closed: 730, spam: 30 } as const;

/** Removes what has been kept long enough, and forgets after a day where messages came from, and addresses that ended. */
export async function forgetFeedback({ sql, clock }: Pick<FeedbackContext, 'sql' | 'clock'>): Promise<void> {
  const before = (days: number) => timeBefore({ clock }, days * DAY);
  await untilFew(() => forgetSenders(sql, before(1), AT_ONCE));
  await untilFew(() => removeEndedLinks(sql, before(0), AT_ONCE));
  for (const [state, days] of Object.entries(keptDays) as [keyof typeof keptDays, number][]) {
    await untilFew(() => removeUntouched(sql, state, before(days), AT_ONCE));
  }
}

async function untilFew(step: () => Promise<number>): Promise<void> {
  while ((await step()) === AT_ONCE);
}
