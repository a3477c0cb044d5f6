import { portal } from '../../load-context.ts';
import type { Route } from './+types/data';
import { findNames } from './find-names.ts';
import { loadNames } from './load-names.server.ts';

/** Answers the header's quick search (`?sq=`) with a list of hits as JSON. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const text = url.searchParams.get('sq') ?? '';
  const names = await loadNames(portal(context));
  return Response.json(findNames(names, text.slice(0, 100)));
}
