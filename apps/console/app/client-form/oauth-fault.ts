import type { Attempt } from '../project/attempt.server.ts';

/** What is wrong with what was sent, and with which field where the service names one. */
export interface OauthFault {
  field: string | undefined;
  text: string | undefined;
}

/** The fault of what the OAuth2 service has refused: it begins with the name of the field, such as `redirect_uris: …`. */
export function oauthFault(result: Attempt<unknown> | undefined): OauthFault | undefined {
  if (!result || result.ok) return undefined;
  const [, field, part, text] = /^([a-z_]+)(?:\.([\w.]+))?: (.+)$/s.exec(result.message ?? '') ?? [];
  if (field === undefined) return { field: undefined, text: result.message };
  return { field, text: part === undefined ? text : `${part}: ${text}` };
}
