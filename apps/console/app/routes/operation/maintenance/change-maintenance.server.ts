import type { RouterContextProvider } from 'react-router';
import { portalClient } from '../../../portal-calls/portal-client.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';

/** What was asked for and typed, and what became of it. */
export interface MaintenanceChange {
  act: 'close' | 'open';
  until: string;
  notice: { en: string; fr: string };
  result: Attempt<null>;
}

/** Closes the portal for visitors with what was typed, or opens it again. */
export async function changeMaintenance(
  acting: { context: Readonly<RouterContextProvider>; request: Request },
  form: URLSearchParams,
): Promise<MaintenanceChange> {
  const client = portalClient(acting);
  const act = form.get('act') === 'open' ? 'open' : 'close';
  const until = (form.get('until') ?? '').trim();
  const notice = { en: form.get('notice_en') ?? '', fr: form.get('notice_fr') ?? '' };
  const result = await attempt(async () => {
    if (act === 'open') await client.endMaintenance();
    else {
      const end = until === '' ? {} : { until: asInstant(until) };
      await client.beginMaintenance({ beginMaintenanceBody: { ...end, notice } });
    }
    return null;
  });
  return { act, until, notice, result };
}

/** Fields of a browser write times without a zone; the page says that they are those of UTC. */
function asInstant(local: string): string {
  return /T\d\d:\d\d(:\d\d)?$/.test(local) ? `${local}Z` : local;
}
