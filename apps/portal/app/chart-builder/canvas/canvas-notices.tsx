import { useTranslation } from 'react-i18next';
import { useBuilder } from '../model/use-builder.ts';
import { useCanvas } from './use-canvas.ts';

/** What one should know before one goes on: that a draft is back, that the table is newer than the chart. */
export function CanvasNotices() {
  const { t } = useTranslation();
  const { draft } = useCanvas();
  const { spec, answer, dispatch } = useBuilder();
  const { source } = spec;
  const isOld =
    source.kind === 'table' &&
    source.version !== undefined &&
    (answer?.tables.some(({ version, current_version: current }) => current > version) ?? false);
  const update = () => {
    if (source.kind !== 'table') return;
    dispatch({ type: 'set-source', source: { kind: 'table', resource_id: source.resource_id }, keep: true });
  };
  return (
    <div className="canvas-notices" role="status">
      {draft.isBack ? (
        <p className="canvas-notice">
          {t('visualise.builder.draft.back')}
          <button type="button" className="builder-link" onClick={draft.startAnew}>
            {t('visualise.builder.draft.startAnew')}
          </button>
          <button type="button" className="builder-link" onClick={draft.goOn}>
            {t('visualise.builder.draft.goOn')}
          </button>
        </p>
      ) : null}
      {isOld ? (
        <p className="canvas-notice">
          {t('visualise.builder.version.old')}
          <button type="button" className="builder-link" onClick={update}>
            {t('visualise.builder.version.update')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
