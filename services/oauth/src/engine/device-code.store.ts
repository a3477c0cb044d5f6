import type { Sql } from '@gazetteer/kernel';
import type { DeviceCodesTable, OauthTables } from '../model/tables.ts';

type Store = Sql<OauthTables>;

/** Writes the code of a device, or what has become of it. */
export async function saveDeviceCode(sql: Store, row: DeviceCodesTable): Promise<void> {
  const { grant_id, payload, expires_at } = row;
  await sql.query
    .insertInto('oauth_device_codes')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'id']).doUpdateSet({ grant_id, payload, expires_at }),
    )
    .execute();
}

/** Finds the code of a device by the digest of what the device has, or of what the person types. */
export async function findDeviceCode(
  sql: Store,
  projectId: string,
  by: { id: string } | { userCode: string },
): Promise<DeviceCodesTable | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['user_code', by.userCode] as const);
  return sql.query
    .selectFrom('oauth_device_codes')
    .selectAll()
    .where('project_id', '=', projectId)
    .where(column, '=', value)
    .executeTakeFirst();
}

/** Marks the code of a device as used. @returns false when it was used before */
export async function consumeDeviceCode(
  sql: Store,
  projectId: string,
  id: string,
  consumedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('oauth_device_codes')
    .set({ consumed_at: consumedAt })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the codes of devices that were given for a grant. */
export async function removeDeviceCodes(
  sql: Store,
  projectId: string,
  by: { id: string } | { grantId: string },
): Promise<void> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['grant_id', by.grantId] as const);
  await sql.query
    .deleteFrom('oauth_device_codes')
    .where('project_id', '=', projectId)
    .where(column, '=', value)
    .execute();
}
