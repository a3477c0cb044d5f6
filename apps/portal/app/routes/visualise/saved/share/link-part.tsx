import { Button, CopyButton } from '@gazetteer/ui';
import { IconShare2 } from '@tabler/icons-react';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../../../shell/use-shell.ts';
import { viewAddress } from '../chart-addresses.ts';
import type { SharedChart } from './shared-chart.ts';

const never = () => () => undefined;

/** The link, to copy, or to hand to the device's own ways of sharing. */
export function LinkPart({ chart }: { chart: SharedChart }) {
  const { t } = useTranslation();
  const { publicUrl } = useShell();
  const id = useId();
  const canShare = useSyncExternalStore(never, isShareOffered, () => false);
  const url = publicUrl + viewAddress(chart.visID);
  const share = async () => {
    try {
      await navigator.share({ title: chart.title, url });
    } catch {
      // Closed without a choice: nothing to say.
    }
  };
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
      {canShare ? (
        <Button icon={<IconShare2 stroke={1.6} aria-hidden="true" />} onClick={() => void share()}>
          {t('visualise.share.native')}
        </Button>
      ) : null}
    </div>
  );
}

/** Phones and tablets have a sheet of their own for it; on a desk the link is shorter. */
function isShareOffered(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}
