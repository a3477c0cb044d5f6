import { embedAddress, pictureAddress, viewAddress } from '@gazetteer/site';
import { CopyButton } from '@gazetteer/ui';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../site/use-shell.ts';
import { type EmbedWay, embedWays, fittingCode, frameCode, pictureCode } from './embed-code.ts';
import type { SharedChart } from './shared-chart.ts';

const themes = { auto: 'themeAuto', light: 'themeLight', dark: 'themeDark' } as const;
type EmbedTheme = keyof typeof themes;

/** As high as most charts are where nothing is known of this one. */
const USUAL_HEIGHT = 480;
/** Two lines of credits below the picture. */
const CREDITS_HEIGHT = 64;

/** Code that shows the chart in another page, with what it will look like. */
export function EmbedPart({ chart }: { chart: SharedChart }) {
  const { t } = useTranslation();
  const { locale, publicUrl } = useShell();
  const id = useId();
  const [way, setWay] = useState<EmbedWay>('fit');
  const [height, setHeight] = useState(USUAL_HEIGHT);
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const [isOpen, setOpen] = useState(false);
  const own = useOwnHeight(chart, isOpen);
  const colours = theme === 'auto' ? {} : { theme };
  const path = embedAddress(chart.visID, { lang: locale, ...colours, fit: way === 'fit' }, chart.choice);
  const frame = { address: publicUrl + path, title: chart.title };
  const code = {
    fit: () => fittingCode({ ...frame, height: own ?? USUAL_HEIGHT }),
    fixed: () => frameCode({ ...frame, height }),
    picture: () =>
      pictureCode({
        page: publicUrl + viewAddress(chart.visID, chart.choice),
        picture:
          publicUrl +
          pictureAddress(chart.visID, 'svg', { lang: locale, ...colours, width: 720 }, chart.choice),
        alt: chart.title,
      }),
  }[way]();
  return (
    <details className="share-part" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('visualise.share.embed')}</summary>
      <div className="share-embed">
        <div className="share-line">
          <label htmlFor={`${id}-way`}>{t('visualise.share.way')}</label>
          <select id={`${id}-way`} value={way} onChange={({ target }) => setWay(target.value as EmbedWay)}>
            {embedWays.map((name) => (
              <option key={name} value={name}>
                {t(`visualise.share.ways.${name}`)}
              </option>
            ))}
          </select>
          {way === 'fixed' ? (
            <>
              <label htmlFor={`${id}-height`}>{t('visualise.share.size')}</label>
              <input
                id={`${id}-height`}
                type="number"
                min={240}
                max={2000}
                step={20}
                value={height}
                onChange={({ target }) => setHeight(Number(target.value) || USUAL_HEIGHT)}
              />
            </>
          ) : null}
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
        <p>{t(`visualise.share.waysText.${way}`)}</p>
        <textarea
          className="share-text share-code"
          readOnly
          rows={5}
          aria-label={t('visualise.share.code')}
          value={code}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={code} label={t('visualise.share.copyCode')} copied={t('visualise.share.copied')} />
        {isOpen && way !== 'picture' ? (
          <iframe
            className="share-frame"
            sandbox="allow-same-origin allow-popups"
            src={path}
            title={t('visualise.share.frame')}
            height={way === 'fixed' ? height : (own ?? USUAL_HEIGHT)}
          />
        ) : null}
      </div>
    </details>
  );
}

/** How high the chart is in a frame as wide as most columns of text, with the line below it. */
function useOwnHeight({ visID, choice = '' }: SharedChart, isAsked: boolean): number | undefined {
  const { locale } = useShell();
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!isAsked) return;
    const look = new URLSearchParams({ lang: locale, width: '720', imprint: 'false' });
    const stop = new AbortController();
    fetch(`/charts/${encodeURIComponent(visID)}.json?${look}${choice && `&${choice}`}`, {
      signal: stop.signal,
    })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { height: number }) : undefined))
      .then((drawn) => drawn && setHeight(drawn.height + CREDITS_HEIGHT))
      // Without it the code has the height that suits most charts.
      .catch(() => undefined);
    return () => stop.abort();
  }, [visID, choice, locale, isAsked]);
  return height;
}
