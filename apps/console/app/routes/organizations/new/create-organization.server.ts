import { type RouterContextProvider, redirect } from 'react-router';
import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';
import { nameOfTitle } from '../../../datasets/name-of-title.ts';

/** What was typed, and why nothing came of it. */
export interface OrganizationAnswer {
  typed: { title: string; name: string; description: string; homepage: string };
  refusal: Refusal;
}

/**
 * Makes an organisation of what was typed; its name is made of the title unless one is given.
 * @throws Response that leads to the list, which says so
 */
export async function createOrganization(
  acting: { context: Readonly<RouterContextProvider>; request: Request },
  form: URLSearchParams,
): Promise<OrganizationAnswer> {
  const read = (field: string) => (form.get(field) ?? '').replaceAll(/\r\n?/g, '\n').trim();
  const title = read('title');
  const typed = { title, name: read('name'), description: read('description'), homepage: read('homepage') };
  const made = await tryChange(() =>
    datasetClient(acting).action('organization_create', {
      title,
      name: typed.name || nameOfTitle(title),
      description: typed.description,
      extras: typed.homepage ? [{ key: 'homepage', value: typed.homepage }] : [],
    }),
  );
  if (made.refusal) return { typed, refusal: made.refusal };
  throw redirect(`/console/organizations?done=${encodeURIComponent(made.value.name)}`);
}
