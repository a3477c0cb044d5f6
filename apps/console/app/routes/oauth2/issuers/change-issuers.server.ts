import type { JsonWebKey } from '@gazetteer/client/ory';
import { linesOf } from '../../../client-form/lines-of.ts';
import { isConfirmed } from '../../../parts/is-confirmed.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';

/** What became of a form of the page. */
export interface IssuersAnswer {
  act: 'trust' | 'delete' | undefined;
  /** What was sent, so that nothing is lost. */
  sent: Record<string, string>;
  /** What the reader of JSON says of the key, where it could not read. */
  unreadable?: string;
  /** Whether another name was typed, so that nothing was done. */
  isWrong?: boolean;
  result?: Attempt<{ id: string }>;
}

/** Trusts an issuer, or trusts one no more. */
export async function changeIssuers(acting: ProjectArguments, form: URLSearchParams): Promise<IssuersAnswer> {
  const sent = Object.fromEntries(form);
  const client = projectClient(acting);
  if (form.get('act') === 'delete') {
    const answer: IssuersAnswer = { act: 'delete', sent };
    if (!isConfirmed(form, form.get('issuer') ?? '')) return { ...answer, isWrong: true };
    const id = form.get('id') ?? '';
    const result = await attempt(async () => {
      await client.deleteTrustedOAuth2JwtGrantIssuer({ id });
      return { id };
    });
    return { ...answer, result };
  }
  if (form.get('act') !== 'trust') return { act: undefined, sent };
  const key = readKey(form.get('jwk') ?? '');
  if ('unreadable' in key) return { act: 'trust', sent, unreadable: key.unreadable };
  const subject = (form.get('subject') ?? '').trim();
  const result = await attempt(async () => {
    const { data } = await client.trustOAuth2JwtGrantIssuer({
      trustOAuth2JwtGrantIssuer: {
        issuer: (form.get('issuer') ?? '').trim(),
        ...(subject === '' ? { allow_any_subject: form.has('any') } : { subject }),
        ...(subject !== '' && form.has('any') ? { allow_any_subject: true } : {}),
        scope: linesOf(form.get('scope')),
        jwk: key.jwk,
        // The trust ends with that day, in UTC.
        expires_at: `${form.get('until') ?? ''}T23:59:59Z`,
      },
    });
    return { id: data.id };
  });
  return { act: 'trust', sent, result };
}

function readKey(text: string): { jwk: JsonWebKey } | { unreadable: string } {
  try {
    return { jwk: JSON.parse(text) as JsonWebKey };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : '' };
  }
}
