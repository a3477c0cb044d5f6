import { unlistedMeta } from '@gazetteer/site';
import { servicesOf, requireSession, siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { datasetPath } from '../../datasets/dataset-facts.ts';
import { findDataset } from '../../datasets/find-dataset.server.ts';
import { translator } from '../../i18n/i18n.server.ts';
import { importHistory } from '../../imports/call-imports.server.ts';
import type { Route } from './+types/dataset-page';
import { ImportPage } from './import-page.tsx';

export { privateHeaders as headers } from '@gazetteer/site';

export { RefusedPage as ErrorBoundary } from './refused-page.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const { context, request, params } = loading;
  await requireSession(loading);
  const services = siteContext(context);
  const dataset = await findDataset(servicesOf(services, request), params.dataset);
  const history = await importHistory(services, request, { package_id: dataset.id }, dataset);
  return { dataset, history, title: translator(services.locale)('import.add') };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? unlistedMeta(matches, loaderData) : [];
}

export default function DatasetImportPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { dataset, history, title } = loaderData;
  return (
    <ImportPage
      title={title}
      lead={t('import.datasetLead')}
      trail={[{ text: dataset.title, to: datasetPath(dataset) }]}
      target={{ package_id: dataset.id }}
      history={history}
    />
  );
}
