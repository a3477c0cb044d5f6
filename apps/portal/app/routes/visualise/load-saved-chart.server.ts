import { fetchAs, siteContext } from '@gazetteer/site/server';
import type { Language } from '@gazetteer/site';
import { data, type RouterContextProvider } from 'react-router';
import { writtenIn } from '../../i18n/written-in.server.ts';
import { readRecord, type SavedChartData, type SavedRecord } from '../../charts/saved-record.ts';

/**
 * The saved chart of a link, in a language as far as it is written in it; as it was written where none is named.
 * @throws the answer 404 where there is none, or this visitor may not see it
 */
export async function loadSavedChart(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  visID: string,
  language?: Language,
): Promise<SavedChartData> {
  const services = siteContext(context);
  const filter = JSON.stringify({ visID: { _eq: visID.slice(0, 100) } });
  const address = `${services.publicUrl}/api/content/items/visualisations?${new URLSearchParams({ filter, ...(language && { lang: language }) })}`;
  const answer = await fetchAs(services, request)(address, { headers: { accept: 'application/json' } });
  if (!answer.ok && answer.status >= 500) throw new Response(null, { status: 502 });
  const found = answer.ok ? ((await answer.json()) as { data: SavedRecord[] }).data[0] : undefined;
  if (!found) throw data(null, { status: 404 });
  const isTranslated = language === undefined || found.title_translated?.[language] !== undefined;
  return { ...readRecord(found), written: isTranslated ? undefined : writtenIn(found.language, language) };
}
