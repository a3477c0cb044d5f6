import { actionApi } from '@gazetteer/actions';
import {
  anonymous,
  createHttpServer,
  type Caller,
  type HttpServer,
  type HttpServerOptions,
} from '@gazetteer/kernel';
import { onTestFinished } from 'vitest';

export const PUBLIC_URL = 'http://portal.test';

/** The administrator of the installation. */
export const administrator: Caller = { kind: 'key', id: 'administrator', name: 'admin', administrator: true };

/** A signed-in person without rights of their own; give some with `grantingAuthorizer`. */
export function person(name: string): Caller {
  return { kind: 'session', id: `session-${name}`, identity: name, administrator: false };
}

/**
 * An HTTP server with the action API, closed after the test. A request calls as the administrator with the
 * header `authorization: administrator`, as a person with that person's name, and else as nobody.
 */
export async function createTestServer(options: Pick<HttpServerOptions, 'logger'> = {}): Promise<HttpServer> {
  const server = await createHttpServer({
    ...options,
    authenticate: async (request) => callerNamed(request.headers.authorization),
  });
  await actionApi(server, { publicUrl: PUBLIC_URL });
  onTestFinished(() => server.close());
  return server;
}

function callerNamed(name: string | undefined): Caller {
  if (!name) return anonymous;
  return name === 'administrator' ? administrator : person(name);
}
