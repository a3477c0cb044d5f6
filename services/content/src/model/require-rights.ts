import { type Authorizer, type Caller, installation } from '@gazetteer/kernel';
import { ContentError, signInFirst } from './content-error.ts';

/**
 * Lets pass who may edit what the site says: articles, pages, pictures, and messages from visitors.
 * @throws INVALID_CREDENTIALS for nobody, FORBIDDEN for anybody else without the right
 */
export async function requireEditor(
  { authorizer }: { authorizer: Authorizer },
  caller: Caller,
): Promise<void> {
  if (caller.kind === 'anonymous') throw signInFirst();
  if (await authorizer.allows(caller, 'editor', installation)) return;
  throw new ContentError('FORBIDDEN', 'This is for editors.');
}
