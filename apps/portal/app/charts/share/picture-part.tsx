import { downloadsOf, pictureAddress } from '@gazetteer/site';
import { Button, buttonClass } from '@gazetteer/ui';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../site/use-shell.ts';
import { copyImage } from './copy-image.ts';
import type { SharedChart } from './shared-chart.ts';

/** What chats show of the link, and the picture and its figures as files. */
export function PicturePart({ chart }: { chart: SharedChart }) {
  const { t } = useTranslation();
  const { locale } = useShell();
  const [copied, setCopied] = useState<boolean>();
  const copy = async () =>
    setCopied(await copyImage(pictureAddress(chart.visID, 'png', { lang: locale }, chart.choice)));
  const Mark = copied ? IconCheck : IconCopy;
  return (
    <section className="share-part" aria-label={t('visualise.share.picture')}>
      <figure className="share-preview">
        <img
          src={pictureAddress(chart.visID, 'png', { lang: locale, size: 'og' }, chart.choice)}
          alt={t('visualise.share.previewAlt')}
          width={1200}
          height={630}
        />
        <figcaption>{t('visualise.share.preview')}</figcaption>
      </figure>
      <div className="share-line">
        <Button icon={<Mark stroke={1.6} aria-hidden="true" />} onClick={() => void copy()}>
          <span aria-live="polite">{t(`visualise.share.${copied ? 'imageCopied' : 'copyImage'}`)}</span>
        </Button>
        {downloadsOf(chart, locale).map(({ format, address }) => (
          <a
            key={format}
            className={buttonClass()}
            href={address}
            download
            aria-label={t('visualise.saved.downloadAs', { format })}
          >
            {format}
          </a>
        ))}
      </div>
      {copied === false ? <p role="alert">{t('visualise.share.imageFailed')}</p> : null}
    </section>
  );
}
