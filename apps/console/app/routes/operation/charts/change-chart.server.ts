import type { RouterContextProvider } from 'react-router';
import { portalClient } from '../../../portal-calls/portal-client.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';

/** What was asked for about which chart, and what became of it. */
export interface ChartChange {
  act: 'hide' | 'restore';
  id: string;
  title: string;
  reason: string;
  result: Attempt<null>;
}

/** Hides a chart from everybody, with the reason that was typed, or gives it back. */
export async function changeChart(
  acting: { context: Readonly<RouterContextProvider>; request: Request },
  form: URLSearchParams,
): Promise<ChartChange> {
  const client = portalClient(acting);
  const act = form.get('act') === 'restore' ? 'restore' : 'hide';
  const id = form.get('id') ?? '';
  const reason = (form.get('reason') ?? '').trim();
  const result = await attempt(async () => {
    if (act === 'restore') await client.putBackSavedChart({ id });
    else await client.takeDownSavedChart({ id, ...(reason === '' ? {} : { reason }) });
    return null;
  });
  return { act, id, title: form.get('title') ?? '', reason, result };
}
