import type { RouterContextProvider } from 'react-router';
import { portalClient } from '../../../portal-calls/portal-client.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';

/** What was asked for about which chart, and what became of it. */
export interface ChartChange {
  act: 'approve' | 'hide' | 'restore';
  id: string;
  title: string;
  reason: string;
  result: Attempt<null>;
}

/** Approves a chart as it was shown, hides it with the reason that was typed, or gives it back. */
export async function changeChart(
  acting: { context: Readonly<RouterContextProvider>; request: Request },
  form: URLSearchParams,
): Promise<ChartChange> {
  const client = portalClient(acting);
  const act = (['approve', 'restore'] as const).find((one) => one === form.get('act')) ?? 'hide';
  const id = form.get('id') ?? '';
  const reason = (form.get('reason') ?? '').trim();
  const result = await attempt(async () => {
    if (act === 'approve') await client.approveSavedChart({ id, updated: form.get('updated') ?? '' });
    else if (act === 'restore') await client.putBackSavedChart({ id, reason });
    else await client.takeDownSavedChart({ id, reason });
    return null;
  });
  return { act, id, title: form.get('title') ?? '', reason, result };
}
