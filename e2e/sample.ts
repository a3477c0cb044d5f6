import type { APIRequestContext } from '@playwright/test';

type Resource = { id: string; sku: string; idp_ready: boolean };
type Package = { name: string; title: string; resources: Resource[] };

/** What the action answers. */
export async function action<Result>(
  request: APIRequestContext,
  name: string,
  input: Record<string, string>,
): Promise<Result> {
  const answer = await request.get(`/api/3/action/${name}`, { params: input });
  if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`);
  const body = (await answer.json()) as { result: Result };
  return body.result;
}

/** A dataset of the sample with its first table. */
export async function sampleDataset(request: APIRequestContext, name: string) {
  const dataset = await action<Package>(request, 'package_show', { id: name });
  const [resource] = dataset.resources;
  if (!resource) throw new Error(`${name} has no table`);
  return { ...dataset, page: `/p/${name}`, table: `/p/${name}/r/${resource.sku || resource.id}`, resource };
}

/** All datasets of the sample, by name. */
export async function sampleNames(request: APIRequestContext): Promise<string[]> {
  return action<string[]>(request, 'package_list', {});
}
