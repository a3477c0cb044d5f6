import { isRequestError, type RequestError } from '@gazetteer/client';
import { redirect, type RouterContextProvider } from 'react-router';
import type { PortalClient } from '@gazetteer/client/portal';
import { portalClient } from '../../../portal-calls/portal-client.server.ts';
import { findLook } from './load-look.server.ts';
import { namesOf, readingOf, readRecipe } from './look-values.ts';

/** What became of the form. */
export interface LookAnswer {
  refusal?: { problem: string; detail: string; reason?: RequestError['info'] } | undefined;
  /** The rows were read anew, so that they are to be looked at before they are published. */
  isReadAnew?: boolean;
}

interface Acting {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { dataset: string; look: string };
}

/**
 * Shows a look again as the form says, publishes or discards it. What changes rows or values is shown before it is published.
 * @throws Response as `loadLook`; one that leads on where the look is published or discarded
 */
export async function changeLook(acting: Acting, form: URLSearchParams): Promise<LookAnswer> {
  // A press of a button may overtake the reading that leaving a field began.
  for (let left = TIMES_OVERTAKEN; left > 0; left--) {
    const answer = await tryToChange(acting, form);
    if (answer.refusal?.problem !== 'conflict') return answer;
  }
  return tryToChange(acting, form);
}

const TIMES_OVERTAKEN = 2;

async function tryToChange(acting: Acting, form: URLSearchParams): Promise<LookAnswer> {
  const client = portalClient(acting);
  const { entry, look } = await findLook(acting);
  const { id } = look;
  const desk = `/console/data/${entry.name}`;
  const act = form.get('act');
  try {
    if (act === 'discard') {
      await client.discardLook({ id });
      throw redirect(`${desk}/add`);
    }
    const recipe = readRecipe(form, look.recipe);
    const title = form.get('title') ?? undefined;
    if (JSON.stringify([recipe, title]) !== JSON.stringify([look.recipe, look.title ?? undefined]))
      await client.correctLook({ id, correctLookBody: { recipe, ...(title && { title }) } });
    if (act !== 'publish') return {};
    // Beside a published table names decide what is changed, too.
    const isSeen = !form.has('if_version') || namesOf(recipe) === namesOf(look.recipe);
    if (!isSeen || readingOf(recipe) !== readingOf(look.recipe)) return { isReadAnew: true };
    const { data: done } = await client.publishLook({ id, publishLookBody: consentOf(form) });
    throw redirect(`${desk}/add?${toldOf(done).toString()}`);
  } catch (error) {
    if (!isRequestError(error)) throw error;
    const [field] = Object.keys(error.fields);
    const problem = field ? `${error.code}_${field}` : error.code;
    return { refusal: { problem, detail: error.detail ?? '', reason: error.info } };
  }
}

/** What whoever publishes has seen and accepts. */
function consentOf(form: URLSearchParams): { accept_columns: boolean; if_version?: number } {
  const seen = Number(form.get('if_version'));
  return { accept_columns: form.has('accept_columns'), ...(seen > 0 && { if_version: seen }) };
}

type Published = Awaited<ReturnType<PortalClient['publishLook']>>['data'];

/** What the page that it leads on to tells of a publication. */
function toldOf({ resource_id, rows, rejected_rows, changes }: Published): URLSearchParams {
  return new URLSearchParams({
    done: resource_id,
    rows: String(rows),
    left_out: String(rejected_rows),
    ...(changes && {
      added: String(changes.added),
      changed: String(changes.changed ?? 0),
      removed: String(changes.removed),
    }),
  });
}
