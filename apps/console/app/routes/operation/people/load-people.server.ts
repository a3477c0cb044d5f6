import type { RouterContextProvider } from 'react-router';
import { describePortalCall, portalClient } from '../../../portal-calls/portal-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const PAGE_SIZE = 25;

/** The roles by which the list can be narrowed. */
export const portalRoles = ['administrator', 'editor'] as const;
export type PortalRole = (typeof portalRoles)[number];

/** One page of the portal's accounts with their roles, as the address asks for them. */
export async function loadPeople(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}) {
  const { searchParams } = asking.url;
  const role = portalRoles.find((one) => one === searchParams.get('role'));
  const search = (searchParams.get('search') ?? '').trim().slice(0, 200);
  const pageToken = searchParams.get('page_token') ?? '';
  const wanted = {
    pageSize: PAGE_SIZE,
    ...(role ? { role } : {}),
    ...(search === '' ? {} : { search }),
    ...(/^[0-9]{1,15}$/.test(pageToken) ? { pageToken } : {}),
  };
  const { data } = await readForPage(asking, portalClient(asking).listPortalPeople(wanted));
  return {
    query: { role, search },
    people: data.people,
    programs: data.programs,
    total: data.total,
    isCounted: data.is_counted,
    next: data.next_page_token ?? undefined,
    calls: [
      describePortalCall(asking, 'listPortalPeople', wanted),
      describePortalCall(asking, 'changePortalRoles', {
        id: data.people[0]?.id ?? 'ID',
        changePortalRolesBody: { editor: true },
      }),
      describePortalCall(asking, 'invitePortalPerson', {
        invitePortalPersonBody: { email: 'ada@example.org', role: 'editor' },
      }),
    ],
  };
}

export type PeopleList = Awaited<ReturnType<typeof loadPeople>>;
export type PortalPerson = PeopleList['people'][number];
