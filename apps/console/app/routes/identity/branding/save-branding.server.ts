import { data } from 'react-router';
import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';
import { type BrandingFields, brandingOf, settingsOf } from './branding-settings.ts';

/** Longer than any form of this page whose logo the service could take. */
const LONGEST_FORM = 200_000;

/** What became of the form, and what stood in its fields, so that nothing has to be typed again. */
export interface BrandingAnswer {
  sent: BrandingFields;
  result: Attempt<{ warnings: string[] }>;
}

/**
 * Saves how a project looks, unless somebody has changed the project since the page was shown.
 * @throws 413 for a form that is too long to be read
 */
export async function saveBranding(acting: ProjectArguments & { url: URL }): Promise<BrandingAnswer> {
  const { id: projectId } = await loadProject(acting);
  const bytes = await acting.request.arrayBuffer();
  if (bytes.byteLength > LONGEST_FORM) throw data(null, { status: 413 });
  const headers = { 'content-type': acting.request.headers.get('content-type') ?? '' };
  const form = await new Response(bytes, { headers }).formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const sent = { name: text('name'), light: text('light'), dark: text('dark') };
  const result = await attempt(async () => {
    const client = oryClient(acting);
    const { data: project } = await client.getProject({ projectId });
    const { logo } = brandingOf(project.services.identity?.config);
    const kept = form.has('remove-logo') ? undefined : logo;
    const value = settingsOf(sent, (await logoIn(form)) ?? kept);
    const jsonPatch = [{ op: 'add' as const, path: '/services/identity/config/branding', value }];
    const answer = await client.patchProject({ projectId, ifMatch: `"${text('revision')}"`, jsonPatch });
    return { warnings: answer.data.warnings.map(({ message }) => message) };
  });
  return { sent, result };
}

/** The chosen picture as a `data:` address; the service checks what it is. */
async function logoIn(form: FormData): Promise<string | undefined> {
  const file = form.get('logo');
  if (!(file instanceof File) || file.size === 0) return undefined;
  return `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
}
