import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';

/** What became of a schema, and what was written, so that nothing is lost. */
export interface SchemaAnswer {
  id: string;
  text: string;
  /** What the reader of JSON says, where it could not read. */
  unreadable?: string;
  result?: Attempt<{ warnings: string[] }>;
}

/** Saves a schema under its id, unless somebody has changed the project since the page was shown. */
export async function saveSchema(
  acting: ProjectArguments & { url: URL },
  form: URLSearchParams,
): Promise<SchemaAnswer> {
  const id = (form.get('id') ?? '').trim();
  const text = form.get('text') ?? '';
  const read = readJson(text);
  if ('unreadable' in read) return { id, text, unreadable: read.unreadable };
  const { id: projectId } = await loadProject(acting);
  const client = oryClient(acting);
  const result = await attempt(async () => {
    const { data } = await client.getProject({ projectId });
    const place = placeOf(data.services.identity?.config, id);
    const path = `/services/identity/config/identity/schemas/${place ?? '-'}`;
    const { data: saved } = await client.patchProject({
      projectId,
      ifMatch: `"${form.get('revision') ?? ''}"`,
      jsonPatch: [{ op: place === undefined ? 'add' : 'replace', path, value: { id, schema: read.value } }],
    });
    return { warnings: saved.warnings.map(({ message }) => message) };
  });
  return { id, text, result };
}

function readJson(text: string): { value: unknown } | { unreadable: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : '' };
  }
}

/** Where the schema of an id stands among those of the settings; undefined where there is none. */
function placeOf(config: Readonly<Record<string, unknown>> | undefined, id: string): number | undefined {
  const identity = config?.['identity'] as { schemas?: { id: string }[] } | undefined;
  const place = identity?.schemas?.findIndex((schema) => schema.id === id) ?? -1;
  return place < 0 ? undefined : place;
}
