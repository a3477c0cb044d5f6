import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { Saving } from './use-save.ts';

/** Why the chart was not saved, and what to do; nothing where it was, or where a sign-in is all that is missing. */
export function SaveProblemText({ problem }: Pick<Saving, 'problem'>) {
  const { t } = useTranslation();
  if (!problem || problem.problem === 'session') return null;
  const { problem: kind, message } = problem;
  return (
    <Notice kind="error" title={t('visualise.save.failed')}>
      {kind === 'failed' ? message : t(`visualise.save.${kind}`)}
      {kind === 'unconfirmed' ? (
        <>
          {' '}
          <a href="/verification" target="_blank" rel="noreferrer">
            {t('visualise.save.confirm')}
          </a>
        </>
      ) : null}
    </Notice>
  );
}
