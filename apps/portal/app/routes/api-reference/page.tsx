import { pageMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { data } from 'react-router';
import { AllCalls } from './all-calls.tsx';
import { loadCalls } from './load-calls.server.ts';
import { loadPart } from './load-part.server.ts';
import { Part } from './part.tsx';
import referenceStyle from './reference.css?url';
import tryStyle from './try/try.css?url';
import type { Route } from './+types/page';

/** The reference of the API: its groups and what is found among its calls, or a part of it. One route, as every route costs every visitor some bytes. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const services = siteContext(context);
  if (params.part === undefined) return data(loadCalls(services, url.searchParams));
  const shown = loadPart(services, params.part);
  return data(shown, { status: shown.part ? 200 : 404 });
}

export function links() {
  return [referenceStyle, tryStyle].map((href) => ({ rel: 'stylesheet', href }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function ReferencePage({ loaderData }: Route.ComponentProps) {
  return 'words' in loaderData ? <AllCalls shown={loaderData} /> : <Part shown={loaderData} />;
}
