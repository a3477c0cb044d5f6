import { siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { readPageNumber } from '../../../parts/page-number.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { textsOfOrganization } from '../../../translations/organization-texts.ts';
import { progressOf } from '../../../translations/translated-texts.ts';

const pageSize = 50;

/** A page of the organisations that the visitor is admin of, each with how far it is translated. */
export async function loadOrganizations(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}) {
  const { languages, defaultLanguage } = siteContext(asking.context).site;
  const language = languages.find((other) => other !== defaultLanguage);
  const wanted = { permission: 'admin' };
  const own = await readForPage(asking, datasetClient(asking).action('organization_list_for_user', wanted));
  const pages = Math.max(1, Math.ceil(own.length / pageSize));
  const page = readPageNumber(asking.url.searchParams.get('page'), pages);
  const shown = own.slice((page - 1) * pageSize, page * pageSize);
  return {
    organizations: shown.map((organization) => ({
      name: organization.name,
      title: organization.title || organization.name,
      progress: language && progressOf(textsOfOrganization(organization), language),
    })),
    page,
    pages,
    calls: [describeAction(asking, 'organization_list_for_user', wanted)],
  };
}

export type ListedOrganization = Awaited<ReturnType<typeof loadOrganizations>>['organizations'][number];
