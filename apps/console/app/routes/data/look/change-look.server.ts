import { isRequestError, type RequestError } from '@gazetteer/client';
import { redirect, type RouterContextProvider } from 'react-router';
import { portalClient } from '../../../portal-calls/portal-client.server.ts';
import { findLook } from './load-look.server.ts';
import { readingOf, readRecipe } from './look-values.ts';

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
    if (readingOf(recipe) !== readingOf(look.recipe)) return { isReadAnew: true };
    const accept_columns = form.has('accept_columns');
    const { data: done } = await client.publishLook({ id, publishLookBody: { accept_columns } });
    const told = new URLSearchParams({
      done: done.resource_id,
      rows: String(done.rows),
      left_out: String(done.rejected_rows),
    });
    throw redirect(`${desk}/add?${told.toString()}`);
  } catch (error) {
    if (!isRequestError(error)) throw error;
    const [field] = Object.keys(error.fields);
    const problem = field ? `${error.code}_${field}` : error.code;
    return { refusal: { problem, detail: error.detail ?? '', reason: error.info } };
  }
}
