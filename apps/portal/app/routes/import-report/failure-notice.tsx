import type { ImportJob } from '@gazetteer/client';
import { Notice } from '@gazetteer/ui';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import style from './page.module.css';
import { useWrittenParams } from './use-written-params.ts';

type ImportError = NonNullable<ImportJob['error']>;

/** What went wrong, where, and what to do. */
export function FailureNotice({ error }: { error: ImportError | null }) {
  const { t, i18n } = useTranslation();
  const [field, texts = []] = Object.entries(error?.fields ?? {})[0] ?? [];
  const key = field ?? error?.code ?? 'other';
  const known = i18n.exists(`import.failure.${key}`) ? key : 'other';
  const isNamed = field !== undefined && known !== 'other';
  return (
    <Notice kind="error" title={t('import.failure.title')}>
      <p>{t(`import.failure.${known as 'other'}`)}</p>
      {isNamed && error?.reason && <Reason reason={error.reason} />}
      {isNamed && !error?.reason && (
        // What has no code is told in English only.
        <ul className={style.causes} lang="en">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p>
        {t('import.nothingChanged')} {field === 'file' && t('import.failure.mend')}
      </p>
    </Notice>
  );
}

function Reason({ reason: { code, params, line } }: { reason: NonNullable<ImportError['reason']> }) {
  const { t } = useTranslation();
  const writtenParams = useWrittenParams();
  // No code without words; what each is told of differs too much for types.
  const key: ParseKeys = `import.refused.${code}`;
  const cause = t(key as 'import.refused.empty', { code, ...writtenParams(params) });
  return (
    <ul className={style.causes}>
      <li>{line === null ? cause : t('import.refused.at_line', { cause, ...writtenParams({ line }) })}</li>
    </ul>
  );
}
