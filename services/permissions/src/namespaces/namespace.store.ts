import type { Sql } from '@gazetteer/kernel';
import type { PermissionTables } from '../model/tables.ts';

/** The namespaces of which tuples are stored. A step through the key for each: how many tuples there are does not count. */
export async function storedNamespaces(sql: Sql<PermissionTables>, projectId: string): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const { next } = await sql.query
      .selectFrom('permission_tuples')
      .select((eb) => eb.fn.min('namespace').as('next'))
      .where('project_id', '=', projectId)
      .where('namespace', '>', found.at(-1) ?? '')
      .executeTakeFirstOrThrow();
    // There is no smallest of none, whatever the types say.
    if ((next as string | null) === null) return found;
    found.push(next);
  }
}
