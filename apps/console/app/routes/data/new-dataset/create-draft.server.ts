import { type RouterContextProvider, redirect } from 'react-router';
import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';
import { nameOfTitle } from '../../../datasets/name-of-title.ts';

/** What was typed, and why nothing came of it. */
export interface DraftAnswer {
  typed: { title: string; name: string; organization: string };
  refusal: Refusal;
}

/**
 * Makes a draft of what was typed; its name is made of the title unless one is given.
 * @throws Response that leads to the draft
 */
export async function createDraft(
  acting: { context: Readonly<RouterContextProvider>; request: Request },
  form: URLSearchParams,
): Promise<DraftAnswer> {
  const title = (form.get('title') ?? '').trim();
  const organization = form.get('organization') ?? '';
  const name = (form.get('name') ?? '').trim() || nameOfTitle(title);
  const { value, refusal } = await tryDraft(acting, { title, name, organization });
  if (value) throw redirect(`/console/data/${value.name}?done=created`);
  return { typed: { title, name, organization }, refusal: refusal as Refusal };
}

async function tryDraft(
  acting: { context: Readonly<RouterContextProvider>; request: Request },
  { title, name, organization }: DraftAnswer['typed'],
): Promise<{ value?: { name: string }; refusal?: Refusal }> {
  return tryChange(() =>
    datasetClient(acting).action('package_create', {
      title,
      name,
      owner_org: organization,
      state: 'draft',
    }),
  );
}
