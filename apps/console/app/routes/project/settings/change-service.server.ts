import { isRequestError, type OryClient } from '@gazetteer/client/ory';
import type { ShownDifference } from '../../../parts/difference-list.tsx';
import { writtenDifferences } from '../../../parts/written-differences.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { changesSince } from './changes-since.server.ts';
import { carryOver, compareSettings, type Settings } from './compare-settings.ts';
import { placeOf, readService, type ServiceName } from './services.ts';

/** What would become of the settings that somebody has written, or did. What was written is always in it. */
export interface ServiceAnswer {
  act: 'review' | 'save';
  service: ServiceName;
  text: string;
  /** The revision that the text is a change of. */
  revision: string;
  /** Why the text cannot be read. */
  fault?: { kind: 'json'; message: string } | { kind: 'shape' };
  /** What saving would change; left out where nothing can be said, and where it is saved. */
  differences?: ShownDifference[];
  /** What somebody else has changed meanwhile. */
  theirs?: ShownDifference[];
  /** Whether the text is the own change on top of that of others; false where it did not fit, and the text is as it was written. */
  isCarriedOver?: boolean;
  result?: Attempt<{ warnings: string[] }>;
}

/** Shows what the settings of a form would change, or saves them as they were shown. */
export async function changeService(
  client: OryClient,
  projectId: string,
  form: URLSearchParams,
): Promise<ServiceAnswer> {
  const act = form.get('act') === 'save' ? 'save' : 'review';
  const service = readService(form.get('service'));
  const text = form.get('text') ?? '';
  const revision = form.get('revision') ?? '';
  const answer = { act, service, text, revision } as const;
  const read = readSettings(text);
  if ('fault' in read) return { ...answer, fault: read.fault };
  const { data: now } = await client.getProject({ projectId });
  const current = now.services[service]?.config ?? {};
  const order = { projectId, written: read.settings, current, now: now.revision_id };
  if (now.revision_id !== revision) return showBoth(client, answer, order);
  if (act === 'save') {
    const result = await save(client, answer, order);
    if (result.ok || result.status !== 412) return { ...answer, result };
    // Somebody was quicker by less than this request takes; it is told like any other change meanwhile.
    return changeService(client, projectId, form);
  }
  return { ...answer, differences: shown(current, read.settings, service) };
}

type Order = { projectId: string; written: Settings; current: Settings; now: string };

/**
 * The settings are replaced as a whole: step by step, the secret of a part of a list that was taken out would stay with the part that
 * comes to stand in its place.
 */
function save(client: OryClient, { service, revision }: ServiceAnswer, { projectId, written }: Order) {
  return attempt(async () => {
    const { data } = await client.patchProject({
      projectId,
      ifMatch: `"${revision}"`,
      jsonPatch: [{ op: 'replace', path: placeOf(service), value: written }],
    });
    return { warnings: data.warnings.map(({ message }) => message) };
  });
}

/** What others have changed since the text was read, and the own change as one on top of it, which can be saved then. */
async function showBoth(
  client: OryClient,
  answer: ServiceAnswer,
  { projectId, written, current, now }: Order,
): Promise<ServiceAnswer> {
  const { service, revision } = answer;
  const read = await settingsOf(client, { projectId, service, revision });
  const carried = read && carryOver(read, written, current);
  const wanted = carried ?? written;
  return {
    ...answer,
    text: carried ? JSON.stringify(carried, null, 2) : answer.text,
    revision: now,
    theirs: await changesSince(client, projectId, revision),
    isCarriedOver: carried !== undefined,
    differences: shown(current, wanted, service),
  };
}

/** The settings that a revision keeps; undefined where it is not kept any more. */
async function settingsOf(
  client: OryClient,
  { projectId, service, revision }: { projectId: string; service: ServiceName; revision: string },
): Promise<Settings | undefined> {
  try {
    const { data } = await client.getProjectRevision({ projectId, revisionId: revision });
    return (data.services[service] as { config: Settings } | undefined)?.config;
  } catch (error) {
    if (isRequestError(error) && error.status === 404) return undefined;
    throw error;
  }
}

function shown(current: Settings, wanted: Settings, service: ServiceName): ShownDifference[] {
  return writtenDifferences(compareSettings(current, wanted, placeOf(service)));
}

function readSettings(text: string): { settings: Settings } | { fault: NonNullable<ServiceAnswer['fault']> } {
  try {
    const read: unknown = JSON.parse(text);
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
    return isObject ? { settings: read as Settings } : { fault: { kind: 'shape' } };
  } catch (error) {
    return { fault: { kind: 'json', message: error instanceof Error ? error.message : '' } };
  }
}
