import type { OryClient } from '@gazetteer/client/ory';
import type { ShownDifference } from '../../../parts/difference-list.tsx';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { changesSince } from './changes-since.server.ts';

/** What became of a name or a state, and what was wanted, so that it has not to be typed again. */
export interface NameOrStateAnswer {
  act: 'name' | 'state';
  wanted: string;
  result: Attempt<null>;
  /** What somebody else has changed meanwhile, where nothing was saved because of it. */
  theirs: ShownDifference[];
}

/** Changes the name of a project, or halts it and lets it run, unless somebody has changed it since the page was shown. */
export async function changeNameOrState(
  client: OryClient,
  projectId: string,
  form: URLSearchParams,
): Promise<NameOrStateAnswer> {
  const act = form.get('act') === 'state' ? 'state' : 'name';
  const wanted = form.get('wanted') ?? '';
  const revision = form.get('revision') ?? '';
  const result = await attempt(async () => {
    const jsonPatch = [{ op: 'replace' as const, path: `/${act}`, value: wanted }];
    await client.patchProject({ projectId, ifMatch: `"${revision}"`, jsonPatch });
    return null;
  });
  const isLate = !result.ok && result.status === 412;
  const theirs = isLate ? await changesSince(client, projectId, revision) : [];
  return { act, wanted, result, theirs };
}
