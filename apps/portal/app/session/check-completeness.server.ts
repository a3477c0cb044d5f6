import type { Identity } from '@gazetteer/site';
import { findVisitor, reportError, siteContext, type SiteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import { listTraits, type Trait, traitsOfSchema } from './traits.ts';

type Portal = Pick<SiteContext, 'fetch' | 'accountsUrl'>;

/**
 * All traits that the schema of `identity` describes, with their values.
 * @throws Error where the schema cannot be had
 */
export async function readTraits({ fetch, accountsUrl }: Portal, identity: Identity): Promise<Trait[]> {
  const address = `${accountsUrl}/api/.ory/schemas/${encodeURIComponent(identity.schema_id)}`;
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`the identity schema was answered with ${answer.status}`);
  return listTraits(traitsOfSchema(await answer.json()), identity.traits);
}

/**
 * True for a signed-in person whose profile is not complete: a trait has no value. Where that cannot be found out,
 * it counts as complete.
 */
export async function lacksTraits(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<boolean> {
  try {
    const visitor = await findVisitor(context, request);
    if (visitor.state !== 'signed-in') return false;
    const traits = await readTraits(siteContext(context), visitor.session.identity);
    return traits.some(({ value }) => value === '');
  } catch (error) {
    reportError(error);
    return false;
  }
}
