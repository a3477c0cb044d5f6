import { unlistedMeta } from '@gazetteer/site';
import { requireSession, siteContext } from '@gazetteer/site/server';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { data, isRouteErrorResponse, useActionData, useRouteError } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import { callImports } from '../../imports/call-imports.server.ts';
import { sourceName } from '../../imports/import-job.ts';
import { PageTitle } from '../../site/page-title.tsx';
import type { Route } from './+types/page';
import { JobHead } from './job-head.tsx';
import { JobProgress } from './job-progress.tsx';
import { JobReport } from './job-report.tsx';
import { loadJob } from './load-job.server.ts';
import style from './page.module.css';
import { SheetChoice } from './sheet-choice.tsx';
import { useJob } from './use-job.ts';

export { privateHeaders as headers } from '@gazetteer/site';

/** Longer than any form of this page. */
const longestForm = 1000;

export async function loader(loading: Route.LoaderArgs) {
  await requireSession(loading);
  const services = siteContext(loading.context);
  const found = await loadJob(services, loading.request, loading.params.job);
  return {
    ...found,
    title: translator(services.locale)('import.head.active', { name: sourceName(found.job) }),
  };
}

/** Cancels the import, or chooses the sheet. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const text = await request.text();
  if (text.length > longestForm) throw data(null, { status: 413 });
  const form = new URLSearchParams(text);
  const [path, body] =
    form.get('intent') === 'sheet' ? ['sheet', { sheet: form.get('sheet') ?? '' }] : ['cancel', {}];
  const answer = await callImports(
    siteContext(context),
    request,
    `/${encodeURIComponent(params.job)}/${path}`,
    body,
  );
  if (answer.ok) return {};
  if (answer.status === 409) return { isLate: path === 'cancel' };
  throw data(null, { status: answer.status });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? unlistedMeta(matches, loaderData) : [];
}

export default function ImportReportPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const job = useJob(loaderData.job);
  const isOn = job.phase !== 'ended';
  return (
    <div className={`page ${style.page}`}>
      <JobHead job={job} dataset={loaderData.dataset} resource={loaderData.resource} />
      {answer?.isLate && <Notice kind="error" title={t('import.cancelLate')} />}
      {job.phase === 'choosing' && <SheetChoice key="choice" sheets={job.sheets} />}
      {isOn && <JobProgress job={job} />}
      {!isOn && <JobReport job={job} />}
    </div>
  );
}

/** An import that is not there, or not for this visitor. */
export function ErrorBoundary() {
  const { t } = useTranslation();
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <PlainPage title={t('import.missing.title')} lead={t('import.missing.text')}>
      <PageTitle title={t('import.missing.title')} />
    </PlainPage>
  );
}
