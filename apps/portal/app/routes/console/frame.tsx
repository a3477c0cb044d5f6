import { nameOf } from '@gazetteer/site';
import { findVisitor, requireSession } from '@gazetteer/site/server';
import { Outlet, redirect } from 'react-router';
import { giveBack, setAside } from '../../console/call-console.server.ts';
import { ConsoleError } from '../../console/console-error.tsx';
import { ConsoleLayout } from '../../console/console-layout.tsx';
import type { Editor } from '../../console/use-editor.ts';
import { requireEditor } from '../../session/require-editor.server.ts';
import type { Route } from './+types/frame';
import consoleStyle from './console.css?url';

export { privateHeaders as headers } from '@gazetteer/site';

export { ConsoleError as ErrorBoundary };

/** Leads to the login before anything is loaded; but never away from what somebody has just sent. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request, url }, next) => {
    if (request.method !== 'POST') await requireSession({ context, request, url });
    else if ((await findVisitor(context, request)).state !== 'signed-in')
      await setAside(context, request, url);
    if (/^\/console\/?$/.test(url.pathname)) throw redirect('/console/content');
    return next();
  },
];

/** @throws 401 with what was sent without a session, 403 for whoever may not edit; the services refuse them too */
export async function loader(loading: Route.LoaderArgs): Promise<{ person: Editor }> {
  giveBack(loading.context);
  const { identity } = await requireEditor(loading);
  return { person: { id: identity.id, name: nameOf(identity) } };
}

/** Who it is depends on the session only, and another session is another document. */
export function shouldRevalidate() {
  return false;
}

export function links() {
  return [{ rel: 'stylesheet', href: consoleStyle }];
}

/** The pages of the console in their frame. */
export default function ConsoleFrame({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <ConsoleLayout name={person.name}>
      <Outlet />
    </ConsoleLayout>
  );
}
