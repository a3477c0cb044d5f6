import type { Authorizer, Caller } from '@gazetteer/kernel';
import type { Visibility } from './match/visible-documents.ts';

export type Asked = { includePrivate: boolean; includeDrafts: boolean; includeDeleted: boolean };

/**
 * What a caller may find: everyone what is public, members what is private in their organisations, editors what is a
 * draft or deleted there. Asking for these is no privilege: who has no right to them finds no more than without.
 */
export async function visibilityOf(
  authorizer: Authorizer,
  caller: Caller,
  asked: Asked,
): Promise<Visibility> {
  const [memberOf, editorOf] = await Promise.all([
    asked.includePrivate ? authorizer.organizationsOf(caller, 'member') : [],
    asked.includeDrafts || asked.includeDeleted ? authorizer.organizationsOf(caller, 'editor') : [],
  ]);
  return {
    privateOf: memberOf,
    draftsOf: asked.includeDrafts ? editorOf : [],
    deletedOf: asked.includeDeleted ? editorOf : [],
  };
}
