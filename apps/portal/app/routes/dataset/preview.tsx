import { useTranslation } from 'react-i18next';
import type { TablePreview } from './find-preview.server.ts';
import style from './preview.module.css';

/**
 * The picture the server draws of a table. There is one for each ground and width; only the one in sight is loaded,
 * because the other is not displayed and pictures load when they come into sight.
 */
export function Preview({ preview }: { preview: TablePreview }) {
  const { t } = useTranslation();
  return (
    <figure className={style.preview}>
      <figcaption className={style.title}>
        <strong>{preview.title}</strong>
        <span>{preview.caption ?? t('dataset.previewOf', { title: preview.resource })}</span>
      </figcaption>
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={style[theme]}>
          <source
            media="(max-width: 599px)"
            srcSet={preview.narrow[theme]}
            width={preview.narrow.width}
            height={preview.narrow.height}
          />
          <img
            src={preview.wide[theme]}
            alt={preview.alt}
            width={preview.wide.width}
            height={preview.wide.height}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </figure>
  );
}
