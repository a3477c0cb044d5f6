import { createOryClient, type OryClient } from '@gazetteer/client/ory';
import { fetchAs, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';

/** What loaders and actions of a project's pages get. */
export interface ProjectArguments {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** The project of the address, by its slug or id. */
  params: { project: string };
}

/** The client of the identity platform, in the name of whoever sent the request and in the project of its address. */
export function projectClient({ context, request, params }: ProjectArguments): OryClient {
  const services = siteContext(context);
  return createOryClient({
    baseUrl: services.publicUrl,
    fetch: fetchAs(services, request),
    project: params.project,
  });
}
