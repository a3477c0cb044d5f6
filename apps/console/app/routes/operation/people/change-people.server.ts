import type { RouterContextProvider } from 'react-router';
import { portalClient } from '../../../portal-calls/portal-client.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type PortalRole, portalRoles } from './load-people.server.ts';

/** What was asked for about whom, and what became of it. */
export interface PeopleAnswer {
  act: 'change' | 'invite';
  who: string;
  role: PortalRole;
  result: Attempt<null>;
}

/** Gives somebody the roles that are ticked and takes them the others, or invites somebody by mail. */
export async function changePeople(
  acting: { context: Readonly<RouterContextProvider>; request: Request },
  form: URLSearchParams,
): Promise<PeopleAnswer> {
  const client = portalClient(acting);
  const who = (form.get('who') ?? '').trim();
  const role = portalRoles.find((one) => one === form.get('role')) ?? 'editor';
  const act = form.get('act') === 'invite' ? 'invite' : 'change';
  const result = await attempt(async () => {
    if (act === 'invite') {
      await client.invitePortalPerson({ invitePortalPersonBody: { email: who, role } });
    } else {
      const changePortalRolesBody = readRoles(form);
      await client.changePortalRoles({ id: form.get('id') ?? '', changePortalRolesBody });
    }
    return null;
  });
  return { act, who, role, result };
}

/** A form of a person has a box for each role; that of a program has none for administrators. */
function readRoles(form: URLSearchParams): { administrator?: boolean; editor: boolean } {
  const editor = form.has('editor');
  return form.get('kind') === 'program' ? { editor } : { editor, administrator: form.has('administrator') };
}
