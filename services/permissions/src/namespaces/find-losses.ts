import type { Fault, Language } from '../language/namespace.ts';
import { currentLanguage } from '../model/current-language.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { storedNamespaces } from './namespace.store.ts';

const HEAD = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };

/**
 * Which permissions in use a new language would take away, without being wrong by itself: it declares nothing, or no longer
 * declares a namespace of which tuples are stored.
 */
export async function findLosses(
  context: PermissionContext,
  projectId: string,
  { namespaces, faults }: Pick<Language, 'namespaces' | 'faults'>,
): Promise<Fault[]> {
  if (faults.length > 0) return [];
  const { namespaces: before } = await currentLanguage(context, projectId);
  if (namespaces.size === 0) {
    const message = 'The text declares no namespace, so every check is denied';
    return before.size === 0 ? [] : [{ message, span: HEAD }];
  }
  const stored = await storedNamespaces(context.sql, projectId);
  return stored
    .filter((name) => before.has(name) && !namespaces.has(name))
    .map((name) => ({
      message: `The namespace "${name}" is declared no more, and its tuples allow nothing`,
      span: HEAD,
    }));
}
