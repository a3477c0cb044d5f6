import { viewAddress } from '@gazetteer/site';
import { CopyButton } from '@gazetteer/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeShare } from '../../controls/native-share.tsx';
import { useShell } from '../../site/use-shell.ts';
import type { SharedChart } from './shared-chart.ts';

/** The link, to copy, or to hand to the device's own ways of sharing. */
export function LinkPart({ chart }: { chart: SharedChart }) {
  const { t } = useTranslation();
  const { publicUrl } = useShell();
  const id = useId();
  const url = publicUrl + viewAddress(chart.visID, chart.choice);
  return (
    <div className="share-part">
      <label htmlFor={id}>{t('visualise.share.link')}</label>
      <div className="share-line">
        <input
          id={id}
          className="share-text"
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={url} label={t('visualise.share.copyLink')} copied={t('visualise.share.copied')} />
      </div>
      <NativeShare title={chart.title} url={url} label={t('visualise.share.native')} />
    </div>
  );
}
