import type { IntrospectedOAuth2Token } from '@gazetteer/client/ory';
import { type Attempt, attempt } from '../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../project/project-client.server.ts';
import { type ReadJwt, readJwt } from './read-jwt.server.ts';

/** What is known of a token. */
export interface Inspection {
  introspection: IntrospectedToken;
  jwt: ReadJwt | undefined;
  /** When it was looked at, in seconds since 1970: what time is left is counted from there. */
  at: number;
}

/** What the service says of a token; claims of consents are JSON. */
export interface IntrospectedToken extends Omit<IntrospectedOAuth2Token, 'ext'> {
  ext: string | undefined;
}

/** Asks a project whether a token holds, and reads it where it is a JWT. The token itself is in no part of the answer. */
export function inspectToken(acting: ProjectArguments, token: string): Promise<Attempt<Inspection>> {
  return attempt(async () => {
    const client = projectClient(acting);
    const [{ data }, { data: keys }] = await Promise.all([
      client.introspectOAuth2Token({ token }),
      client.discoverJsonWebKeys(),
    ]);
    const { ext, ...introspection } = data;
    return {
      introspection: { ...introspection, ext: ext && JSON.stringify(ext, null, 2) },
      jwt: await readJwt(token, keys),
      at: Math.floor(Date.now() / 1000),
    };
  });
}
