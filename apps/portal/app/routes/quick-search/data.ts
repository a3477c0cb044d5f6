import { siteContext } from '@gazetteer/site/server';
import type { Route } from './+types/data';
import { findHits } from './find-hits.server.ts';

/** Answers the search boxes while one types (`?sq=`) with a list of hits as JSON. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const text = (url.searchParams.get('sq') ?? '').trim().slice(0, 100);
  return Response.json(await findHits(siteContext(context), text));
}
