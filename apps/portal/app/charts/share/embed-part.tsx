import { embedAddress } from '@gazetteer/site';
import { CopyButton } from '@gazetteer/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../site/use-shell.ts';
import { embedCode, type EmbedHeight, embedHeights } from './embed-code.ts';
import type { SharedChart } from './shared-chart.ts';

const themes = { auto: 'themeAuto', light: 'themeLight', dark: 'themeDark' } as const;
type EmbedTheme = keyof typeof themes;

/** Code that shows the chart in another page, with what it will look like. */
export function EmbedPart({ chart }: { chart: SharedChart }) {
  const { t } = useTranslation();
  const { locale, publicUrl } = useShell();
  const id = useId();
  const [height, setHeight] = useState<EmbedHeight>('middle');
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const [isOpen, setOpen] = useState(false);
  const path = embedAddress(chart.visID, { lang: locale, ...(theme === 'auto' ? {} : { theme }) });
  const pixels = embedHeights[height];
  const code = embedCode({ address: publicUrl + path, title: chart.title, height: pixels });
  return (
    <details className="share-part" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('visualise.share.embed')}</summary>
      <div className="share-embed">
        <p>{t('visualise.share.embedText')}</p>
        <div className="share-line">
          <label htmlFor={`${id}-height`}>{t('visualise.share.size')}</label>
          <select
            id={`${id}-height`}
            value={height}
            onChange={({ target }) => setHeight(target.value as EmbedHeight)}
          >
            {Object.keys(embedHeights).map((name) => (
              <option key={name} value={name}>
                {t(`visualise.share.${name as EmbedHeight}`)}
              </option>
            ))}
          </select>
          <label htmlFor={`${id}-theme`}>{t('visualise.share.theme')}</label>
          <select
            id={`${id}-theme`}
            value={theme}
            onChange={({ target }) => setTheme(target.value as EmbedTheme)}
          >
            {Object.entries(themes).map(([name, key]) => (
              <option key={name} value={name}>
                {t(`visualise.share.${key}`)}
              </option>
            ))}
          </select>
        </div>
        <textarea
          className="share-text share-code"
          readOnly
          rows={4}
          aria-label={t('visualise.share.code')}
          value={code}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={code} label={t('visualise.share.copyCode')} copied={t('visualise.share.copied')} />
        {isOpen ? (
          <iframe
            className="share-frame"
            sandbox="allow-same-origin allow-popups"
            src={path}
            title={t('visualise.share.frame')}
            height={pixels}
          />
        ) : null}
      </div>
    </details>
  );
}
