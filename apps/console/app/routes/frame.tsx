import { nameOf, privateHeaders } from '@gazetteer/site';
import { findVisitor, requireSession } from '@gazetteer/site/server';
import { Outlet } from 'react-router';
import { ConsoleError } from '../frame/console-error.tsx';
import { ConsoleLayout } from '../frame/console-layout.tsx';
import { rightsOf } from '../rights/rights.server.ts';
import { leadToPortal } from '../session/lead-to-portal.server.ts';
import { giveBack, setAside } from '../session/lost-form.server.ts';
import type { Person } from '../session/use-person.ts';
import type { Route } from './+types/frame';

export { ConsoleError as ErrorBoundary, privateHeaders as headers };

/** Leads to the login before anything is loaded; but never away from what somebody has just sent. */
export const middleware: Route.MiddlewareFunction[] = [
  leadToPortal,
  async ({ context, request, url }, next) => {
    if (request.method !== 'POST') await requireSession({ context, request, url });
    else if ((await findVisitor(context, request)).state !== 'signed-in')
      await setAside(context, request, url);
    return next();
  },
];

/**
 * Who works here. What they may not use is refused by its section, and by the services.
 * @throws 401 with what was sent without a session
 */
export async function loader(loading: Route.LoaderArgs): Promise<{ person: Person }> {
  giveBack(loading.context);
  const [{ identity }, rights] = await Promise.all([requireSession(loading), rightsOf(loading)]);
  return { person: { id: identity.id, name: nameOf(identity), rights } };
}

/** Who it is depends on the session only, and another session is another document. */
export function shouldRevalidate() {
  return false;
}

/** The pages of the console in their frame. */
export default function ConsoleFrame({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <ConsoleLayout person={person}>
      <Outlet />
    </ConsoleLayout>
  );
}
