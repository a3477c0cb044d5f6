import {
  createPortalClient,
  type PortalClient,
  type WrittenCall,
  writePortalCall,
} from '@gazetteer/client/portal';
import { fetchAs, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** The client of the portal's own calls, which calls this process in the name of whoever sent the request. */
export function portalClient({ context, request }: Asking): PortalClient {
  const services = siteContext(context);
  return createPortalClient({ baseUrl: services.publicUrl, fetch: fetchAs(services, request) });
}

/**
 * A call of the portal, written down for `ApiCalls`.
 * @throws RequiredError where a parameter is missing
 */
export function describePortalCall<Name extends Parameters<typeof writePortalCall>[0]>(
  { context }: Pick<Asking, 'context'>,
  name: Name,
  parameters: NonNullable<Parameters<PortalClient[Name]>[0]>,
): WrittenCall {
  return writePortalCall(name, parameters, { baseUrl: siteContext(context).publicUrl });
}
