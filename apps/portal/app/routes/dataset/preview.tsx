import { useTranslation } from 'react-i18next';
import style from './preview.module.css';

/**
 * The picture the server draws of a table. There is one for each ground; only the one in sight is loaded,
 * because the other is not displayed and pictures load when they come into sight.
 */
export function Preview({ resource, alt }: { resource: { id: string; title: string }; alt?: string }) {
  const { t } = useTranslation();
  const source = `/preview/${encodeURIComponent(resource.id)}.svg`;
  const text = alt ?? t('dataset.previewOf', { title: resource.title });
  return (
    <figure className={style.preview}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={style[theme]}
          src={`${source}?theme=${theme}`}
          alt={text}
          width={720}
          height={360}
          loading="lazy"
          decoding="async"
        />
      ))}
      <figcaption>{t('dataset.previewOf', { title: resource.title })}</figcaption>
    </figure>
  );
}
