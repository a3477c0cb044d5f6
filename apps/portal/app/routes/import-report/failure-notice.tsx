import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { ImportJob } from '../import/import-job.ts';
import style from './page.module.css';

/** What went wrong, where, and what to do. */
export function FailureNotice({ error }: { error: ImportJob['error'] }) {
  const { t, i18n } = useTranslation();
  const [field, causes = []] = Object.entries(error?.fields ?? {})[0] ?? [];
  const key = field ?? error?.code ?? 'other';
  const known = i18n.exists(`import.failure.${key}`) ? key : 'other';
  const what = field === undefined || known === 'other' ? 'other' : 'named';
  return (
    <Notice kind="error" title={t('import.failure.title')}>
      <p>{t(`import.failure.${known as 'other'}`)}</p>
      {what === 'named' && (
        // The causes come from the server, which has them in English.
        <ul className={style.causes} lang="en">
          {causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
      <p>
        {t('import.nothingChanged')} {field === 'file' && t('import.failure.mend')}
      </p>
    </Notice>
  );
}
