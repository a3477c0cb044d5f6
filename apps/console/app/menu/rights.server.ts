import { siteContext, type SiteServices } from '@gazetteer/site/server';
import { data, type RouterContextProvider } from 'react-router';
import type { Right } from './sections.ts';

/** How the server is asked for each right. The calls that pages make ask again: this decides what is shown. */
const questions: Readonly<Record<Right, (services: SiteServices) => Promise<boolean>>> = {
  edit: ({ mayEdit }) => mayEdit(),
};

const known = new WeakMap<object, Promise<Right[]>>();

/** What the person who sent a request may do here, found out once for all loaders of a page. */
export function rightsOf(context: Readonly<RouterContextProvider>): Promise<Right[]> {
  const asked = known.get(context) ?? askRights(siteContext(context));
  known.set(context, asked);
  return asked;
}

async function askRights(services: SiteServices): Promise<Right[]> {
  const rights = Object.keys(questions) as Right[];
  const answers = await Promise.all(rights.map((right) => questions[right](services)));
  return rights.filter((_right, index) => answers[index]);
}

/**
 * Stands before the pages of a section.
 * @throws 403 for whoever has not this right
 */
export async function requireRight(context: Readonly<RouterContextProvider>, right: Right): Promise<void> {
  if (!(await rightsOf(context)).includes(right)) throw data(null, { status: 403 });
}
