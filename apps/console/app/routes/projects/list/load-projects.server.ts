import { writeOryCall } from '@gazetteer/client/ory';
import { siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

/** One page of the projects that the visitor may see, and whether they may make new ones. */
export async function loadProjects(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}) {
  const { publicUrl, locale } = siteContext(asking.context);
  const pageToken = asking.url.searchParams.get('page_token');
  const listing = oryClient(asking).listProjects(pageToken ? { pageToken } : {});
  const { data, headers } = await readForPage(asking, listing);
  return {
    title: translator(locale)('projects.title'),
    projects: data.map(({ id, slug, name, state, hosts, role, created_at }) => ({
      id,
      slug,
      name,
      state,
      host: hosts[0] ?? '',
      // Administrators of the installation have no role, and may do what an owner may.
      role: role ?? ('administrator' as const),
      createdAt: created_at,
    })),
    next: nextPageToken(headers),
    // Administrators see at least the portal's own project. The service decides again.
    mayCreate: data.some(({ role }) => role === undefined),
    host: new URL(publicUrl).host,
    calls: [
      writeOryCall('listProjects', {}, { baseUrl: publicUrl }),
      writeOryCall(
        'createProject',
        { createProjectBody: { name: 'Health', slug: 'health' } },
        { baseUrl: publicUrl },
      ),
    ],
  };
}

export type ListedProject = Awaited<ReturnType<typeof loadProjects>>['projects'][number];
