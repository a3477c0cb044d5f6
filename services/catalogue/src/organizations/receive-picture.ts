import { createHash } from 'node:crypto';
import { invalidInput } from '@gazetteer/kernel';
import type { Catalogue, ReceivedFile } from '../catalogue.ts';
import type { OrganizationInput } from './organization-input.contract.ts';
import { type PictureTables, removeOtherPicture, writePicture } from './picture.store.ts';

/** Where pictures of organisations and groups stand, as in CKAN. */
export const pictureFolder = '/uploads/group/';

/** A picture that came with a call, as it is stored. */
export type Picture = { digest: string; webp: string };

/** What a call says of an organisation or a group, and the file that came with it. */
export type OrganizationChange = { input: OrganizationInput; file?: ReceivedFile | undefined };

/**
 * Draws the picture that came with a call, if any did, and says where it will stand.
 * @throws invalid_input for a file that is no picture
 */
export async function receivePicture(
  { pictures, publicUrl }: Pick<Catalogue, 'pictures' | 'publicUrl'>,
  { input, file }: OrganizationChange,
): Promise<{ input: OrganizationInput; picture?: Picture }> {
  if (!file) return { input: input.clear_upload ? { ...input, image_url: '' } : input };
  const drawn = await pictures.draw(file.path);
  if (!drawn) {
    throw invalidInput({ image_upload: ['Must be a JPEG, PNG, WebP or AVIF picture that can be read'] });
  }
  const digest = createHash('sha256').update(drawn).digest('hex');
  const image_url = `${publicUrl}${pictureFolder}${digest}.webp`;
  return { input: { ...input, image_url }, picture: { digest, webp: drawn.toString('base64') } };
}

/** Stores the picture of an organisation or a group; one that it shows no longer goes. Part of the transaction that writes its row. */
export async function storePicture(
  { sql }: Pick<Catalogue, 'sql'>,
  { id, image_url }: { id: string; image_url: string },
  picture: Picture | undefined,
): Promise<void> {
  const store = sql.as<PictureTables>();
  if (picture) return writePicture(store, { group_id: id, ...picture });
  const [, shown = ''] = new RegExp(`${pictureFolder}([0-9a-f]{64})\\.webp$`).exec(image_url) ?? [];
  await removeOtherPicture(store, id, shown);
}
