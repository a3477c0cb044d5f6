import { isAdministrator } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OryError } from './ory-error.ts';

/**
 * Lets administrators of the installation pass; a hook for the routes under `/admin`.
 * @throws OryError 401 for nobody, 403 for anybody else
 */
export function requireAdministrator(
  { caller }: FastifyRequest,
  _reply: FastifyReply,
  done: () => void,
): void {
  if (isAdministrator(caller)) {
    done();
    return;
  }
  const reason = 'This call needs the key or the session of an administrator.';
  if (caller.kind === 'anonymous') throw new OryError(401, 'The request could not be authorized', { reason });
  throw new OryError(403, 'The requested action was forbidden', { reason });
}
