import { type Caller, notFound } from '@gazetteer/kernel';
import { nameOfCaller, requireImporter } from '../jobs/job-rights.ts';
import type { Looks } from './looks.ts';
import { findLook, type StoredLook } from './look.store.ts';
import type { LookContent } from './look-content.ts';

/** A look whose file has been read. */
export type ReadyLook = StoredLook & { rows_key: string; read: LookContent };

/**
 * The look of whoever made it, as long as they may import there. For all others it does not exist, nor does one whose time
 * is over.
 * @throws not_found
 */
export async function requireOwnLook(
  { context, sql }: Looks,
  caller: Caller,
  id: string,
): Promise<ReadyLook> {
  const missing = notFound('There is no such look');
  const look = await findLook(sql, id);
  const isTheirs = caller.kind !== 'anonymous' && look?.asked_by === nameOfCaller(caller);
  if (!look || !isTheirs || look.expires_at <= context.clock().toISOString()) throw missing;
  const { rows_key, content, resource_id, package_id } = look;
  if (rows_key === null || content === null) throw missing;
  const target = resource_id === null ? { package_id } : { resource_id };
  await requireImporter(context, caller, target).catch(() => {
    throw missing;
  });
  return { ...look, rows_key, read: JSON.parse(content) as LookContent };
}
