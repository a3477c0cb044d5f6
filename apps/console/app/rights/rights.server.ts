import { siteContext } from '@gazetteer/site/server';
import { data, type RouterContextProvider } from 'react-router';
import type { Right } from '../menu/sections.ts';
import { oryClient } from '../ory-calls/ory-client.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** How the server is asked for each right. The calls that pages make ask again: this decides what is shown. */
const questions: Readonly<Record<Right, (asking: Asking) => Promise<boolean>>> = {
  publish: ({ context }) => siteContext(context).mayPublish(),
  administer: ({ context }) => siteContext(context).mayAdminister(),
  edit: ({ context }) => siteContext(context).mayEdit(),
  projects: async (asking) => (await oryClient(asking).listProjects({ pageSize: 1 })).data.length > 0,
  operate: async ({ context }) => siteContext(context).mayOperate(),
};

const known = new WeakMap<object, Promise<Right[]>>();

/** What the person who sent a request may do here, found out once for all loaders of a page. */
export function rightsOf(asking: Asking): Promise<Right[]> {
  const asked = known.get(asking.context) ?? askRights(asking);
  known.set(asking.context, asked);
  return asked;
}

async function askRights(asking: Asking): Promise<Right[]> {
  const rights = Object.keys(questions) as Right[];
  const answers = await Promise.all(rights.map((right) => questions[right](asking)));
  return rights.filter((_right, index) => answers[index]);
}

/**
 * Stands before the pages of a section.
 * @throws 403 for whoever has not this right
 */
export async function requireRight(asking: Asking, right: Right): Promise<void> {
  if (!(await rightsOf(asking)).includes(right)) throw data(null, { status: 403 });
}
