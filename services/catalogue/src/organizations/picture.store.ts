import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

/** The picture of an organisation or a group: small, so that it needs no file. `webp` is its base64. */
type PicturesTable = { group_id: string; digest: string; webp: string };

/** Schema for `Sql<PictureTables>`. */
export type PictureTables = {
  catalogue_pictures: PicturesTable;
  catalogue_groups: { id: string; image_url: string };
};

type Store = Sql<PictureTables>;

/** Writes the picture of an organisation or a group, in place of another. */
export async function writePicture(sql: Store, picture: PicturesTable): Promise<void> {
  const { digest, webp } = picture;
  await sql.query
    .insertInto('catalogue_pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ digest, webp }))
    .execute();
}

/** Removes the picture of an organisation or a group, unless it is this one. */
export async function removeOtherPicture(sql: Store, groupId: string, digest: string): Promise<void> {
  await sql.query
    .deleteFrom('catalogue_pictures')
    .where('group_id', '=', groupId)
    .where('digest', '!=', digest)
    .execute();
}

/** A picture by the digest of its bytes; undefined once no organisation has it. */
export async function findPicture(sql: Store, digest: string): Promise<Buffer | undefined> {
  const row = await sql.query
    .selectFrom('catalogue_pictures')
    .select('webp')
    .where('digest', '=', digest)
    .limit(1)
    .executeTakeFirst();
  return row && Buffer.from(row.webp, 'base64');
}

/**
 * Writes the addresses of all pictures anew where the site has another address than when they were uploaded, as a copy that was
 * restored elsewhere has.
 * @param folder the address of the folder in which the pictures of this site stand
 */
export async function moveAddresses(sql: Store, folder: string): Promise<void> {
  await sql.query
    .updateTable('catalogue_groups')
    .set((groups) => ({
      image_url: groups
        .selectFrom('catalogue_pictures')
        .whereRef('group_id', '=', 'catalogue_groups.id')
        .select(rawSql<string>`${folder} || digest || '.webp'`.as('address'))
        .$asScalar()
        .$notNull(),
    }))
    .where('id', 'in', (pictures) => pictures.selectFrom('catalogue_pictures').select('group_id'))
    .where('image_url', 'not like', rawSql<string>`${folder} || '%'`)
    .execute();
}
