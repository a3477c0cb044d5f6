import { isMap } from '@gazetteer/charts';
import { pictureAddress } from '@gazetteer/site';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useUntouched } from '../../charts/use-untouched.ts';
import { useShell } from '../../site/use-shell.ts';
import { ThemedPicture, type ThemedPictureProps } from '../../theme/themed-picture.tsx';
import type { SavedPage } from './load-saved-page.server.ts';

const LiveChart = lazy(() => import('./live-chart.tsx'));

const never = () => () => undefined;

/**
 * The chart itself. It comes as a picture of the server's, and stands until the one that answers to pointer and keys
 * once script has drawn that, on a touch screen not before the first touch; the figures of today have no picture, and are
 * drawn by script alone.
 */
export function ChartFigure({ page }: { page: SavedPage }) {
  const { t } = useTranslation();
  const { chart, choice, drawn, words, problem, isToday } = page;
  const [isLive, setLive] = useState(false);
  const isUntouched = useUntouched();
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (problem || (!drawn && !isToday)) return null;
  const picture = drawn ? (
    <ChartPicture
      visID={chart.visID}
      choice={choice}
      alt={words?.alt ?? chart.title}
      drawn={drawn.desk}
      drawnForTablet={drawn.tablet}
      drawnForPhone={drawn.phone}
      isUrgent
    />
  ) : null;
  return (
    <figure className="saved-figure" data-map={isMap(chart.spec.mark) || undefined}>
      {isLive ? null : picture}
      {hasScript && chart.spec.mark !== 'table' && !(picture && isUntouched) ? (
        <Suspense fallback={null}>
          <LiveChart page={page} onDrawn={() => setLive(true)} />
        </Suspense>
      ) : null}
      {chart.spec.mark === 'table' ? null : (
        <figcaption className="saved-hint">
          <span className="saved-pointed" data-waiting={isLive ? undefined : true}>
            {t('visualise.saved.scripted')}
          </span>
          <span className="saved-touched">{t('visualise.saved.touched')}</span>
        </figcaption>
      )}
    </figure>
  );
}

interface ChartPictureProps extends Omit<ThemedPictureProps, 'addressOf'> {
  visID: string;
  /** What a reader chose of it, as a part of addresses. */
  choice: string;
}

/** The drawing the server makes of a saved chart, without title. */
function ChartPicture({ visID, choice, ...picture }: ChartPictureProps) {
  const { locale } = useShell();
  const look = { lang: locale, bare: true } as const;
  const addressOf: ThemedPictureProps['addressOf'] = (theme, { width }) =>
    pictureAddress(visID, 'svg', { ...look, theme, width }, choice);
  return <ThemedPicture addressOf={addressOf} {...picture} />;
}
