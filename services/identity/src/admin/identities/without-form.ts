import { badRequest } from '@gazetteer/ory';
import { FormProblem } from '../../forms/form-problem.ts';

/**
 * Runs a change of identities, and tells administrators of broken traits as of every other malformed request.
 * @throws OryError 400 naming each trait that breaks the schema
 */
export async function withoutForm<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof FormProblem)) throw error;
    const reasons = error.problems.map(({ node, text }) => (node ? `${node}: ${text.text}` : text.text));
    throw badRequest(reasons.join(' '));
  }
}
