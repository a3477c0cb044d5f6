import { isRequestError, type OryClient } from '@gazetteer/client/ory';
import type { ShownDifference } from '../../../parts/difference-list.tsx';
import { writtenDifferences } from '../../../parts/written-differences.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { changesSince } from './changes-since.server.ts';
import { carryOver, compareSettings, type Settings } from './compare-settings.ts';
import { placeOf, readService, type ServiceName } from './services.ts';
import { withFields } from './setting-fields.ts';

/** What would become of the settings that somebody has written, or did. What was written is always in it. */
export interface ServiceAnswer {
  act: 'review' | 'save';
  service: ServiceName;
  text: string;
  /** The revision that the text is a change of. */
  revision: string;
  /** Why the text cannot be read. */
  fault?: { kind: 'json'; message: string } | { kind: 'shape' };
  /** What the fields showed and what was typed in them, where the text beside them cannot be read. */
  shown?: string;
  fieldText?: string;
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
  const revision = form.get('revision') ?? '';
  const typed = form.get('text') ?? '';
  const read = readSettings(typed);
  const shown = form.get('shown') ?? undefined;
  if ('fault' in read) {
    const fields =
      shown === undefined ? {} : { shown, fieldText: applyFields(shown, shown, { service, form }) };
    return { act, service, text: typed, revision, fault: read.fault, ...fields };
  }
  const text = shown === undefined ? typed : applyFields(typed, shown, { service, form });
  const written = JSON.parse(text) as Settings;
  const answer = { act, service, text, revision } as const;
  const { data: now } = await client.getProject({ projectId });
  const current = now.services[service]?.config ?? {};
  const order = { projectId, written, current, now: now.revision_id };
  if (now.revision_id !== revision) return showBoth(client, answer, order);
  if (act === 'save') {
    const result = await save(client, answer, order);
    if (result.ok || result.status !== 412) return { ...answer, result };
    // Somebody was quicker by less than this request takes; it is told like any other change meanwhile.
    return changeService(client, projectId, form);
  }
  return { ...answer, differences: compared(current, written, service) };
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

/** A text of settings with what was changed in the fields; as it is where nothing was. */
function applyFields(
  text: string,
  shown: string,
  { service, form }: { service: ServiceName; form: URLSearchParams },
): string {
  const before = readSettings(text);
  const base = readSettings(shown);
  if ('fault' in before || 'fault' in base) return text;
  const after = withFields(before.settings, { service, shown: base.settings, form });
  return compareSettings(before.settings, after, '').length === 0 ? text : JSON.stringify(after, null, 2);
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
    differences: compared(current, wanted, service),
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

function compared(current: Settings, wanted: Settings, service: ServiceName): ShownDifference[] {
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
