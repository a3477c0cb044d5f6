import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { isConfirmed } from '../../../parts/is-confirmed.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';

const schemaActs = ['save', 'default', 'delete'] as const;

/** What became of a schema, and what was written, so that nothing is lost. */
export interface SchemaAnswer {
  act: (typeof schemaActs)[number];
  id: string;
  text: string;
  /** What the reader of JSON says, where it could not read. */
  unreadable?: string;
  /** Why nothing was sent: a new schema has the id of another one, or the id to be typed was another. */
  problem?: 'taken' | 'unconfirmed';
  result?: Attempt<{ warnings: string[] }>;
}

type Change = { op: 'add' | 'replace' | 'remove'; path: string; value?: unknown };
type Wanted = Pick<SchemaAnswer, 'act' | 'id' | 'text'> & { isNew: boolean };

const IDENTITY = '/services/identity/config/identity';

/** Does to a schema what the button says, unless somebody has changed the project since the page was shown. */
export async function saveSchema(
  acting: ProjectArguments & { url: URL },
  form: URLSearchParams,
): Promise<SchemaAnswer> {
  const act = schemaActs.find((one) => one === form.get('act')) ?? 'save';
  const id = (form.get('id') ?? '').trim();
  const text = form.get('text') ?? '';
  const answer = { act, id, text };
  if (act === 'delete' && !isConfirmed(form, id)) return { ...answer, problem: 'unconfirmed' };
  const read = act === 'save' ? readJson(text) : { value: undefined };
  if ('unreadable' in read) return { ...answer, unreadable: read.unreadable };
  const { id: projectId } = await loadProject(acting);
  const client = oryClient(acting);
  let isTaken = false;
  const result = await attempt(async () => {
    const { data } = await client.getProject({ projectId });
    const place = placeOf(data.services.identity?.config, id);
    const change = changeOf({ ...answer, isNew: form.has('new') }, place, read.value);
    isTaken = change === undefined;
    if (!change) return { warnings: [] };
    const { data: saved } = await client.patchProject({
      projectId,
      ifMatch: `"${form.get('revision') ?? ''}"`,
      jsonPatch: [change],
    });
    return { warnings: saved.warnings.map(({ message }) => message) };
  });
  return isTaken ? { ...answer, problem: 'taken' } : { ...answer, result };
}

/** What is sent; undefined where a new schema would take the place of another one. */
function changeOf(
  { act, id, isNew }: Wanted,
  place: number | undefined,
  schema: unknown,
): Change | undefined {
  if (act === 'default') return { op: 'replace', path: `${IDENTITY}/default_schema_id`, value: id };
  const path = `${IDENTITY}/schemas/${place ?? '-'}`;
  if (act === 'delete') return { op: 'remove', path };
  if (isNew && place !== undefined) return undefined;
  return { op: place === undefined ? 'add' : 'replace', path, value: { id, schema } };
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
