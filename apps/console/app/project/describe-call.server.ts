import { type OryClient, type WrittenCall, writeOryCall } from '@gazetteer/client/ory';
import { siteContext } from '@gazetteer/site/server';
import type { ProjectArguments } from './project-client.server.ts';

type CallName = Parameters<typeof writeOryCall>[0];

/**
 * A call in the project of the page, written down for `ApiCalls`.
 * @throws RequiredError where a parameter is missing
 */
export function describeCall<Name extends CallName>(
  { context, params }: Pick<ProjectArguments, 'context' | 'params'>,
  name: Name,
  parameters: NonNullable<Parameters<OryClient[Name]>[0]>,
): WrittenCall {
  return writeOryCall(name, parameters, { baseUrl: siteContext(context).publicUrl, project: params.project });
}
