import { type RouterContextProvider, redirect } from 'react-router';
import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';
import { readSourceValues, type SourceValues } from '../../../harvest/source-values.ts';

/** What was typed, and why nothing came of it. */
export interface SourceAnswer {
  typed: SourceValues;
  organization: string;
  refusal: Refusal;
}

/**
 * Makes a source of what was typed.
 * @throws Response that leads to the source
 */
export async function createSource(
  acting: { context: Readonly<RouterContextProvider>; request: Request },
  form: URLSearchParams,
): Promise<SourceAnswer> {
  const typed = readSourceValues(form);
  const organization = form.get('organization') ?? '';
  const { value, refusal } = await tryMaking(acting, typed, organization);
  if (value) throw redirect(`/console/harvest/${value.id}?done=created`);
  return { typed, organization, refusal: refusal as Refusal };
}

async function tryMaking(
  acting: { context: Readonly<RouterContextProvider>; request: Request },
  typed: SourceValues,
  organization: string,
): Promise<{ value?: { id: string }; refusal?: Refusal }> {
  return tryChange(() =>
    datasetClient(acting).action('harvest_source_create', { ...typed, owner_org: organization }),
  );
}
