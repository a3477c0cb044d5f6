import { type RouterContextProvider, redirect } from 'react-router';
import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';

/** Why no project was made, and what had been typed. */
export type CreateAnswer = { name: string; slug: string; result: Attempt<string> & { ok: false } };

/**
 * Makes a project; without a slug the service makes one of the name.
 * @throws a redirect to the new project
 */
export async function createProject(
  acting: { context: Readonly<RouterContextProvider>; request: Request },
  form: URLSearchParams,
): Promise<CreateAnswer> {
  const name = (form.get('name') ?? '').trim();
  const slug = (form.get('slug') ?? '').trim();
  const result = await attempt(async () => {
    const wanted = { name, ...(slug === '' ? {} : { slug }) };
    const { data } = await oryClient(acting).createProject({ createProjectBody: wanted });
    return data.slug;
  });
  if (result.ok) throw redirect(`/console/projects/${result.value}`);
  return { name, slug, result };
}
