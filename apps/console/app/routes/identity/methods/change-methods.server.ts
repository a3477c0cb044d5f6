import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';
import { type MethodName, methodNames, methodSettings, methodsOf } from '../../../project/method-settings.ts';
import { settingPatch } from './setting-patch.ts';

/** What became of the switches, and how they were sent, so that none has to be set again. */
export interface MethodsAnswer {
  sent: Record<MethodName, boolean>;
  result: Attempt<{ changed: number; warnings: string[] }>;
}

/** Changes the switches that were set otherwise, unless somebody has changed the project since the page was shown. */
export async function changeMethods(
  acting: ProjectArguments & { url: URL },
  form: URLSearchParams,
): Promise<MethodsAnswer> {
  const { id: projectId } = await loadProject(acting);
  const client = oryClient(acting);
  const sent = Object.fromEntries(methodNames.map((name) => [name, form.has(name)])) as MethodsAnswer['sent'];
  const result = await attempt(async () => {
    const { data } = await client.getProject({ projectId });
    const before = methodsOf(data.services.identity?.config);
    const changed = methodNames.filter((name) => sent[name] !== before[name]);
    if (changed.length === 0) return { changed: 0, warnings: [] };
    const ifMatch = `"${form.get('revision') ?? ''}"`;
    const jsonPatch = stepsFor(data.services, changed, sent);
    const answer = await client.patchProject({ projectId, ifMatch, jsonPatch });
    return { changed: changed.length, warnings: answer.data.warnings.map(({ message }) => message) };
  });
  return { sent, result };
}

/** A step for each switch; each is written for the document that the steps before it leave. */
function stepsFor(services: unknown, changed: readonly MethodName[], sent: Record<MethodName, boolean>) {
  const document = structuredClone(services) as Record<string, unknown>;
  return changed.map((name) => {
    const place = ['identity', 'config', 'selfservice', ...methodSettings[name].place];
    const step = settingPatch(document, place, sent[name]);
    let at = document;
    for (const key of place.slice(0, -1)) {
      at[key] ??= {};
      at = at[key] as Record<string, unknown>;
    }
    return step;
  });
}
