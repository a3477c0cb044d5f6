import { Dialog, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { EmbedPart } from './embed-part.tsx';
import { LinkPart } from './link-part.tsx';
import { PicturePart } from './picture-part.tsx';
import type { SharedChart } from './shared-chart.ts';

interface ShareDialogProps {
  chart: SharedChart;
  onClose: () => void;
  /** Where who may see it can be changed; absent for a chart of somebody else. */
  onChangeVisibility?: (() => void) | undefined;
}

/** Every way to take a saved chart elsewhere: its link, its picture, its figures, and code for other pages. */
export default function ShareDialog({ chart, onClose, onChangeVisibility }: ShareDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('visualise.share.title', { title: chart.title })}
      closeLabel={t('visualise.share.close')}
      onClose={onClose}
    >
      {chart.visibility === 'private' ? (
        <Notice>
          <p>{t('visualise.share.private')}</p>
          {onChangeVisibility ? (
            <button type="button" className="share-change" onClick={onChangeVisibility}>
              {t('visualise.share.change')}
            </button>
          ) : null}
        </Notice>
      ) : null}
      <LinkPart chart={chart} />
      <PicturePart chart={chart} />
      <EmbedPart chart={chart} />
    </Dialog>
  );
}
