import { describeChart, isMap, withPlaceLevel } from '@gazetteer/charts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../site/use-shell.ts';
import { PreviewPicture } from '../../theme/preview-picture.tsx';
import type { TablePreview } from '../../datasets/find-preview.server.ts';
import { AnnotateButton } from '../markings/annotate-button.tsx';
import { MarkedChart } from '../markings/marked-chart.tsx';
import { MarkingProvider } from '../markings/marking-provider.tsx';
import { useBuilder } from '../model/use-builder.ts';
import { CanvasNotices } from './canvas-notices.tsx';
import { DropZones } from './drop-zones.tsx';
import { EmptyChart } from './empty-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { NoRows } from './no-rows.tsx';
import { Problem } from './problem.tsx';
import { Progress } from './progress.tsx';
import { Suggestions } from './suggestions.tsx';
import { useCanvas } from './use-canvas.ts';

const DataPanel = lazy(() => import('./data-panel.tsx'));

/** The chart with its title, in words and as a table; or what to do where there is none. */
export function Canvas() {
  const { t } = useTranslation();
  const { facts, spec, status, problem } = useBuilder();
  const { query, isLoading, preview, isHeld } = useCanvas();
  const [showsTable, setTable] = useState(false);
  const [isThere, setThere] = useState(false);
  const { drawn } = query;
  const words = useDescription() ?? preview;
  const isEmpty = status === 'empty' && !isLoading;
  const isWaiting = status === 'waiting' || (status === 'empty' && isLoading);
  // What will stand around the first chart has its place before it is there, so that nothing moves when it comes.
  const isComing = isWaiting && !words;
  return (
    <MarkingProvider>
      <section
        className="canvas"
        aria-label={t('visualise.builder.canvas.title')}
        data-drop="chart"
        data-map={isMap(spec.mark) || undefined}
      >
        <CanvasNotices />
        <header className="canvas-head">
          <div>
            <h1>{words?.title ?? facts?.title ?? t('visualise.title')}</h1>
            {words?.subtitle ? <p>{words.subtitle}</p> : isComing ? <p>&nbsp;</p> : null}
          </div>
          <AnnotateButton isShown={status === 'ready'} />
        </header>
        <div className="canvas-body" data-status={status}>
          {problem ? <Problem problem={problem} /> : null}
          {isEmpty ? <EmptyChart /> : null}
          {preview && !isThere && !problem ? <OpeningPicture preview={preview} /> : null}
          {drawn && !problem ? (
            drawn.data.rows.length === 0 ? (
              <NoRows />
            ) : drawn.spec.mark === 'table' ? (
              <FigureTable drawn={drawn} title={words?.title ?? ''} />
            ) : (
              <MarkedChart drawn={drawn} alt={words?.alt ?? ''} onDrawn={() => setThere(true)} />
            )
          ) : null}
          {isWaiting && !isHeld ? <Progress /> : null}
          <DropZones />
        </div>
        {words?.caption || isComing ? <p className="canvas-caption">{words?.caption}</p> : null}
      </section>
      <Suggestions />
      {isComing ? <div className="canvas-words" /> : null}
      {words ? (
        <div className="canvas-words">
          <p>
            {t('visualise.builder.canvas.inWords', { text: words.summary })}{' '}
            <button
              type="button"
              className="builder-link"
              aria-expanded={showsTable}
              aria-controls="canvas-table"
              onClick={() => setTable(!showsTable)}
            >
              {t(showsTable ? 'visualise.builder.canvas.hideTable' : 'visualise.builder.canvas.showTable')}
            </button>
          </p>
          <div id="canvas-table" hidden={!showsTable}>
            {showsTable && drawn ? (
              <Suspense fallback={null}>
                <DataPanel />
              </Suspense>
            ) : null}
          </div>
        </div>
      ) : null}
    </MarkingProvider>
  );
}

/** The picture of the chart stands where the chart will. */
function OpeningPicture({ preview: { resourceId, alt, drawn, drawnForPhone } }: { preview: TablePreview }) {
  return (
    <div className="canvas-picture">
      <PreviewPicture
        resourceId={resourceId}
        alt={alt}
        drawn={drawn}
        drawnForPhone={drawnForPhone}
        isUrgent
      />
    </div>
  );
}

/** The chart that is drawn, in words. */
function useDescription() {
  const { locale, site } = useShell();
  const { drawn } = useCanvas().query;
  return useMemo(() => {
    if (!drawn) return undefined;
    const { spec, data, drawing, ground, answer } = drawn;
    return describeChart(withPlaceLevel(spec, answer.geo?.level), data, {
      locale,
      digitGrouping: site.digitGrouping,
      drawing,
      ground,
    });
  }, [drawn, locale, site.digitGrouping]);
}
