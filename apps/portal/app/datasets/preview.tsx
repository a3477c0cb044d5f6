import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PreviewPicture } from '../theme/preview-picture.tsx';
import type { TablePreview } from './find-preview.server.ts';
import style from './preview.module.css';

interface PreviewProps {
  preview: TablePreview;
  /** Where the picture is what the page shows: its words stand beside it. */
  isWide?: boolean;
}

/** The picture the server draws of a table, under its title: the largest thing one sees first. */
export function Preview({ preview, isWide = false }: PreviewProps) {
  const { t } = useTranslation();
  const { resourceId, alt, drawn, drawnForPhone } = preview;
  return (
    <figure className={isWide ? `${style.preview} ${style.wide}` : style.preview}>
      <figcaption className={style.title}>
        <strong>{preview.title}</strong>
        {preview.subtitle && <span>{preview.subtitle}</span>}
        <span>{preview.caption ?? t('dataset.previewOf', { title: preview.resource })}</span>
      </figcaption>
      <PreviewPicture
        resourceId={resourceId}
        alt={alt}
        drawn={drawn}
        drawnForPhone={drawnForPhone}
        isUrgent
      />
      <Link to={preview.makeYourOwn} className={style.make}>
        {t('visualise.saved.fromPreview')}
      </Link>
    </figure>
  );
}
