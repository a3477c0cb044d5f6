import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { changeTests } from './change-tests.server.ts';
import { loadTests } from './load-tests.server.ts';
import { TestForm } from './test-form.tsx';
import { TestTable } from './test-table.tsx';
import { TestsAnswerNotice } from './tests-answer.tsx';
import styles from './tests.module.css';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('permissions.tests.title');
  return { title, ...(await loadTests(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changeTests(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Questions about permissions whose answers are known, and which of them are answered so. */
export default function TestsPage({ loaderData }: Route.ComponentProps) {
  const { run, declared, relations, tests, failing, calls } = loaderData;
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const answer = useActionData<typeof action>();
  return (
    <>
      <div className="console-head">
        <h1>{t('permissions.tests.title')}</h1>
        {tests.length > 0 ? (
          <ButtonLink to="?run" look="primary">
            {t('permissions.tests.run')}
          </ButtonLink>
        ) : null}
      </div>
      <p className="console-note">{t('permissions.tests.about')}</p>
      <div role="status" className={styles.answers}>
        <TestsAnswerNotice answer={answer} />
        {run && tests.length > 0 ? (
          <Notice
            kind={failing > 0 ? 'error' : 'plain'}
            title={
              failing > 0
                ? t('permissions.tests.failing', { count: failing, all: tests.length })
                : t('permissions.tests.allHold', { count: tests.length })
            }
          />
        ) : null}
      </div>
      {mayChange ? (
        <TestForm answer={answer} namespaces={declared} relations={relations} isOpen={tests.length === 0} />
      ) : null}
      {tests.length > 0 ? (
        <TestTable tests={tests} hasRun={run} />
      ) : (
        <EmptyState title={t('permissions.tests.none.title')} text={t('permissions.tests.none.text')} />
      )}
      <ApiCalls calls={calls} />
    </>
  );
}
