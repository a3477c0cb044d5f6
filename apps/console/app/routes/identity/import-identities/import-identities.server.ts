import { nameOf } from '@gazetteer/site';
import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { type KnownSchemas, readIdentities, type ReadLine } from './read-identities.server.ts';

/** As many as one call makes. */
const MOST_IDENTITIES = 1000;
const LONGEST = 2_000_000;
const FAULTS_SHOWN = 100;
const NAMES_SHOWN = 20;

/** A line of which no account is made: by a word of ours, or in those of the service. */
export type Refusal =
  | { line: number; fault: 'json' | 'cells' | 'exists' }
  | { line: number; message: string };

/** What would become of a text, or has. */
export interface Outcome {
  made: number;
  /** The first of them, by name. */
  first: string[];
  refused: Refusal[];
  refusedCount: number;
}

/** What became of a text, with the text, so that nothing that was pasted is lost. */
export type ImportAnswer = { text: string; isDone: boolean } & (
  | { problem: 'empty' | 'tooMany' | 'tooLong' }
  | { unreadable: string }
  | { result: Attempt<Outcome> }
);

/** Looks at the accounts of a form, as the service would make them, and makes them where the form says so. */
export async function importIdentities(
  acting: ProjectArguments & { url: URL },
  form: FormData,
): Promise<ImportAnswer> {
  const file = form.get('file');
  const written = form.get('text');
  const isDone = form.get('act') === 'import';
  if (file instanceof File && file.size > LONGEST) return { text: '', isDone: false, problem: 'tooLong' };
  const text = file instanceof File ? await file.text() : typeof written === 'string' ? written : '';
  if (text.length > LONGEST) return { text: '', isDone: false, problem: 'tooLong' };
  const known = await attempt(() => knownSchemas(acting));
  if (!known.ok) return { text, isDone: false, result: known };
  const read = readIdentities(text, known.value);
  if ('unreadable' in read) return { text, isDone: false, unreadable: read.unreadable };
  if (read.lines.length === 0) return { text, isDone: false, problem: 'empty' };
  if (read.lines.length > MOST_IDENTITIES) return { text, isDone: false, problem: 'tooMany' };
  const result = await attempt(() => send(acting, read.lines, !isDone));
  return { text, isDone: isDone && result.ok, result };
}

async function knownSchemas(asking: ProjectArguments & { url: URL }): Promise<KnownSchemas> {
  const { id: projectId } = await loadProject(asking);
  const [{ data: schemas }, { data: project }] = await Promise.all([
    projectClient(asking).listIdentitySchemas({ perPage: 1000 }),
    oryClient(asking).getProject({ projectId }),
  ]);
  const settings = project.services.identity?.config as
    | { identity?: { default_schema_id?: string } }
    | undefined;
  return {
    byDefault: settings?.identity?.default_schema_id ?? '',
    schemas: new Map(schemas.map(({ id, schema }) => [id, schema])),
  };
}

async function send(acting: ProjectArguments, lines: readonly ReadLine[], dryRun: boolean): Promise<Outcome> {
  const readable = lines.filter((line) => 'identity' in line);
  const { data } = await projectClient(acting).batchPatchIdentities({
    dryRun,
    patchIdentitiesBody: {
      identities: readable.map(({ line, identity }) => ({ create: identity, patch_id: String(line) })),
    },
  });
  const made = data.identities.filter(({ action }) => action === 'create');
  const isMade = new Set(made.map(({ patch_id }) => patch_id));
  const refused: Refusal[] = [
    ...lines.filter((line) => 'fault' in line),
    ...data.identities
      .filter(({ action }) => action !== 'create')
      .map(({ patch_id, error }) => refusalOf(Number(patch_id), error)),
  ].toSorted((one, other) => one.line - other.line);
  return {
    made: made.length,
    first: readable
      .filter(({ line }) => isMade.has(String(line)))
      .slice(0, NAMES_SHOWN)
      .map(({ identity }) =>
        nameOf({ id: '', schema_id: '', ...(identity as { traits: Record<string, unknown> }) }),
      ),
    refused: refused.slice(0, FAULTS_SHOWN),
    refusedCount: refused.length,
  };
}

function refusalOf(line: number, error: unknown): Refusal {
  const { code, reason, message } = (error ?? {}) as { code?: number; reason?: string; message?: string };
  return code === 409 ? { line, fault: 'exists' } : { line, message: reason ?? message ?? '' };
}
