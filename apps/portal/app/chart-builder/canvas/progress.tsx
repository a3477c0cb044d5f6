import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanvas } from './use-canvas.ts';

/** An answer that comes sooner needs no word about the wait. */
const PATIENCE = 300;

/** Says that the figures are on their way, and lets one stop waiting. */
export function Progress() {
  const { t } = useTranslation();
  const { query, isLoading } = useCanvas();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="canvas-progress" data-slow={isSlow}>
      {isSlow ? (
        <>
          <span className="canvas-progress-bar" aria-hidden="true" />
          <span>
            {t(isLoading ? 'visualise.builder.canvas.opening' : 'visualise.builder.canvas.counting')}
          </span>
          {isLoading ? null : (
            <button type="button" className="builder-link" onClick={query.cancel}>
              {t('visualise.builder.canvas.cancel')}
            </button>
          )}
        </>
      ) : null}
    </div>
  );
}
