import { unlistedMeta } from '@gazetteer/site';
import { servicesOf, requireSession, siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { datasetPath, resourcePath } from '../../datasets/dataset-facts.ts';
import { translator } from '../../i18n/i18n.server.ts';
import { importHistory } from '../../imports/call-imports.server.ts';
import { findResource } from '../../tables/load-resource.server.ts';
import type { Route } from './+types/resource-page';
import { ImportPage } from './import-page.tsx';

export { privateHeaders as headers } from '@gazetteer/site';

export { RefusedPage as ErrorBoundary } from './refused-page.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const { context, request, params } = loading;
  await requireSession(loading);
  const services = siteContext(context);
  const { dataset, resource } = await findResource(servicesOf(services, request), params, '');
  const history = await importHistory(services, request, { resource_id: resource.id }, dataset);
  return { dataset, resource, history, title: translator(services.locale)('import.open') };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? unlistedMeta(matches, loaderData) : [];
}

export default function ResourceImportPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { dataset, resource, history, title } = loaderData;
  const trail = [
    { text: dataset.title, to: datasetPath(dataset) },
    { text: resource.name ?? dataset.title, to: resourcePath(dataset, resource) },
  ];
  return (
    <ImportPage
      title={title}
      lead={t('import.resourceLead')}
      trail={trail}
      target={{ resource_id: resource.id }}
      history={history}
    />
  );
}
