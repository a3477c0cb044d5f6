import type { Organization } from '@gazetteer/client';
import { homepageOf, withHomepage } from '@gazetteer/site';
import { redirect, type RouterContextProvider } from 'react-router';
import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';
import { readForm } from './read-form.server.ts';
import { sendPicture } from './send-picture.server.ts';

/** What stands in the fields of an organisation. */
export interface OrganizationFields {
  title: string;
  name: string;
  description: string;
  homepage: string;
}

/** What became of a form, and what was typed, to be typed no second time. */
export type DescriptionAnswer =
  | { act: 'describe'; typed: OrganizationFields; refusal: Refusal }
  | { act: 'picture'; refusal: Pick<Refusal, 'detail' | 'fields'> };

type Acting = { context: Readonly<RouterContextProvider>; request: Request };

/** What an organisation says of itself, as its form shows it. */
export function fieldsOf(organization: Organization): OrganizationFields {
  const { title, name, description } = organization;
  return { title, name, description, homepage: homepageOf(organization) ?? '' };
}

/**
 * Saves what was changed of an organisation, or its picture. What was not changed is not sent, so that who changes something
 * else at the same time loses nothing.
 * @throws Response that leads to its page, which may have another address by then
 */
export async function saveOrganization(
  acting: Acting,
  organization: Organization,
): Promise<DescriptionAnswer> {
  const form = await readForm(acting.request);
  if (form.get('act') === 'picture') return savePicture(acting, organization, form);
  const read = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : '';
  };
  const typed = {
    title: read('title'),
    name: read('name'),
    description: read('description'),
    homepage: read('homepage'),
  };
  if (typed.homepage !== '' && !homepageOf({ extras: withHomepage([], typed.homepage) })) {
    const fields = { extras: ['no address'] };
    return { act: 'describe', typed, refusal: { status: 409, detail: undefined, fields, info: undefined } };
  }
  const isChanged = (field: keyof OrganizationFields) => typed[field] !== read(`shown_${field}`);
  const saved = await tryChange(() =>
    datasetClient(acting).action('organization_patch', {
      id: organization.id,
      ...(isChanged('title') && { title: typed.title }),
      ...(isChanged('name') && { name: typed.name }),
      ...(isChanged('description') && { description: typed.description }),
      ...(isChanged('homepage') && { extras: withHomepage(organization.extras ?? [], typed.homepage) }),
    }),
  );
  if (saved.refusal) return { act: 'describe', typed, refusal: saved.refusal };
  const done = saved.value.name === organization.name ? 'saved' : 'renamed';
  throw redirect(`/console/organizations/${saved.value.name}?done=${done}`);
}

async function savePicture(
  acting: Acting,
  { id, name }: Organization,
  form: FormData,
): Promise<DescriptionAnswer> {
  const file = form.get('picture');
  const isNew = file instanceof File && file.size > 0;
  if (!isNew && !form.has('remove')) {
    return { act: 'picture', refusal: { detail: undefined, fields: { image_upload: ['missing'] } } };
  }
  const saved = isNew
    ? await sendPicture(acting, id, file)
    : await tryChange(() => datasetClient(acting).action('organization_patch', { id, clear_upload: true }));
  if (saved.refusal) return { act: 'picture', refusal: saved.refusal };
  throw redirect(`/console/organizations/${name}?done=${isNew ? 'pictured' : 'cleared'}`);
}
