import { fetchAs, siteContext } from '@gazetteer/site/server';
import { data, type RouterContextProvider } from 'react-router';
import { readRecord, type SavedChartData, type SavedRecord } from '../../charts/saved-record.ts';

/**
 * The saved chart of a link, in a language as far as it is written in it; as it was written where none is named.
 * @throws the answer 404 where there is none, or this visitor may not see it
 */
export async function loadSavedChart(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  visID: string,
  language?: string,
): Promise<SavedChartData> {
  const services = siteContext(context);
  const filter = JSON.stringify({ visID: { _eq: visID.slice(0, 100) } });
  const address = `${services.publicUrl}/api/content/items/visualisations?${new URLSearchParams({ filter, ...(language && { lang: language }) })}`;
  const answer = await fetchAs(services, request)(address, { headers: { accept: 'application/json' } });
  if (!answer.ok && answer.status >= 500) throw new Response(null, { status: 502 });
  const found = answer.ok ? ((await answer.json()) as { data: SavedRecord[] }).data[0] : undefined;
  if (!found) throw data(null, { status: 404 });
  return { ...readRecord(found), titleLanguage: foreignLanguage(found, language) };
}

function foreignLanguage(
  { language, title_translated }: SavedRecord,
  asked: string | undefined,
): string | undefined {
  const isForeign = asked !== undefined && language !== asked && title_translated?.[asked] === undefined;
  return isForeign ? (language ?? undefined) : undefined;
}
